//! The three games for programs that speak UCI: `cargo run --release --example uci`.
//!
//! The variant is the option `UCI_Variant`, and the options of its rules have the names that they have everywhere.
//! Moves are coordinates as in `e2e3`, `b7b8c6` (a turn of two steps) and `x@d5` (a removal).

mod console;
mod go;
mod session;
mod settings;
#[cfg(test)]
mod tests;

use std::io::{BufRead, stdin, stdout};
use std::sync::mpsc::channel;
use std::thread;

use console::Console;
use session::Session;

/// The beginning of what was given, to be told back.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

fn main() {
    let (sender, lines) = channel();
    // It ends with the program, which may be waiting for nothing more when this still waits for a line.
    thread::spawn(move || {
        for line in stdin().lock().split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            if sender.send(line.trim_end_matches('\r').to_owned()).is_err() {
                break;
            }
        }
    });
    Session::new(Console::new(lines, stdout())).run();
}
