//! A second referee, kept slow and obvious so that it can be trusted.
//!
//! It was written from the rules alone and shares no line with the crate: a plain array of squares, men that walk over
//! it one square at a time, and turns that are tried on a copy. `tests/oracle_vectors.rs` proves it on the vectors;
//! the other tests then use it to judge the crate.
#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod board;
pub mod fen;
pub mod movement;
pub mod outcome;
pub mod position;
pub mod rules;
pub mod san;
pub mod strict;
pub mod turn;
