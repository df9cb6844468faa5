import { fc, test } from '@fast-check/vitest';
import {
  type TimedDeal,
  type RevealCall,
  Run,
  TICKS_PER_SECOND,
  hashState,
  localDealer,
  resimulate,
  ticksFromMs,
} from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { createMemoryBot } from './bot.ts';
import { facesOf, memoryDealer } from './dealer.ts';
import { lookOf } from './look-alikes.ts';
import {
  CARDS,
  COMPARE_TICKS,
  FACE_DUE_TICKS,
  LEVEL_COMPLETE_TICKS,
  MAX_POINTS,
  PAIRS,
  PICTURE_POOL,
  TURN_TICKS,
  levelScore,
  levelSeconds,
  looksOf,
  parSeconds,
  secondsLeft,
} from './rules.ts';
import { canTurn, memoryChallenge, offersNextLevel } from './sim.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const SEED = 5;

type MemoryRun = Run<MemoryState, MemoryCommand, MemoryEvent>;

function newRun(seed = SEED): MemoryRun {
  return new Run(memoryChallenge, { seed }, localDealer(memoryDealer, seed));
}

/** Steps a number of ticks, the first one with the commands. */
function pass(run: MemoryRun, ticks: number, ...commands: MemoryCommand[]): MemoryEvent[] {
  const events: MemoryEvent[] = [];
  run.step(commands, (event) => events.push(event));
  for (let tick = 1; tick < ticks; tick++) run.step([], (event) => events.push(event));
  return events;
}

/** The pairs of cards of the level. */
function pairsOf(run: MemoryRun, seed = SEED): [number, number][] {
  const faces = facesOf([seed, 0, 0, 0], run.state.level);
  return faces.flatMap((face, card): [number, number][] => {
    const mate = faces.indexOf(face, card + 1);
    return mate > card ? [[card, mate]] : [];
  });
}

const PAIR_TICKS = 2 * TURN_TICKS + COMPARE_TICKS + 2;

function turnPair(run: MemoryRun, [first, second]: readonly [number, number]): MemoryEvent[] {
  const events = pass(run, TURN_TICKS + 1, { turn: first });
  events.push(...pass(run, PAIR_TICKS - TURN_TICKS, { turn: second }));
  return events;
}

/** Two unmatched cards that do not match. */
function mismatchOf(run: MemoryRun): [number, number] {
  const pairs = pairsOf(run).filter(([card]) => !run.state.cards[card]?.matched);
  const [[first], [second]] = pairs as [[number, number], [number, number]];
  return [first, second];
}

function clearLevel(run: MemoryRun): MemoryEvent[] {
  return pairsOf(run).flatMap((pair) => turnPair(run, pair));
}

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

  it('makes the clock wait if its face takes longer than half of the turn', () => {
    const run = new Run(memoryChallenge, { seed: 0 });
    pass(run, FACE_DUE_TICKS, { turn: 3 });
    expect(run.waits).toBe(false);
    pass(run, 1);
    expect(run.waits).toBe(true);
  });

  it('starts to turn at once, and is open at most 350 ms after a late face', () => {
    const run = new Run(memoryChallenge, { seed: 0 });
    pass(run, 1, { turn: 3 });
    expect(run.state.turning).toMatchObject({ card: 3 });
    while (!run.waits) pass(run, 1);
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

  it('are a slip only if the player has seen one of them or the mate of the first', () => {
    const run = newRun();
    const [[a, mateOfA], [b], [c]] = pairsOf(run) as [[number, number], [number, number], [number, number]];
    turnPair(run, [a, b]);
    expect(run.state.slips).toBe(0);
    turnPair(run, [mateOfA, c]);
    expect(run.state.slips).toBe(1);
  });
});

describe('a level', () => {
  it('scores 100 and the seconds left, and offers the next level after half a second', () => {
    const run = newRun();
    const events = clearLevel(run);
    const { ticksLeft } = run.state;
    expect(events.at(-1)).toEqual({
      type: 'levelCompleted',
      level: 1,
      bonus: levelScore(ticksLeft),
      stars: 3,
      clean: true,
    });
    expect(run.state).toMatchObject({ status: 'levelComplete', score: levelScore(ticksLeft), cleanLevels: 1 });
    pass(run, 1, { next: true });
    expect(run.state.level).toBe(1);
    pass(run, LEVEL_COMPLETE_TICKS);
    expect(offersNextLevel(run.state)).toBe(true);
    expect(run.state.ticksLeft).toBe(ticksLeft);
    pass(run, 1, { next: true });
    expect(run.state).toMatchObject({ level: 2, status: 'playing', matchedPairs: 0 });
    expect(run.state.cards.every(({ face, seen }) => face === null && seen === null)).toBe(true);
  });

  it('announces each par in the second after its last one, and then earns a star less', () => {
    const run = newRun();
    const gold = parSeconds(1, 'gold');
    expect(pass(run, gold * TICKS_PER_SECOND)).toEqual([]);
    expect(pass(run, TICKS_PER_SECOND)).toEqual([{ type: 'parMissed', par: 'gold' }]);
    expect(clearLevel(run).at(-1)).toMatchObject({ type: 'levelCompleted', stars: 2 });
    expect(run.state).toMatchObject({ levelStars: 2, stars: 2, secondsLeft: [secondsLeft(run.state.ticksLeft)] });
  });

  it('adds its stars to those of the run, which only a finished run keeps', () => {
    const run = newRun();
    clearLevel(run);
    pass(run, LEVEL_COMPLETE_TICKS + 1);
    pass(run, 1, { next: true });
    expect(run.state.stars).toBe(3);
    clearLevel(run);
    pass(run, LEVEL_COMPLETE_TICKS + 1);
    expect(run.state.stars).toBe(6);
    const lost = structuredClone(run.state);
    expect(memoryChallenge.outcome({ ...lost, status: 'lost' })).toMatchObject({
      score: lost.score,
      stats: { stars: 0 },
    });
    pass(run, 1, { finish: true });
    expect(run.outcome).toMatchObject({ score: lost.score, stats: { won: 1, stars: 6 } });
  });

  it('can be the last one of the run', () => {
    const run = newRun();
    clearLevel(run);
    pass(run, LEVEL_COMPLETE_TICKS + 1);
    pass(run, 1, { finish: true });
    expect(run.outcome).toMatchObject({
      reason: 'own',
      score: run.state.score,
      stats: { won: 1, level: 1, pairs: 12 },
    });
  });

  it('ends the run if it reaches the maximum score', () => {
    const run = newRun();
    run.state.score = MAX_POINTS - 10;
    clearLevel(run);
    pass(run, LEVEL_COMPLETE_TICKS + 1);
    expect(run.outcome).toMatchObject({ reason: 'own', points: MAX_POINTS, stats: { won: 1 } });
  });

  it('is lost at the end of its time; the score stays', () => {
    const run = newRun();
    run.state.score = 280;
    const events = pass(run, levelSeconds(1) * TICKS_PER_SECOND);
    expect(events.map(({ type }) => type)).toEqual([
      'parMissed',
      'parMissed',
      ...Array.from({ length: 10 }, () => 'hurry'),
      'lost',
    ]);
    expect(run.outcome).toMatchObject({ reason: 'own', score: 280, points: 280, stats: { won: 0 } });
  });

  it('ends with the run after 60 minutes', () => {
    const run = newRun();
    run.state.tick = 60 * 60 * TICKS_PER_SECOND - 1;
    pass(run, 1);
    expect(run.outcome).toMatchObject({ reason: 'time', stats: { won: 0 } });
  });
});

describe('the dealer', () => {
  test.prop([seeds, fc.integer({ min: 1, max: 80 })])('deals twelve pictures of the pool twice', (seed, level) => {
    const faces = facesOf([seed, 1, 2, 3], level);
    expect(faces).toHaveLength(CARDS);
    expect(new Set(faces).size).toBe(PAIRS);
    for (const face of faces) expect(faces.filter((other) => other === face)).toHaveLength(2);
    expect(faces.every((face) => face >= 0 && face < PICTURE_POOL)).toBe(true);
  });

  test.prop([seeds, fc.integer({ min: 1, max: 80 })])(
    'deals as many pictures of each look of the level',
    (seed, level) => {
      const looks = [...new Set(facesOf([seed, 1, 2, 3], level))].map(lookOf);
      const dealt = looksOf(level).flatMap((look) => Array.from({ length: PAIRS / looksOf(level).length }, () => look));
      expect(looks.toSorted()).toEqual(dealt.toSorted());
    },
  );

  it('deals every level differently', () => {
    const levels = [1, 2, 3].map((level) => facesOf([9, 9, 9, 9], level).join());
    expect(new Set(levels).size).toBe(3);
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

describe('the dealer', () => {
  const turn = (index: number, tick: number, level = 1): RevealCall => ({
    index,
    tick,
    request: { level, card: index % 2 },
  });
  const deal = (call: RevealCall, face: number): TimedDeal => ({ ...call, reveal: { face }, atMs: 0 });

  it.each([
    [1, 0, levelSeconds(1) * TICKS_PER_SECOND],
    [2, 700, 700 + levelSeconds(2) * TICKS_PER_SECOND],
  ])('refuses reveals after the time of level %i (B 9)', (level, startTick, end) => {
    const earlier = level === 1 ? [] : clearedLevel(startTick);
    const call = { ...turn(1, end), request: { level, card: 1 } };
    expect(memoryDealer.deal([SEED, 0, 0, 0], earlier, call, 0)).toHaveProperty('face');
    expect(() => memoryDealer.deal([SEED, 0, 0, 0], earlier, { ...call, tick: end + 1 }, 0)).toThrow(
      'The time of this level is up.',
    );
  });

  /** All reveals of the first level, and the first one of the second. */
  function clearedLevel(secondStartTick: number): TimedDeal[] {
    const faces = facesOf([SEED, 0, 0, 0], 1);
    const cards = faces.map((face, card) => ({ face, card })).toSorted((one, other) => one.face - other.face);
    const first = cards.map(({ face, card }, index) => deal({ index, tick: index, request: { level: 1, card } }, face));
    const next = { index: CARDS, tick: secondStartTick, request: { level: 2, card: 0 } };
    return [...first, deal(next, facesOf([SEED, 0, 0, 0], 2)[0] ?? 0)];
  }
});
