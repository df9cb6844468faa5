import { fc, test } from '@fast-check/vitest';
import {
  type CommandLog,
  MalformedInput,
  ReplayMismatch,
  decodeCommandLog,
  encodeCommandLog,
  hashState,
  hasSameAnswers,
  verifyLog,
} from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { createQuizBot } from './bot.ts';
import { loreMaster as game } from './game.ts';
import {
  BRIEFING_TICKS,
  MAX_STRIKES,
  QUESTION_COUNT,
  QUESTION_TICKS,
  READING_TICKS,
  RESULT_TICKS,
  REVEAL_BEAT_TICKS,
  answerPoints,
} from './rules.ts';
import { canLock, loreMaster } from './sim.ts';
import { type QuizCommand, SILENCE } from './state.ts';
import { answer, newBriefing, newQuizRun, rightOf, stepBy, stepTo } from './testing/quiz-run.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

describe('the briefing', () => {
  it('comes before the first question, and ends by itself', () => {
    const run = newBriefing();
    expect(stepTo(run, 'briefing')).toEqual([{ type: 'briefed' }]);
    expect(run.state).toMatchObject({ number: 0, ticksLeft: BRIEFING_TICKS });
    expect(run.state.briefing?.length).toBeGreaterThan(0);
    expect(stepBy(run, BRIEFING_TICKS - 1)).toEqual([]);
    expect(stepBy(run, 1)).toEqual([{ type: 'briefingEnded' }]);
    expect(stepTo(run, 'reading')).toEqual([{ type: 'asked', number: 1 }]);
  });

  it('ends when the player skips it, and changes no question', () => {
    const [skipped, read] = [newQuizRun(5), newBriefing(5)];
    expect(skipped.state.tick).toBe(3);
    for (const run of [skipped, read]) stepTo(run, 'reading');
    expect(skipped.state.question).toEqual(read.state.question);
    expect(skipped.state.briefing).toEqual(read.state.briefing);
  });

  it('is not skipped by a press from before it is visible, and takes no answer', () => {
    const run = newBriefing();
    for (let tick = 0; tick < 2; tick++) run.step([{ skip: true }]);
    expect(run.state.phase).toBe('briefing');
    run.step([{ lock: 0 }]);
    expect(run.state).toMatchObject({ phase: 'briefing', chosen: null });
  });

  it('has no pause; the first one comes when the cards are gone (G0.12)', () => {
    const run = newBriefing();
    stepTo(run, 'briefing');
    expect(loreMaster.pausable?.(run.state)).toBe(false);
    run.step([{ skip: true }]);
    expect(loreMaster.pausable?.(run.state)).toBe(true);
  });

  it('is ignored during a question: nothing can be skipped there', () => {
    const run = newQuizRun();
    stepTo(run, 'answering');
    const before = run.state.ticksLeft;
    run.step([{ skip: true }]);
    expect(run.state).toMatchObject({ phase: 'answering', ticksLeft: before - 1 });
  });
});

describe('a question', () => {
  it('appears for its reading time before its clock starts', () => {
    const run = newQuizRun();
    expect(stepTo(run, 'reading')).toEqual([{ type: 'asked', number: 1 }]);
    expect(stepBy(run, READING_TICKS - 1)).toEqual([]);
    expect(stepBy(run, 1)).toEqual([{ type: 'clockStarted' }]);
    expect(run.state).toMatchObject({ phase: 'answering', ticksLeft: QUESTION_TICKS });
  });

  it('emits an event for every second of its clock', () => {
    const run = newQuizRun();
    stepTo(run, 'answering');
    const seconds = stepTo(run, 'locked').flatMap((event) => (event.type === 'second' ? [event.seconds] : []));
    expect(seconds).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('accepts one answer: the first lock counts, further ones are ignored (G4.6)', () => {
    const run = newQuizRun();
    stepTo(run, 'answering');
    const right = rightOf(run);
    run.step([{ lock: right }, { lock: (right + 1) % 4 }]);
    run.step([{ lock: (right + 2) % 4 }]);
    expect(run.state.chosen).toBe(right);
    stepTo(run, 'result');
    expect(run.state).toMatchObject({ score: 1, strikes: 0 });
  });

  it('ignores answers before it is revealed, and in the tick of its reveal', () => {
    const run = newQuizRun();
    for (let option = 0; run.state.phase !== 'reading'; option++) run.step([{ lock: option }]);
    expect(run.state.chosen).toBeNull();
  });

  it('shows its result 300 ms after the lock, for 1.5 s, before the next one', () => {
    const run = newQuizRun();
    stepTo(run, 'answering');
    run.step([{ lock: rightOf(run) }]);
    const lockTick = run.state.tick;
    stepTo(run, 'result');
    expect(run.state.tick - lockTick).toBe(REVEAL_BEAT_TICKS);
    expect(stepBy(run, RESULT_TICKS - 1)).toEqual([]);
    expect(run.state.number).toBe(1);
    stepTo(run, 'reading');
    expect(run.state.number).toBe(2);
  });
});

describe('time', () => {
  it('stops until the dealer has revealed the question', () => {
    const waiting = { ...newQuizRun().state, phase: 'asked' as const, number: 1, ticksLeft: 0 };
    const before = structuredClone(waiting);
    loreMaster.step(waiting, [], () => expect.unreachable());
    expect(waiting).toEqual(before);
  });

  it('stops for a pause only between two questions (G0.12)', () => {
    const run = newQuizRun();
    const pausable = () => loreMaster.pausable?.(run.state);
    expect(pausable()).toBe(true);
    for (const phase of ['reading', 'answering', 'locked', 'result'] as const) {
      stepTo(run, phase);
      expect(pausable(), phase).toBe(false);
    }
    stepTo(run, 'between');
    expect(pausable()).toBe(true);
  });
});

describe('points', () => {
  it.each([
    ['at once, before the clock starts', 0, 15],
    ['in the last tick of the first second', READING_TICKS + 59, 15],
    ['after a second', READING_TICKS + 60, 14],
    ['in the last tick', READING_TICKS + QUESTION_TICKS - 1, 1],
  ])('a right answer %s (%i ticks) earns 100 and %i', (_, afterTicks, seconds) => {
    const run = newQuizRun();
    const events = answer(run, 'right', afterTicks);
    expect(events.at(-1)).toEqual({ type: 'right', seconds, points: answerPoints(seconds), streak: 1 });
    expect(run.state).toMatchObject({ score: 1, points: 100 + seconds });
  });

  it('never exceed the limit of the dealer', () => {
    const run = newQuizRun(7, {
      answer: ({ request }) => ({
        reveal: request.brief
          ? { briefedA: 5 }
          : request.ask
            ? { question: 5, order: 0 }
            : { question: 5, right: 2, most: 3, late: 0 },
      }),
    });
    stepTo(run, 'answering');
    run.step([{ lock: 2 }]);
    expect(stepTo(run, 'result')).toEqual([{ type: 'right', seconds: 3, points: 103, streak: 1 }]);
  });
});

describe('strikes', () => {
  it('are wrong answers', () => {
    const run = newQuizRun();
    expect(answer(run, 'wrong').at(-1)).toEqual({ type: 'strike', strikes: 1, silent: false });
    expect(run.state.answers[0]).toMatchObject({ number: 1, points: 0, late: false });
  });

  it('are questions without an answer', () => {
    const run = newQuizRun();
    stepTo(run, 'answering');
    expect(stepTo(run, 'result').at(-1)).toEqual({ type: 'strike', strikes: 1, silent: true });
    expect(run.state.answers[0]?.chosen).toBe(SILENCE);
  });

  it('are late answers, even right ones', () => {
    const run = newQuizRun(7, {
      answer: ({ request }) => ({
        reveal: request.brief
          ? { briefedA: 5 }
          : request.ask
            ? { question: 5, order: 0 }
            : { question: 5, right: 2, most: 0, late: 1 },
      }),
    });
    stepTo(run, 'answering');
    run.step([{ lock: 2 }]);
    expect(stepTo(run, 'result')).toEqual([{ type: 'strike', strikes: 1, silent: true }]);
  });

  it('end the run with the third, after its result', () => {
    const run = newQuizRun();
    for (let strike = 0; strike < MAX_STRIKES; strike++) answer(run, 'wrong');
    expect(run.ended).toBe(false);
    expect(stepBy(run, RESULT_TICKS)).toEqual([{ type: 'gameOver' }]);
    expect(run.outcome).toMatchObject({
      reason: 'own',
      score: 0,
      points: 0,
      stats: { passed: 0, strikes: 3, asked: 3, percent: 0 },
    });
  });

  it('break a streak', () => {
    const run = newQuizRun();
    answer(run, 'right');
    expect(answer(run, 'right').at(-1)).toMatchObject({ streak: 2 });
    answer(run, 'wrong');
    expect(answer(run, 'right').at(-1)).toMatchObject({ streak: 1 });
    expect(run.state.bestStreak).toBe(2);
  });
});

describe('the end', () => {
  it('comes after the last question; the points count for boards, the right answers for the result', () => {
    const run = newQuizRun();
    for (let question = 0; question < QUESTION_COUNT - 1; question++) answer(run, 'right');
    answer(run, 'wrong');
    expect(stepBy(run, RESULT_TICKS)).toEqual([{ type: 'finished', passed: true }]);
    expect(run.outcome).toEqual({
      reason: 'own',
      score: 99 * 115,
      points: 99 * 115,
      stats: { right: 99, asked: 100, strikes: 1, bestStreak: 99, percent: 99, passed: 1 },
    });
  });

  it('by quitting keeps the points and does not pass', () => {
    const run = newQuizRun();
    answer(run, 'right');
    run.quit();
    expect(run.outcome).toMatchObject({ reason: 'quit', score: 115, points: 115, stats: { right: 1, passed: 0 } });
  });
});

it('keeps the number of right answers', () => {
  const run = newQuizRun();
  expect(game.keepsakesOf?.(run.state)).toEqual([]);
  for (const how of ['right', 'wrong', 'right'] as const) answer(run, how);
  expect(game.keepsakesOf?.(run.state)).toEqual([{ item: 0, value: 2 }]);
});

describe('the clock waits for the dealer', () => {
  /** A run whose briefing is over, without a dealer. */
  const silent = () => {
    const run = newBriefing(7, null);
    run.step([]);
    run.step([{ briefed: [5] }]);
    run.step([{ skip: true }]);
    return run;
  };

  it('before the briefing is revealed', () => {
    const run = newBriefing(7, null);
    run.step([]);
    expect(run.asked).toEqual({ index: 0, tick: 1, request: { brief: 1 } });
    expect(run.waits).toBe(true);
    expect(() => run.step([])).toThrow(ReplayMismatch);
  });

  it('before a question is revealed', () => {
    const run = silent();
    run.step([]);
    expect(run.asked).toEqual({ index: 1, tick: 4, request: { ask: 1 } });
    expect(run.waits).toBe(true);
    expect(() => run.step([])).toThrow(ReplayMismatch);
  });

  it('after the time between lock and result, until the right answer is revealed', () => {
    const run = silent();
    run.step([]);
    run.step([{ question: 3, order: 1 }]);
    run.step([{ lock: 2 }]);
    expect(run.asked?.request).toEqual({ lock: 1, option: 2 });
    stepBy(run, REVEAL_BEAT_TICKS - 1);
    expect(run.waits).toBe(false);
    stepBy(run, 1);
    expect(run.waits).toBe(true);
    run.step([{ of: 3, right: 2, most: 15, late: 0 }]);
    expect(run.state).toMatchObject({ phase: 'result', score: 1 });
  });
});

describe('a replay', () => {
  const playRun = () => {
    const run = newQuizRun(11);
    const bot = createQuizBot({ skill: 'poor', seed: 11 });
    while (!run.ended) run.step(bot(run.state));
    return run;
  };
  const forge = (log: CommandLog<QuizCommand>, change: (command: QuizCommand) => QuizCommand) => ({
    ...log,
    commands: log.commands.map(({ tick, command }) => ({ tick, command: change(command) })),
  });

  it('with the reveals of the dealer is accepted', () => {
    const run = playRun();
    const { outcome, run: replay } = verifyLog(loreMaster, run.setup, run.log);
    expect(outcome).toEqual(run.outcome);
    expect(hasSameAnswers(replay, run.deals)).toBe(true);
  });

  it.each<[string, (command: QuizCommand) => QuizCommand]>([
    [
      'another right answer',
      (command) => ('right' in command ? { ...command, right: (command.right + 1) % 4 } : command),
    ],
    ['more seconds', (command) => ('most' in command ? { ...command, most: command.most - 1 } : command)],
    ['another briefing', (command) => ('briefed' in command ? { briefed: command.briefed.toReversed() } : command)],
    ['another question', (command) => ('order' in command ? { ...command, question: command.question + 1 } : command)],
  ])('with a forged reveal of %s is refused', (_case, change) => {
    const run = playRun();
    const verify = () => hasSameAnswers(verifyLog(loreMaster, run.setup, forge(run.log, change)).run, run.deals);
    // A forged reveal can also end the run at another tick, which contradicts the log.
    expect(isRefused(verify)).toBe(true);
  });

  it('without a reveal is refused', () => {
    const run = playRun();
    const bare = { ...run.log, commands: run.log.commands.filter(({ command }) => !('right' in command)) };
    expect(() => verifyLog(loreMaster, run.setup, bare)).toThrow(ReplayMismatch);
  });

  function isRefused(verify: () => boolean): boolean {
    try {
      return !verify();
    } catch (error) {
      return error instanceof ReplayMismatch;
    }
  }
});

describe('commands', () => {
  const command = fc.oneof(
    fc.record({ lock: fc.integer({ min: 0, max: 3 }) }),
    fc.constant({ skip: true as const }),
    fc.record({ briefed: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 }) }),
    fc.record({ question: fc.integer({ min: 0, max: 100_000 }), order: fc.integer({ min: 0, max: 23 }) }),
    fc.record({
      of: fc.integer({ min: 0, max: 100_000 }),
      right: fc.integer({ min: 0, max: 3 }),
      most: fc.integer({ min: 0, max: 15 }),
      late: fc.integer({ min: 0, max: 1 }),
    }),
  );

  test.prop([fc.array(command, { maxLength: 6 })])('survive encoding and decoding', (commands) => {
    const log = { ticks: 1, quit: false, commands: commands.map((each) => ({ tick: 1, command: each })) };
    const bytes = encodeCommandLog(loreMaster.commands, log);
    expect(decodeCommandLog(loreMaster.commands, bytes, { maxTicks: 1 })).toEqual(log);
  });

  it.each([
    ['a fifth option', [4]],
    ['an order that four options cannot have', [16, 5, 24]],
    ['a right option that does not exist', [17, 5, 4, 0, 0]],
    ['more seconds than a question has', [17, 5, 0, 16, 0]],
    ['an unknown kind', [99]],
    ['a briefing without questions', [18, 0]],
    ['a briefing of thirteen questions', [18, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ])('are rejected: %s', (_case, bytes) => {
    const log = Uint8Array.of(1, 0, 1, 1, 1, ...bytes);
    expect(() => decodeCommandLog(loreMaster.commands, log, { maxTicks: 1 })).toThrow(MalformedInput);
  });

  it.each([
    ['nothing', {}],
    ['half a briefing', { briefedA: 3, briefedC: 4 }],
    ['a briefing and a question', { briefedA: 3, question: 3 }],
    ['half a verdict', { question: 3, right: 2 }],
    ['more than a question', { question: 3, order: 2, right: 1 }],
    ['a wrong order', { question: 3, order: 24 }],
  ])('reject a reveal of %s', (_case, reveal) => {
    expect(() => loreMaster.hidden?.toCommand(reveal)).toThrow(MalformedInput);
  });
});

describe('every run', () => {
  const locks = fc.array(fc.tuple(fc.integer({ min: 0, max: 1100 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 40,
  });

  test.prop([seeds, locks], { numRuns: 40 })('keeps its figures consistent for any presses', (seed, presses) => {
    const run = newQuizRun(seed);
    let points = 0;
    for (const [wait, lock] of presses) {
      stepBy(run, wait);
      const isLockable = canLock(run.state);
      run.step([{ lock }], (event) => {
        if (event.type === 'locked') expect(isLockable).toBe(true);
      });
      points = Math.max(points, run.state.points);
    }
    const { state } = run;
    const rightAnswers = state.answers.filter((given) => given.points > 0);
    expect(state.score).toBe(rightAnswers.length);
    expect(state.points).toBe(rightAnswers.reduce((sum, given) => sum + given.points, 0));
    expect(state.strikes).toBe(state.answers.length - state.score);
    expect(state.strikes).toBeLessThanOrEqual(MAX_STRIKES);
    expect(state.points).toBe(points);
    expect(state.answers.map(({ number }) => number)).toEqual(state.answers.map((_, index) => index + 1));
    expect(new Set(state.answers.map(({ question }) => question)).size).toBe(state.answers.length);
    for (const given of rightAnswers) expect(given.points).toBeLessThanOrEqual(115);
  });

  test.prop([seeds], { numRuns: 10 })('replays from its log to the same state', (seed) => {
    const run = newQuizRun(seed);
    const bot = createQuizBot({ skill: 'poor', seed });
    while (!run.ended) run.step(bot(run.state));
    const bytes = encodeCommandLog(loreMaster.commands, run.log);
    const log = decodeCommandLog(loreMaster.commands, bytes, loreMaster);
    expect(hashState(verifyLog(loreMaster, run.setup, log).run.state)).toBe(hashState(run.state));
  });
});
