import { HEADINGS } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { botPlayer, medianOf, seeds } from '../testing/play-bot.ts';
import { spaceSnake } from './game.ts';

const play = botPlayer(spaceSnake);

const SEEDS = seeds(7);

const medianScore = (skill: BotSkill) => medianOf(SEEDS.map((seed) => play(skill, seed).state.score));

describe('the bots', () => {
  it('score high with the good skill and low with the poor one', () => {
    expect(medianScore('good')).toBeGreaterThan(400);
    expect(medianScore('poor')).toBeLessThan(100);
  });

  it('use every command', () => {
    const turns = new Set(play('good', 1).log.commands.map(({ command }) => command.turn));
    expect([...turns].toSorted()).toEqual([...HEADINGS].toSorted());
  });
});
