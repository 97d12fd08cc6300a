//! Perft from the start of each game, beside the same count for orthodox chess by another crate as a yardstick.
//!
//! Both sides count the last ply in bulk. `benches/table.mjs` measures the same in WebAssembly and prints the ratios.

use std::hint::black_box;

use buddhibala::geometry::{Board, Board8x8, Board14x14};
use buddhibala::position::Position;
use buddhibala::rules::Rules;
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};

fn game<B: Board>(group: &mut BenchmarkGroup<WallTime>, id: &str, depth: u32) {
    let rules = Rules::new(id, []).expect("the game is known");
    let mut start = Position::<B>::start(&rules).expect("the board is the game's");
    group.throughput(Throughput::Elements(start.perft(depth)));
    group.bench_function(id, |bencher| {
        bencher.iter(|| black_box(&mut start).perft(black_box(depth)));
    });
}

fn yardstick_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for turn in moves {
                let mut next = board.clone();
                next.play_unchecked(turn);
                nodes += yardstick_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn yardstick(group: &mut BenchmarkGroup<WallTime>, depth: u32) {
    let start = cozy_chess::Board::default();
    group.throughput(Throughput::Elements(yardstick_perft(&start, depth)));
    group.bench_function("cozy-chess", |bencher| {
        bencher.iter(|| yardstick_perft(black_box(&start), black_box(depth)));
    });
}

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(20);
    game::<Board8x8>(&mut group, "krida", 5);
    yardstick(&mut group, 5);
    game::<Board14x14>(&mut group, "shatranj-14", 4);
    group.finish();
}

criterion_group!(benches, perft);
criterion_main!(benches);
