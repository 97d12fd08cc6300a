//! A second referee, kept slow and obvious so that it can be trusted.
//!
//! It was written from the rules alone and shares no line with the crate: a plain array of squares, men that walk over
//! it one square at a time, and turns that are tried on a copy. `tests/oracle_vectors.rs` proves it on the vectors;
//! the other tests then use it to judge the crate.
#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod board;
pub mod far_rank;
pub mod fen;
pub mod leap;
pub mod movement;
pub mod opening;
pub mod outcome;
pub mod position;
pub mod protection;
pub mod removal;
pub mod rules;
pub mod san;
pub mod strict;
pub mod turn;
