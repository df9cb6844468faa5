import { Run } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { createPuzzleBot } from './bot.ts';
import { puzzle } from './sim.ts';

function play(skill: BotSkill, seed: number) {
  const run = new Run(puzzle, { seed });
  const bot = createPuzzleBot({ skill, seed });
  while (!run.ended) run.step(bot(run.state));
  return run;
}

const SEEDS = Array.from({ length: 15 }, (_, index) => index);

const solved = (skill: BotSkill) => SEEDS.filter((seed) => play(skill, seed).state.status === 'solved').length;

describe('the bots', () => {
  it('play well and poorly', () => {
    expect(solved('good')).toBe(SEEDS.length);
    expect(solved('poor')).toBeLessThan(SEEDS.length / 2);
  });

  it('are the same for the same seed', () => {
    expect(play('poor', 4).log).toEqual(play('poor', 4).log);
  });

  it('use every command', () => {
    const used = new Set(play('good', 1).log.commands.flatMap(({ command }) => Object.keys(command)));
    expect([...used].toSorted()).toEqual(['cancel', 'swap', 'touch']);
  });
});
