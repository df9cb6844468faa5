import { fc, test } from '@fast-check/vitest';
import {
  MalformedInput,
  Run,
  TICKS_PER_SECOND,
  hashState,
  beaconDealer,
  localDealer,
  resimulate,
  drawConditions,
} from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { artworkOf, practiceSetup, rankedOptions } from './artwork-choice.ts';
import {
  ARTWORKS,
  LEAST_MOVES,
  MAX_TICKS,
  PERFECT_MOVES,
  PIECES,
  PLAY_SECONDS,
  PLAY_TICKS,
  PREVIEW_TICKS,
  SOLVED_SCORE,
  STUCK_TICKS,
} from './rules.ts';
import { SEAMS, glows, isHome, isJoined, isSolved } from './seams.ts';
import { canMove, puzzle } from './sim.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const places = fc.integer({ min: 0, max: PIECES - 1 });
const commands: fc.Arbitrary<PuzzleCommand> = fc.oneof(
  fc.record({ touch: places }),
  fc.record({ swap: fc.tuple(places, places) }),
  fc.constant({ cancel: true } as const),
);

type PuzzleRun = Run<PuzzleState, PuzzleCommand, PuzzleEvent>;

/** Steps a number of ticks, the first one with the commands. */
function pass(run: PuzzleRun, ticks: number, ...first: PuzzleCommand[]): PuzzleEvent[] {
  const events: PuzzleEvent[] = [];
  run.step(first, (event) => events.push(event));
  for (let tick = 1; tick < ticks; tick++) run.step([], (event) => events.push(event));
  return events;
}

/** A run with its beacons. */
function begin(seed: number): PuzzleRun {
  return new Run(puzzle, { seed }, localDealer(beaconDealer, seed));
}

/** A run after its preview. */
function newRun(seed = 5): PuzzleRun {
  const run = begin(seed);
  pass(run, PREVIEW_TICKS);
  return run;
}

/** Swaps pieces to their places until one swap is left. */
function swapAllButLast(run: PuzzleRun): void {
  for (let swaps = 1; swaps < LEAST_MOVES; swaps++) swapHome(run);
}

function swapHome(run: PuzzleRun): PuzzleEvent[] {
  const { board } = run.state;
  const from = board.findIndex((_, place) => !isHome(board, place));
  return pass(run, 1, { swap: [from, board[from] as number] });
}

const typesOf = (events: readonly PuzzleEvent[]) => events.map(({ type }) => type);

describe('the preview', () => {
  it('lasts five seconds, ignores touches, and ends with the shuffled board', () => {
    const run = begin(1);
    const events = pass(run, PREVIEW_TICKS - 1, { touch: 3 }, { swap: [0, 1] });
    expect(events).toEqual([5, 4, 3, 2, 1].map((seconds) => ({ type: 'studying', seconds })));
    expect(run.state).toMatchObject({ status: 'preview', picked: null, moves: 0 });
    expect(typesOf(pass(run, 1))).toEqual(['shuffled']);
    expect(run.state).toMatchObject({ status: 'playing', ticksLeft: PLAY_TICKS });
  });
});

describe('a piece', () => {
  it('is picked up by the first touch and put back by a second one', () => {
    const run = newRun();
    expect(pass(run, 1, { touch: 7 })).toEqual([{ type: 'picked', place: 7 }]);
    expect(run.state.picked).toBe(7);
    expect(pass(run, 1, { touch: 7 })).toEqual([{ type: 'putBack', place: 7 }]);
    expect(run.state).toMatchObject({ picked: null, moves: 0 });
  });

  it('is swapped with the next touched one, which counts one move', () => {
    const run = newRun();
    const { board } = run.state;
    const [one, other] = [board[2], board[9]];
    pass(run, 1, { touch: 2 });
    expect(pass(run, 1, { touch: 9 })).toMatchObject([{ type: 'swapped', places: [2, 9], moves: 1 }]);
    expect(run.state).toMatchObject({ picked: null, moves: 1 });
    expect([board[2], board[9]]).toEqual([other, one]);
  });

  it('is swapped with the piece under it after a drag, even if another one was picked up', () => {
    const run = newRun();
    pass(run, 1, { touch: 0 });
    expect(typesOf(pass(run, 1, { swap: [4, 5] }))).toEqual(['swapped']);
    expect(run.state).toMatchObject({ picked: null, moves: 1 });
  });

  it('stays where it is for 2.5 s after a swap that leaves neither piece in its place (G5.33)', () => {
    const run = newRun();
    const { board } = run.state;
    const place = board.findIndex((piece, at) => at > 0 && board[0] !== at && piece !== 0);
    expect(pass(run, 1, { swap: [0, place] })).toMatchObject([{ type: 'swapped', home: [] }]);
    expect(pass(run, STUCK_TICKS - 1, { touch: 3 }, { swap: [4, 5] })).toEqual([]);
    expect(run.state).toMatchObject({ picked: null, moves: 1 });
    expect(swapHome(run)).toMatchObject([{ type: 'swapped', moves: 2 }]);
    expect(canMove(run.state)).toBe(true);
  });

  it('changes nothing if it is dropped in its own place, or if no piece is picked up to cancel', () => {
    const run = newRun();
    expect(pass(run, 1, { swap: [4, 4] }, { cancel: true })).toEqual([]);
    pass(run, 1, { touch: 4 });
    expect(pass(run, 1, { cancel: true })).toEqual([{ type: 'putBack', place: 4 }]);
    expect(run.state.moves).toBe(0);
  });
});

describe('a seam', () => {
  it('is joined between neighbours in the picture, but not round its edge', () => {
    const whole = Array.from({ length: PIECES }, (_, place) => place);
    expect(SEAMS).toHaveLength(24);
    expect(SEAMS.every((seam) => isJoined(whole, seam))).toBe(true);
    // Piece 4 follows piece 3, but in the next row.
    expect(isJoined([3, 4, ...whole.slice(2)], [0, 1])).toBe(false);
    expect(isJoined([5, 6, ...whole.slice(2)], [0, 1])).toBe(true);
  });

  it('glows in a run that counts once its rows are whole (G5.34)', () => {
    const whole = Array.from({ length: PIECES }, (_, place) => place);
    const board = [...whole.slice(0, 8), 9, 8, ...whole.slice(10)];
    const glowing = SEAMS.filter((seam) => glows(board, seam));
    expect(glowing).toEqual(SEAMS.filter((seam) => seam.every((place) => place < 8 || place > 11)));
  });

  it('is in the event of the swap that completes its row, like the pieces in their places', () => {
    const run = newRun();
    run.state.board = [1, 0, 2, 3, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    const [event] = pass(run, 1, { swap: [1, 0] });
    expect(event).toEqual({
      type: 'swapped',
      places: [1, 0],
      moves: 1,
      home: [1, 0],
      rows: [[0, 1, 2, 3]],
    });
  });
});

describe('a puzzle', () => {
  it('scores 250 and the seconds left if it is solved', () => {
    const run = newRun();
    swapAllButLast(run);
    expect(run.ended).toBe(false);
    const seconds = Math.ceil(run.state.ticksLeft / TICKS_PER_SECOND);
    const events = swapHome(run);
    expect(events.at(-1)).toEqual({
      type: 'solved',
      base: SOLVED_SCORE,
      bonus: seconds,
      moves: LEAST_MOVES,
      perfect: true,
    });
    expect(run.outcome).toEqual({
      reason: 'own',
      score: SOLVED_SCORE + seconds,
      points: SOLVED_SCORE + seconds,
      stats: {
        completed: 1,
        perfectGame: 1,
        moves: LEAST_MOVES,
        timeElapsed: PLAY_SECONDS - seconds,
        timeBonus: seconds,
      },
    });
  });

  it.each([
    [PERFECT_MOVES, 1],
    [PERFECT_MOVES + 1, 0],
  ])('with %i moves is perfect: %i', (moves, perfectGame) => {
    const run = newRun();
    swapAllButLast(run);
    run.state.moves = moves - 1;
    swapHome(run);
    expect(run.outcome?.stats).toMatchObject({ moves, perfectGame });
  });

  it('ends after 120 seconds with the score 0', () => {
    const run = newRun();
    const events = pass(run, PLAY_TICKS);
    expect(typesOf(events)).toEqual([...Array.from({ length: 11 }, () => 'hurry'), 'timeUp']);
    expect(events[0]).toEqual({ type: 'hurry', seconds: 30 });
    expect(run.state.tick).toBeLessThan(MAX_TICKS);
    expect(run.outcome).toMatchObject({
      reason: 'own',
      score: 0,
      stats: { completed: 0, perfectGame: 0, timeElapsed: PLAY_SECONDS },
    });
  });

  it('has the score 0 after quitting', () => {
    const run = newRun();
    run.quit();
    expect(run.outcome).toMatchObject({ reason: 'quit', score: 0, points: 0 });
  });
});

describe('the picture', () => {
  test.prop([seeds])('is one of the twelve, and differs between consecutive ranked runs', (first) => {
    let last = { seed: first, options: rankedOptions(first, undefined) };
    for (let seed = 1; seed < 30; seed++) {
      const next = { seed, options: rankedOptions(seed, last) };
      expect(artworkOf(next)).not.toBe(artworkOf(last));
      expect(artworkOf(next)).toBeLessThan(ARTWORKS);
      last = next;
    }
  });

  test.prop([seeds, seeds, seeds])('differs in practice, and in the ranked run after it', (seed, one, other) => {
    const ranked = { seed, options: rankedOptions(seed, undefined) };
    const practice = practiceSetup(one, { ranked, last: ranked });
    const next = practiceSetup(other, { ranked, last: practice });
    expect(artworkOf(practice)).not.toBe(artworkOf(ranked));
    expect(artworkOf(next)).not.toBe(artworkOf(practice));
    const { artwork } = rankedOptions(seed + 1, ranked);
    for (const run of [practice, next]) expect(artwork).not.toBe(artworkOf(run));
  });

  test.prop([seeds, seeds])('is that of the day in every run under its conditions (G5.32)', (day, seed) => {
    const options = drawConditions(puzzle, day) ?? {};
    expect(Object.keys(options)).toEqual(['artwork']);
    const run = new Run(puzzle, { seed, options });
    expect(run.state.artwork).toBe(options.artwork);
    const next = drawConditions(puzzle, seed, options) ?? {};
    expect(next.artwork).not.toBe(options.artwork);
  });

  it.each([-1, ARTWORKS, 1.5])('number %d does not exist', (artwork) => {
    expect(() => new Run(puzzle, { seed: 1, options: { artwork } })).toThrow(MalformedInput);
  });
});

describe('every board', () => {
  test.prop([seeds])('starts as one cycle: no piece is in its place, and the solution takes fifteen swaps', (seed) => {
    const { board } = newRun(seed).state;
    expect(isSolved(board)).toBe(false);
    expect(board.some((_, place) => isHome(board, place))).toBe(false);
    let [length, place] = [0, 0];
    do {
      place = board[place] as number;
      length++;
    } while (place !== 0);
    expect(length).toBe(PIECES);
  });
});

describe('every run', () => {
  test.prop([seeds, fc.array(fc.array(commands, { maxLength: 3 }), { maxLength: 200 })])(
    'keeps a permutation, counts its swaps, scores the sum of its events, and replays',
    (seed, ticks) => {
      const run = begin(seed);
      const events = pass(run, PREVIEW_TICKS - 20);
      for (const tickCommands of ticks) events.push(...pass(run, 1, ...tickCommands));
      const { board, moves, score, picked, status } = run.state;
      expect(board.toSorted((one, other) => one - other)).toEqual(Array.from({ length: PIECES }, (_, place) => place));
      const swaps = events.flatMap((event) => (event.type === 'swapped' ? [event.moves] : []));
      expect(swaps).toEqual(Array.from({ length: moves }, (_, index) => index + 1));
      const scores = events.flatMap((event) => (event.type === 'solved' ? [event.base + event.bonus] : []));
      expect(score).toBe(scores.reduce((sum, each) => sum + each, 0));
      expect(run.ended).toBe(status !== 'preview' && isSolved(board));
      if (run.ended) expect(picked).toBeNull();
      expect(hashState(resimulate(puzzle, run.setup, run.log).state)).toBe(hashState(run.state));
    },
  );
});
