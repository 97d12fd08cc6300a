use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt::Display;
use std::io::Write;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Instant;

/// Where commands come from and answers go to, also while a search is under way.
pub struct Console<W: Write> {
    lines: Receiver<String>,
    /// Commands that came during a search and have to wait for its end.
    waiting: RefCell<VecDeque<String>>,
    out: RefCell<W>,
    begun: Cell<Instant>,
    endless: Cell<bool>,
    stopped: Cell<bool>,
}

impl<W: Write> Console<W> {
    pub fn new(lines: Receiver<String>, out: W) -> Console<W> {
        Console {
            lines,
            waiting: RefCell::default(),
            out: RefCell::new(out),
            begun: Cell::new(Instant::now()),
            endless: Cell::new(false),
            stopped: Cell::new(false),
        }
    }

    /// Writes a line. If nobody reads any more, nobody misses it.
    pub fn say(&self, line: impl Display) {
        let mut out = self.out.borrow_mut();
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    }

    /// The next command; nothing at the end of the input.
    pub fn next(&self) -> Option<String> {
        let waiting = self.waiting.borrow_mut().pop_front();
        waiting.or_else(|| self.lines.recv().ok())
    }

    /// Starts the clock. An endless search stops at the end of the input, when nobody can stop it any more.
    pub fn begin_search(&self, endless: bool) {
        self.begun.set(Instant::now());
        self.endless.set(endless);
        self.stopped.set(false);
    }

    /// How long the search has been going on.
    pub fn milliseconds(&self) -> f64 {
        self.begun.get().elapsed().as_secs_f64() * 1000.0
    }

    /// The same, but the end of all time once the search is to stop.
    pub fn clock(&self) -> f64 {
        if self.is_stopped() {
            f64::INFINITY
        } else {
            self.milliseconds()
        }
    }

    /// Obeys what has to be obeyed at once.
    pub fn is_stopped(&self) -> bool {
        while !self.stopped.get() {
            match self.lines.try_recv() {
                Ok(line) => self.hear(line),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    self.stopped.set(self.endless.get());
                    break;
                }
            }
        }
        self.stopped.get()
    }

    /// Waits until the search is told to stop.
    pub fn wait_for_stop(&self) {
        while !self.stopped.get() {
            match self.lines.recv() {
                Ok(line) => self.hear(line),
                Err(_) => break,
            }
        }
    }

    fn hear(&self, line: String) {
        match line.trim() {
            "stop" => self.stopped.set(true),
            "isready" => self.say("readyok"),
            command => {
                if command == "quit" {
                    self.stopped.set(true);
                }
                self.waiting.borrow_mut().push_back(line);
            }
        }
    }

    #[cfg(test)]
    pub fn into_output(self) -> W {
        self.out.into_inner()
    }
}
