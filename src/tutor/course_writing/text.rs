//! A course as the text of its file.

use ron::ser::PrettyConfig;

use crate::tutor::schema::Course;

/// Down to the fields of a step each value has its own line, which is how a fault finds its field.
const LINES_DOWN_TO: usize = 5;

/// The text of a course file. Reading it gives the same course.
///
/// # Panics
/// Never: a course is texts, numbers and lists, which RON can always write.
pub fn course_text(course: &Course) -> String {
    let form = PrettyConfig::new().depth_limit(LINES_DOWN_TO).new_line("\n").indentor("    ");
    let text = ron::ser::to_string_pretty(course, form).expect("plain texts, numbers and lists");
    text + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tutor::{LoadedCourse, Source, bundled};

    #[test]
    fn every_bundled_course_reads_back_the_same() {
        for (file, text) in bundled() {
            let (source, problems) = Source::read(file, text).expect("a course");
            assert!(problems.is_empty());
            let written = course_text(&source.course);
            let again = LoadedCourse::unchecked_text(file, &written);
            assert_eq!(again.problems, []);
            assert_eq!(again.source.expect("a course").course, source.course, "{file}");
        }
    }

    #[test]
    fn a_text_keeps_its_quotes_lines_and_letters() {
        let mut course = crate::tutor::course_writing::new_course(crate::rules::GameName::Owari);
        course.title = "“Été”: \"a\\b\"\n\tند\u{a0}!".to_owned();
        let again: Course = ron::from_str(&course_text(&course)).expect("a course");
        assert_eq!(again, course);
    }
}
