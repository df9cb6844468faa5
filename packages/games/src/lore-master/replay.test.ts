import { fc, test } from '@fast-check/vitest';
import {
  type CommandLog,
  ReplayMismatch,
  decodeCommandLog,
  encodeCommandLog,
  hasSameAnswers,
  hashState,
  verifyLog,
} from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { createQuizBot } from './bot.ts';
import { MAX_STRIKES, REVEAL_BEAT_TICKS } from './rules.ts';
import { canLock, loreMaster } from './sim.ts';
import type { QuizCommand } from './state.ts';
import { newBriefing, newQuizRun, stepBy } from './testing/quiz-run.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

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
