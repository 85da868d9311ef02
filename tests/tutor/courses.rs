//! The bundled courses: sound, whole, and of the right size.

use kete::tutor::Shelf;

#[test]
fn the_example_in_the_readme_is_a_sound_course() {
    let readme = include_str!("../../tutorials/README.md");
    let example = readme.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next());
    let shelf = Shelf::of_text("README.md", example.expect("an example"));
    let course = &shelf.source.expect("read").course;
    assert_eq!(course.lessons[0].steps.len(), 8);
    assert!(shelf.problems.is_empty(), "{:?}", shelf.problems);
}
