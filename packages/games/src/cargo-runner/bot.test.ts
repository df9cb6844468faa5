import { Run } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { createCargoBot } from './bot.ts';
import { cargoRunner } from './sim.ts';

function play(skill: BotSkill, seed: number) {
  const run = new Run(cargoRunner, { seed });
  const bot = createCargoBot({ skill, seed });
  while (!run.ended) run.step(bot(run.state));
  return run;
}

const SEEDS = Array.from({ length: 5 }, (_, index) => index);

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

describe('the bots', () => {
  it('play well and poorly', () => {
    const good = SEEDS.map((seed) => play('good', seed).state);
    expect(medianOf(good.map(({ score }) => score))).toBeGreaterThan(3000);
    expect(Math.max(...good.map(({ level }) => level))).toBeGreaterThanOrEqual(3);
    expect(medianOf(SEEDS.map((seed) => play('poor', seed).state.score))).toBeLessThan(300);
  }, 60_000);

  it('are the same for the same seed', () => {
    expect(play('poor', 4).log).toEqual(play('poor', 4).log);
  });

  it('use every command', () => {
    const runs = [play('good', 3), ...SEEDS.map((seed) => play('poor', seed))];
    const used = new Set(
      runs.flatMap(({ log }) =>
        log.commands.map(({ command }) =>
          command.type === 'continue' ? command.type : `${command.type} ${command.heading}`,
        ),
      ),
    );
    expect(used.size).toBe(13);
  }, 60_000);
});
