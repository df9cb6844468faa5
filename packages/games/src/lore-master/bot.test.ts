import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { botPlayer, seeds } from '../testing/play-bot.ts';
import { loreMaster } from './game.ts';
import { SILENCE } from './state.ts';

const play = botPlayer(loreMaster);

const SEEDS = seeds(30);

function rightShare(skill: BotSkill): number {
  const states = SEEDS.map((seed) => play(skill, seed).state);
  return sum(states.map(({ score }) => score)) / sum(states.map(({ answers }) => answers.length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('the bots', () => {
  it('answer most questions right with the good skill, and fewer with the poor one', () => {
    expect(rightShare('good')).toBeGreaterThan(0.93);
    expect(rightShare('poor')).toBeLessThan(0.65);
  });

  it('reach every kind of end and use every option, including silence', () => {
    const states = SEEDS.flatMap((seed) => [play('good', seed).state, play('poor', seed).state]);
    const options = new Set(states.flatMap(({ answers }) => answers.map(({ chosen }) => chosen)));
    expect(options).toEqual(new Set([0, 1, 2, 3, SILENCE]));
    expect(states.some(({ strikes }) => strikes === 3)).toBe(true);
    expect(states.some(({ answers }) => answers.length === 100)).toBe(true);
  });
});
