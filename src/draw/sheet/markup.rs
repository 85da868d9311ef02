//! Text and pictures as HTML.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::board_picture::BoardPicture;
use crate::texts::Language;

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
pub fn figure(board: &BoardPicture, caption: &str) -> String {
    let class = if board.is_round() { " class=\"round\"" } else { "" };
    let [width, height] = board.size;
    let caption = match caption {
        "" => String::new(),
        caption => format!("<figcaption>{}</figcaption>\n", escaped(caption)),
    };
    format!(
        "<figure>\n<img{class} width=\"{width}\" height=\"{height}\" alt=\"{}\" \
         src=\"data:image/png;base64,{}\">\n{caption}</figure>\n",
        escaped(&board.alt),
        STANDARD.encode(&board.png),
    )
}

/// The beginning of a page, up to its body.
pub fn head(title: &str, style: &str) -> String {
    let language = Language::current().code();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{style}</style>\n</head>\n",
        escaped(language),
        escaped(title),
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
