import { Run, localDealer } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { createMemoryBot } from './bot.ts';
import { memoryDealer } from './dealer.ts';
import { memoryChallenge } from './sim.ts';

function play(skill: BotSkill, seed: number) {
  const run = new Run(memoryChallenge, { seed }, localDealer(memoryDealer, seed));
  const bot = createMemoryBot({ skill, seed });
  while (!run.ended) run.step(bot(run.state));
  return run;
}

const SEEDS = Array.from({ length: 15 }, (_, index) => index);

function medianScore(skill: BotSkill): number {
  const scores = SEEDS.map((seed) => play(skill, seed).state.score);
  return scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] as number;
}

describe('the bots', () => {
  it('play well and poorly', () => {
    expect(medianScore('good')).toBeGreaterThan(1200);
    expect(medianScore('poor')).toBeLessThan(500);
  });

  it('are the same for the same seed', () => {
    expect(play('poor', 4).log).toEqual(play('poor', 4).log);
  });

  it('use every command', () => {
    const used = new Set(play('good', 1).log.commands.flatMap(({ command }) => Object.keys(command)));
    expect([...used].toSorted()).toEqual(['face', 'finish', 'next', 'turn']);
  });
});
