import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { botPlayer, seeds } from '../testing/play-bot.ts';
import { puzzle } from './game.ts';

const play = botPlayer(puzzle);

const SEEDS = seeds(15);

const countSolved = (skill: BotSkill) => SEEDS.filter((seed) => play(skill, seed).state.status === 'solved').length;

describe('the bots', () => {
  it('solve every puzzle with the good skill, and few with the poor one', () => {
    expect(countSolved('good')).toBe(SEEDS.length);
    expect(countSolved('poor')).toBeLessThan(SEEDS.length / 2);
  });

  it('use every command', () => {
    const commandNames = new Set(play('good', 1).log.commands.flatMap(({ command }) => Object.keys(command)));
    expect([...commandNames].toSorted()).toEqual(['cancel', 'swap', 'touch']);
  });
});
