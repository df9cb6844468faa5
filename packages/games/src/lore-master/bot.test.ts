import { describe, expect, it } from 'vitest';
import { botPlayer, seeds } from '../testing/play-bot.ts';
import { loreMaster } from './game.ts';
import { SILENCE } from './state.ts';

const play = botPlayer(loreMaster);

const states = {
  good: seeds(15).map((seed) => play('good', seed).state),
  poor: seeds(15).map((seed) => play('poor', seed).state),
};

function rightShare(ofSkill: typeof states.good): number {
  return sum(ofSkill.map(({ score }) => score)) / sum(ofSkill.map(({ answers }) => answers.length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('the bots', () => {
  it('answer most questions right with the good skill, and fewer with the poor one', () => {
    expect(rightShare(states.good)).toBeGreaterThan(0.93);
    expect(rightShare(states.poor)).toBeLessThan(0.65);
  });

  it('reach every kind of end and use every option, including silence', () => {
    const all = [...states.good, ...states.poor];
    const options = new Set(all.flatMap(({ answers }) => answers.map(({ chosen }) => chosen)));
    expect(options).toEqual(new Set([0, 1, 2, 3, SILENCE]));
    expect(all.some(({ strikes }) => strikes === 3)).toBe(true);
    expect(all.some(({ answers }) => answers.length === 100)).toBe(true);
  });
});
