import { fc, test } from '@fast-check/vitest';
import { Run } from '@star-seekers/sim';
import { describe, expect } from 'vitest';
import { createArenaBot } from './bot.ts';
import { CANVAS, FIELD_MARGIN, MAX_LIVES, PLAYER, PLAYER_BOUNDS, WAVES } from './rules.ts';
import { battleArena } from './sim.ts';
import type { ArenaEvent, ArenaState, Place } from './simulation/state.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const skills = fc.constantFrom('good', 'poor');

/** Length of the simulated runs. */
const RUN_TICKS = 9000;

function simulate(
  seed: number,
  skill: 'good' | 'poor',
  onTick: (state: ArenaState, events: readonly ArenaEvent[]) => void,
  prepare: (state: ArenaState) => void = () => {},
): Run<ArenaState, unknown, ArenaEvent> {
  const run = new Run(battleArena, { seed });
  prepare(run.state);
  const bot = createArenaBot({ skill, seed });
  while (!run.ended && run.state.tick < RUN_TICKS) {
    const events: ArenaEvent[] = [];
    run.step(bot(run.state), (event) => void events.push(event));
    onTick(run.state, events);
  }
  return run;
}

/** A single hit may cost a ship. */
function keepAlive({ player }: ArenaState): void {
  player.health = PLAYER.health;
  player.lives = MAX_LIVES;
}

const isInField = ({ x, y }: Place) =>
  x >= -FIELD_MARGIN && x <= CANVAS.width + FIELD_MARGIN && y >= -FIELD_MARGIN && y <= CANVAS.height + FIELD_MARGIN;

function isAllInField({ shots, bullets, enemies, bosses, rocks, powerUps }: ArenaState): boolean {
  return [shots, bullets, enemies, bosses, rocks, powerUps].every((things: Place[]) => things.every(isInField));
}

describe('in every run', () => {
  test.prop([seeds, skills], { numRuns: 8 })(
    'everything stays within its bounds, and the score is the sum of the points in the events',
    (seed, skill) => {
      let sum = 0;
      let chains = 0;
      const run = simulate(seed, skill, (state, events) => {
        const { player } = state;
        const { left, right, top, bottom } = PLAYER_BOUNDS;
        const isPlayerInside = player.x >= left && player.x <= right && player.y >= top && player.y <= bottom;
        const isHull = player.lives <= MAX_LIVES && player.health >= 0 && player.health <= PLAYER.health;
        if (!isPlayerInside || !isHull || !isAllInField(state)) expect.fail(JSON.stringify(state));
        for (const event of events) {
          if ('points' in event) sum += event.points;
          if ('chainBonus' in event) chains += event.chainBonus;
        }
      });
      expect(run.state.score).toBe(sum);
      expect(run.outcome?.score ?? sum + chains).toBe(sum + chains);
    },
  );

  test.prop([seeds, skills], { numRuns: 8 })('at most one extra life is on the field at once', (seed, skill) => {
    let most = 0;
    simulate(
      seed,
      skill,
      (state) => {
        most = Math.max(most, state.powerUps.filter(({ kind }) => kind === 'extraLife').length);
        // As fast as no player scores.
        state.score += 10;
      },
      (state) => Object.assign(state, { score: 100_000, bossLevel: 3, wave: 8, kills: 300 }),
    );
    expect(most).toBe(1);
  });

  test.prop([seeds, fc.integer({ min: 0, max: 7 })], { numRuns: 10 })(
    'enemies arrive at least every half minute, even if none is shot',
    (seed, wave) => {
      let last = 0;
      let longest = 0;
      simulate(
        seed,
        'poor',
        (state, events) => {
          keepAlive(state);
          state.shots.length = 0;
          if (events.some(({ type }) => type === 'enemyArrived')) last = state.tick;
          longest = Math.max(longest, state.tick - last);
        },
        (state) => Object.assign(state, { wave: wave + 1, kills: WAVES[wave]?.kills }),
      );
      expect(longest / 60).toBeLessThan(30);
    },
  );

  test.prop([seeds], { numRuns: 1 })(
    'the warships of every boss level enter and can be beaten, and the waves go on',
    (seed) => {
      for (const level of [0, 1, 2]) {
        let arrivals = 0;
        const run = simulate(
          seed,
          'good',
          (state, events) => {
            keepAlive(state);
            if (state.bossLevel > level) arrivals += events.filter(({ type }) => type === 'enemyArrived').length;
          },
          (state) => {
            const score = (level + 1) * 10_000;
            Object.assign(state, { bossLevel: level, score, extraLives: score / 250, wave: 8, kills: 300 });
          },
        );
        expect(run.state.bossLevel).toBeGreaterThan(level);
        expect(arrivals).toBeGreaterThan(10);
      }
    },
  );
});
