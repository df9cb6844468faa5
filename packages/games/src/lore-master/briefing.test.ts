import { describe, expect, it } from 'vitest';
import { revealIndex } from './reveal-details.ts';
import { BRIEFING_TICKS } from './rules.ts';
import { loreMaster } from './sim.ts';
import { answer, newBriefing, newQuizRun, stepBy, stepTo } from './testing/quiz-run.ts';

describe('the briefing', () => {
  it('comes before the first question, and ends by itself', () => {
    const run = newBriefing();
    expect(stepTo(run, 'briefing')).toEqual([{ type: 'briefed' }]);
    expect(run.state).toMatchObject({ number: 0, ticksLeft: BRIEFING_TICKS });
    expect(run.state.briefing?.length).toBeGreaterThan(0);
    expect(stepBy(run, BRIEFING_TICKS - 1)).toEqual([]);
    expect(stepBy(run, 1)).toEqual([{ type: 'briefingEnded' }]);
    expect(stepTo(run, 'reading')).toEqual([{ type: 'asked', place: 1 }]);
  });

  it('ends when the player skips it, and changes no question', () => {
    const [skipped, read] = [newQuizRun(5), newBriefing(5)];
    expect(skipped.state.tick).toBe(3);
    for (const run of [skipped, read]) stepTo(run, 'reading');
    expect(skipped.state.question).toEqual(read.state.question);
    expect(skipped.state.briefing).toEqual(read.state.briefing);
  });

  it('has a second part after the fifth answer, whatever that was, and none later', () => {
    const run = newQuizRun(5);
    for (const how of ['right', 'wrong', 'right', 'wrong', 'right'] as const) answer(run, how);
    const first = run.state.briefing;
    expect(stepTo(run, 'briefing')).toEqual([{ type: 'briefed' }]);
    expect(run.state).toMatchObject({ number: 5, bites: [0, 5], ticksLeft: BRIEFING_TICKS });
    expect(run.state.briefing).not.toEqual(first);
    expect(run.deals[revealIndex.briefing(run.state.bites)]?.request).toEqual({ brief: 2 });
    run.step([{ skip: true }]);
    for (let question = 6; question <= 12; question++) {
      answer(run, 'right');
      expect(run.state).toMatchObject({ number: question, bites: [0, 5] });
      expect(run.deals[revealIndex.question(question, run.state.bites)]?.request).toEqual({ ask: question });
    }
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
