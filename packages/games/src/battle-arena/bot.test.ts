import { describe, expect, it } from 'vitest';
import type { BotSkill } from '../game.ts';
import { botPlayer, medianOf, seeds } from '../testing/play-bot.ts';
import { battleArena } from './game.ts';
import { BOSS_LEVELS } from './rules.ts';

const play = botPlayer(battleArena);

const playsOf = (skill: BotSkill) => seeds(3).map((seed) => play(skill, seed));
const medianScore = (runs: ReturnType<typeof playsOf>) => medianOf(runs.map(({ state }) => state.score));

describe('the bots', () => {
  const good = playsOf('good');
  const poor = playsOf('poor');

  it('reach the second boss level with the good skill, and low scores with the poor one', () => {
    expect(medianScore(good)).toBeGreaterThan(BOSS_LEVELS[1].score);
    expect(medianScore(poor)).toBeLessThan(1500);
  });

  it('use every command', () => {
    const commandNames = new Set(
      [...good, ...poor].flatMap(({ log }) =>
        log.commands.map(({ command }) =>
          command.type === 'button' ? `${command.button} ${command.down ? 'down' : 'up'}` : command.type,
        ),
      ),
    );
    const buttons = ['up', 'right', 'down', 'left'].flatMap((button) => [`${button} down`, `${button} up`]);
    for (const command of [...buttons, 'fire down', 'autoFire', 'drag']) expect(commandNames).toContain(command);
  });
});
