import { fc, test } from '@fast-check/vitest';
import { Run, hashState, resimulate, ticksFromMs } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { createMemoryBot } from './bot.ts';
import { facesOf } from './dealer.ts';
import { CARDS, COMPARE_TICKS, FACE_DUE_TICKS, TURN_TICKS } from './rules.ts';
import { canTurn, memoryChallenge } from './sim.ts';
import type { MemoryCommand } from './state.ts';
import { type MemoryRun, SEED, mismatchOf, newRun, pairsOf, pass, turnPair } from './testing/memory-run.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

describe('a touched card', () => {
  it('shows its face as soon as the face is revealed', () => {
    const run = newRun();
    pass(run, 1, { turn: 3 });
    expect(run.asked?.request).toEqual({ level: 1, card: 3 });
    expect(run.state.cards[3]?.face).toBeNull();
    pass(run, 1);
    expect(run.state.cards[3]?.face).toBe(facesOf([SEED, 0, 0, 0], 1)[3]);
    expect(run.state.faceUp).toEqual([]);
    pass(run, TURN_TICKS - 1);
    expect(run.state.faceUp).toEqual([3]);
  });

  it('lets the clock of the level run on however long its face takes', () => {
    const run = new Run(memoryChallenge, { seed: 0 });
    const { ticksLeft } = run.state;
    pass(run, 300, { turn: 3 });
    expect([run.waits, run.state.ticksLeft]).toEqual([false, ticksLeft - 300]);
    pass(run, ticksLeft - 300);
    expect(run.state).toMatchObject({ ended: 'own', status: 'lost' });
  });

  it('starts to turn at once, and is open at most 350 ms after a late face', () => {
    const run = new Run(memoryChallenge, { seed: 0 });
    pass(run, 1, { turn: 3 });
    expect(run.state.turning).toMatchObject({ card: 3 });
    pass(run, 10 * FACE_DUE_TICKS);
    const revealTick = run.state.tick;
    pass(run, 1, { face: 7 });
    while (run.state.faceUp.length === 0) pass(run, 1);
    expect(run.state.tick - revealTick).toBeLessThanOrEqual(ticksFromMs(350));
  });

  it('is turned after the first one if two are touched at once', () => {
    const run = newRun();
    const [first, second] = mismatchOf(run);
    pass(run, 2, { turn: first }, { turn: second });
    expect(run.state.next).toBe(second);
    pass(run, 2 * TURN_TICKS);
    expect(run.state.faceUp).toEqual([first, second]);
  });

  it.each<[string, (run: MemoryRun) => number]>([
    ['is face up', (run) => (turnFirst(run), 3)],
    ['is being turned', (run) => (pass(run, 1, { turn: 3 }), 3)],
    ['is matched', (run) => (turnPair(run, pairsOf(run)[0] as [number, number]), pairsOf(run)[0]?.[0] ?? 0)],
    ['is the third', (run) => (turnTwo(run), 23)],
  ])('stays as it is if it %s', (_condition, prepare) => {
    const run = newRun();
    const card = prepare(run);
    const before = run.deals.length;
    expect(canTurn(run.state, card)).toBe(false);
    expect(pass(run, 1, { turn: card }).map(({ type }) => type)).not.toContain('touched');
    expect(run.deals.length).toBeLessThanOrEqual(before + 1);
  });
});

function turnFirst(run: MemoryRun): void {
  pass(run, TURN_TICKS + 2, { turn: 3 });
}

function turnTwo(run: MemoryRun): void {
  const [first, second] = mismatchOf(run);
  pass(run, TURN_TICKS + 2, { turn: first });
  pass(run, TURN_TICKS + 2, { turn: second });
}

type Pair = [number, number];

describe('two open cards', () => {
  it('are compared 300 ms after the second is fully open', () => {
    const run = newRun();
    const [first, second] = mismatchOf(run);
    pass(run, TURN_TICKS + 1, { turn: first });
    pass(run, TURN_TICKS + COMPARE_TICKS, { turn: second });
    expect(run.state.moves).toBe(0);
    expect(pass(run, 1).map(({ type }) => type)).toEqual(['mismatched']);
    expect(run.state.cards[first]).toMatchObject({ face: null, matched: false });
    expect(run.state.faceUp).toEqual([]);
  });

  it('stay face up if they match, and extend the streak', () => {
    const run = newRun();
    const events = pairsOf(run)
      .slice(0, 3)
      .flatMap((pair) => turnPair(run, pair));
    const streaks = events.flatMap((event) => (event.type === 'matched' ? [event.streak] : []));
    expect(streaks).toEqual([1, 2, 3]);
    expect(run.state).toMatchObject({ matchedPairs: 3, moves: 3, streak: 3, bestStreak: 3 });
    turnPair(run, mismatchOf(run));
    expect(run.state).toMatchObject({ streak: 0, bestStreak: 3 });
  });

  it('are remembered only if the second one was seen, and its mate in this move or the one before (G3.38)', () => {
    const run = newRun();
    const [[a, mateOfA], [b, mateOfB], [c, mateOfC], [d, mateOfD]] = pairsOf(run) as [Pair, Pair, Pair, Pair];
    const recalls = (pair: readonly [number | undefined, number | undefined]) =>
      turnPair(run, pair as [number, number]).flatMap((event) => (event.type === 'matched' ? [event.recalls] : []));
    recalls([a, b]);
    expect(recalls([mateOfA, a])).toEqual([1]);
    // By luck: the second one was never seen.
    expect(recalls([c, mateOfC])).toEqual([0]);
    recalls([d, mateOfB]);
    expect(recalls([mateOfB, b])).toEqual([2]);
    // As late as in a sweep.
    recalls([d, pairsOf(run)[4]?.[0]]);
    recalls([pairsOf(run)[5]?.[0], mateOfD]);
    recalls([pairsOf(run)[6]?.[0], pairsOf(run)[7]?.[0]]);
    expect(recalls([mateOfD, d])).toEqual([0]);
    expect(run.state).toMatchObject({ bestRecalls: 2 });
  });

  it('are a slip only if the player has seen one of them or the mate of the first', () => {
    const run = newRun();
    const [[a, mateOfA], [b], [c]] = pairsOf(run) as [[number, number], [number, number], [number, number]];
    turnPair(run, [a, b]);
    expect(run.state.slips).toBe(0);
    turnPair(run, [mateOfA, c]);
    expect(run.state.slips).toBe(1);
  });
});

describe('every run', () => {
  const touches = fc.array(fc.array(fc.integer({ min: 0, max: CARDS + 1 }), { maxLength: 3 }), { maxLength: 300 });

  test.prop([seeds, touches])('has only revealed faces in its state, and replays without the dealer', (seed, ticks) => {
    const run = newRun(seed);
    for (const cards of ticks) {
      pass(
        run,
        3,
        ...cards.map((card): MemoryCommand =>
          card < CARDS ? { turn: card } : card === CARDS ? { next: true } : { finish: true },
        ),
      );
      const { cards: table, faceUp, turning } = run.state;
      const reveals = new Map(run.deals.map(({ request, reveal }) => [request.card, reveal.face]));
      for (const [card, { face, seen }] of table.entries()) {
        for (const known of [face, seen]) if (known !== null) expect(reveals.get(card)).toBe(known);
      }
      expect(table.filter(({ face, matched }) => face !== null && !matched).length).toBeLessThanOrEqual(2);
      expect(faceUp.length + (turning ? 1 : 0)).toBeLessThanOrEqual(2);
    }
    const replay = resimulate(memoryChallenge, { seed: 0 }, run.log);
    expect(hashState(replay.state)).toBe(hashState(run.state));
  });

  it('of the good bot is won', () => {
    const run = newRun(3);
    const bot = createMemoryBot({ skill: 'good', seed: 3 });
    while (!run.ended) run.step(bot(run.state));
    expect(run.outcome).toMatchObject({ reason: 'own', stats: { won: 1 } });
  });
});
