//! If no window can be opened: one clear line on standard error, exit code 1.

#![cfg(target_os = "linux")]

use std::process::{Command, Output};

/// Runs the program without a display except what `env` names.
fn kete(env: &[(&str, &str)], arguments: &[&str]) -> Output {
    let data = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_kete"));
    let displays = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY"];
    for name in displays {
        command.env_remove(name);
    }
    command.env("XDG_RUNTIME_DIR", data.path()).envs(env.iter().copied());
    command.arg("--data-dir").arg(data.path()).args(arguments);
    let output = command.output().expect("the program was built");
    let left: Vec<_> = std::fs::read_dir(data.path()).expect("listed").flatten().collect();
    assert!(left.is_empty(), "nothing is written where nothing was shown: {left:?}");
    output
}

/// The one line on standard error.
fn line(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stderr.clone()).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1, "{text}");
    lines[0].to_owned()
}

#[test]
fn without_a_display_one_line_says_so() {
    let says = "kete: there is no display to open a window on: start Kete from a desktop, or set \
                DISPLAY or WAYLAND_DISPLAY";
    assert_eq!(line(&kete(&[], &[])), says);
    assert_eq!(line(&kete(&[], &["--new", "owari", "--friend"])), says);
    assert_eq!(line(&kete(&[], &["/no/such/fox.kete"])), says);
    assert_eq!(line(&kete(&[], &["--screenshot", "/no/such/place.png"])), says);
}

#[test]
fn a_display_that_does_not_answer_is_no_display() {
    for env in [
        &[("DISPLAY", ":64789")][..],
        &[("DISPLAY", "nonsense")],
        &[("WAYLAND_DISPLAY", "wayland-nowhere")],
        &[("DISPLAY", ":64789"), ("WAYLAND_DISPLAY", "wayland-nowhere")],
    ] {
        let text = line(&kete(env, &[]));
        assert!(text.starts_with("kete: there is no display to open a window on"), "{text}");
    }
}

#[test]
fn an_unknown_rule_set_is_named_with_the_known_ones() {
    let text = line(&kete(&[], &["--new", "go"]));
    assert!(text.starts_with("kete: there is no rule set “go”; there are bawo-beginner"), "{text}");
}

#[test]
fn an_invalid_scale_factor_is_refused_before_winit_panics() {
    for factor in ["0", "-1", "nan", "inf", "-0.0", "1e-320", "1e6", "large", "1,5", " 1"] {
        let env = [("DISPLAY", ":64789"), ("WINIT_X11_SCALE_FACTOR", factor)];
        let text = line(&kete(&env, &[]));
        let says = format!("kete: WINIT_X11_SCALE_FACTOR is “{factor}”, which is no scale");
        assert!(text.starts_with(&says), "{text}");
    }
    for factor in ["", "1", "1.5", "2e0", "randr", "RandR"] {
        let env = [("DISPLAY", ":64789"), ("WINIT_X11_SCALE_FACTOR", factor)];
        let text = line(&kete(&env, &[]));
        assert!(text.starts_with("kete: there is no display"), "{factor}: {text}");
    }
    // Only X11 reads it.
    let env = [("WAYLAND_DISPLAY", "wayland-nowhere"), ("WINIT_X11_SCALE_FACTOR", "0")];
    let text = line(&kete(&env, &[]));
    assert!(text.starts_with("kete: there is no display"), "{text}");
}
