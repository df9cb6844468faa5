import { describe, expect, it } from 'vitest';
import { botPlayer, medianOf, seeds } from '../testing/play-bot.ts';
import { cargoRunner } from './game.ts';

const play = botPlayer(cargoRunner);

const SEEDS = seeds(3);

describe('the bots', () => {
  const good = SEEDS.map((seed) => play('good', seed));
  const poor = SEEDS.map((seed) => play('poor', seed));

  it('score high with the good skill and low with the poor one', () => {
    expect(medianOf(good.map(({ state }) => state.score))).toBeGreaterThan(3000);
    expect(Math.max(...good.map(({ state }) => state.level))).toBeGreaterThanOrEqual(3);
    expect(medianOf(poor.map(({ state }) => state.score))).toBeLessThan(300);
  });

  it('use every command', () => {
    const commandNames = new Set(
      [...good, ...poor].flatMap(({ log }) =>
        log.commands.map(({ command }) => ('heading' in command ? `${command.type} ${command.heading}` : command.type)),
      ),
    );
    expect(commandNames.size).toBe(14);
  });
});
