//! The tutor: courses and their form.

pub mod schema;

include!(concat!(env!("OUT_DIR"), "/courses.rs"));

#[cfg(test)]
mod tests {
    use super::schema::Course;

    #[test]
    fn the_example_in_the_readme_is_a_course() {
        let readme = include_str!("../../tutorials/README.md");
        let example = readme.split("```ron").nth(1).and_then(|rest| rest.split("```").next());
        let course: Course = ron::from_str(example.expect("an example")).expect("of the form");
        assert_eq!(course.lessons[0].steps.len(), 6);
    }
}
