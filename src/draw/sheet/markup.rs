//! Text and pictures as HTML.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::examples::SheetPicture;

/// Text for HTML, between tags or in quoted attributes.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// A picture with its caption, embedded in the page.
pub fn figure(shown: &SheetPicture) -> String {
    let class = if shown.is_round() { " class=\"round\"" } else { "" };
    let [width, height] = shown.size;
    format!(
        "<figure>\n<img{class} width=\"{width}\" height=\"{height}\" alt=\"{}\" \
         src=\"data:image/png;base64,{}\">\n<figcaption>{}</figcaption>\n</figure>\n",
        escaped(&shown.alt),
        STANDARD.encode(&shown.png),
        escaped(&shown.caption),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_in_html_is_written_as_text() {
        let text = escaped("<b>\"2 & 3\"</b> 'a' ŵ");
        assert_eq!(text, "&lt;b&gt;&quot;2 &amp; 3&quot;&lt;/b&gt; &#39;a&#39; ŵ");
    }
}
