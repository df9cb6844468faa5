import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { botPlayer, medianOf, seeds } from '../testing/play-bot.ts';
import { memoryChallenge } from './game.ts';

const play = botPlayer(memoryChallenge);

const SEEDS = seeds(15);

const medianScore = (skill: BotSkill) => medianOf(SEEDS.map((seed) => play(skill, seed).state.score));

describe('the bots', () => {
  it('score high with the good skill and low with the poor one', () => {
    expect(medianScore('good')).toBeGreaterThan(1200);
    expect(medianScore('poor')).toBeLessThan(500);
  });

  it('use every command', () => {
    const commandNames = new Set(play('good', 1).log.commands.flatMap(({ command }) => Object.keys(command)));
    expect([...commandNames].toSorted()).toEqual(['face', 'finish', 'next', 'turn']);
  });
});
