import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { createQuizBot } from './bot.ts';
import { SILENCE } from './state.ts';
import { newQuizRun } from './testing/quiz-run.ts';

function play(skill: BotSkill, seed: number) {
  const run = newQuizRun(seed);
  const bot = createQuizBot({ skill, seed });
  while (!run.ended) run.step(bot(run.state));
  return run;
}

const SEEDS = Array.from({ length: 30 }, (_, index) => index);

function shareRight(skill: BotSkill): number {
  const states = SEEDS.map((seed) => play(skill, seed).state);
  return sum(states.map(({ score }) => score)) / sum(states.map(({ answers }) => answers.length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('the bots', () => {
  it('know the codex well and poorly', () => {
    expect(shareRight('good')).toBeGreaterThan(0.93);
    expect(shareRight('poor')).toBeLessThan(0.65);
  });

  it('are the same for the same seed', () => {
    expect(play('poor', 4).log).toEqual(play('poor', 4).log);
  });

  it('reach every end and use every option, silence too', () => {
    const states = SEEDS.flatMap((seed) => [play('good', seed).state, play('poor', seed).state]);
    const chosen = new Set(states.flatMap(({ answers }) => answers.map((given) => given.chosen)));
    expect(chosen).toEqual(new Set([0, 1, 2, 3, SILENCE]));
    expect(states.some(({ strikes }) => strikes === 3)).toBe(true);
    expect(states.some(({ answers }) => answers.length === 100)).toBe(true);
  });
});
