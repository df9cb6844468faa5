import { Run } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { createArenaBot } from './bot.ts';
import { BOSS_LEVELS } from './rules.ts';
import { battleArena } from './sim.ts';
import type { ArenaEvent } from './simulation/state.ts';

function play(skill: BotSkill, seed: number, onEvent: (event: ArenaEvent) => void = () => {}) {
  const run = new Run(battleArena, { seed });
  const bot = createArenaBot({ skill, seed });
  while (!run.ended) run.step(bot(run.state), onEvent);
  return run;
}

function medianScore(skill: BotSkill): number {
  const scores = Array.from({ length: 5 }, (_, seed) => play(skill, seed).state.score);
  return scores.toSorted((a, b) => a - b)[2] as number;
}

describe('the bots', () => {
  it('play well and poorly', () => {
    expect(medianScore('good')).toBeGreaterThan(BOSS_LEVELS[0].score);
    expect(medianScore('poor')).toBeLessThan(1500);
  });

  it('meet two warships at once when they play well', () => {
    const levels: number[] = [];
    play('good', 4, (event) => {
      if (event.type === 'bossLevel') levels.push(event.level);
    });
    expect(levels).toContain(2);
  });

  it('are the same for the same seed', () => {
    expect(play('poor', 4).log).toEqual(play('poor', 4).log);
  });

  it('use every command', () => {
    const logs = [play('good', 2).log, play('poor', 1).log, play('poor', 2).log];
    const used = new Set(
      logs.flatMap(({ commands }) =>
        commands.map(({ command }) =>
          command.type === 'button' ? `${command.button} ${command.down ? 'down' : 'up'}` : command.type,
        ),
      ),
    );
    const buttons = ['up', 'right', 'down', 'left'].flatMap((button) => [`${button} down`, `${button} up`]);
    for (const command of [...buttons, 'fire down', 'autoFire', 'drag']) expect(used).toContain(command);
  });
});
