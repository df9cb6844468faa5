import { describe, expect, it } from 'vitest';
import { botPlayer, medianOf, seeds } from '../testing/play-bot.ts';
import { cargoRunner } from './game.ts';

const play = botPlayer(cargoRunner);

const SEEDS = seeds(3);

describe('the bots', () => {
  it('score high with the good skill and low with the poor one', () => {
    const good = SEEDS.map((seed) => play('good', seed).state);
    expect(medianOf(good.map(({ score }) => score))).toBeGreaterThan(3000);
    expect(Math.max(...good.map(({ level }) => level))).toBeGreaterThanOrEqual(3);
    expect(medianOf(SEEDS.map((seed) => play('poor', seed).state.score))).toBeLessThan(300);
  });

  it('use every command', () => {
    const runs = SEEDS.flatMap((seed) => [play('good', seed), play('poor', seed)]);
    const commandNames = new Set(
      runs.flatMap(({ log }) =>
        log.commands.map(({ command }) => ('heading' in command ? `${command.type} ${command.heading}` : command.type)),
      ),
    );
    expect(commandNames.size).toBe(14);
  });
});
