import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { botPlayer, seeds } from '../testing/play-bot.ts';
import { puzzle } from './game.ts';

const play = botPlayer(puzzle);

const SEEDS = seeds(15);

const solved = (skill: BotSkill) => SEEDS.filter((seed) => play(skill, seed).state.status === 'solved').length;

describe('the bots', () => {
  it('play well and poorly', () => {
    expect(solved('good')).toBe(SEEDS.length);
    expect(solved('poor')).toBeLessThan(SEEDS.length / 2);
  });

  it('use every command', () => {
    const used = new Set(play('good', 1).log.commands.flatMap(({ command }) => Object.keys(command)));
    expect([...used].toSorted()).toEqual(['cancel', 'swap', 'touch']);
  });
});
