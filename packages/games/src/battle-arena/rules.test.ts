import { describe, expect, it } from 'vitest';
import {
  BOSS,
  BOSS_LEVELS,
  CANVAS,
  ENEMIES,
  ENEMY_CLASSES,
  EXTRA_LIFE_EVERY,
  FIRE_INTERVAL_TICKS,
  MAX_LIVES,
  MAX_TICKS,
  PLAYER,
  POWER_UP_LIFETIME_TICKS,
  REDIRECT_SECONDS,
  ROCK,
  ROCKS,
  SHOT,
  STARS,
  TIMED_POWER_UPS,
  WAVES,
  pointsFromScore,
  rankOf,
} from './rules.ts';

const seconds = (ticks: number) => ticks / 60;
const milliseconds = (ticks: number) => (ticks * 1000) / 60;

describe('the constants of games.md §9, game 1', () => {
  it('canvas, stars and the way back', () => {
    expect(CANVAS).toEqual({ width: 960, height: 640 });
    expect(STARS).toBe(150);
    expect(REDIRECT_SECONDS).toBe(5);
  });

  it('the player: 56.25 × 75, health 100, 3 lives, 300 px/s', () => {
    expect(PLAYER).toMatchObject({ width: 56.25, height: 75, health: 100, lives: 3 });
    expect(PLAYER.speed * 60).toBe(300);
  });

  it('the guns: bullets of 10 at 500 px/s, every 300 ms', () => {
    expect(SHOT.damage).toBe(10);
    expect(SHOT.speed * 60).toBeCloseTo(500, 9);
    expect(milliseconds(FIRE_INTERVAL_TICKS)).toBe(300);
  });

  it.each([
    ['e1', 10],
    ['e2', 15],
    ['e3', 12],
    ['e4', 18],
    ['e5', 20],
    ['e6', 25],
  ] as const)('small %s: %i points, health 10, a shot every 2000 ms', (kind, points) => {
    expect(ENEMIES[kind]).toMatchObject({ size: 'small', points });
    expect(ENEMY_CLASSES.small.health).toBe(10);
    expect(milliseconds(ENEMY_CLASSES.small.fireTicks)).toBe(2000);
  });

  it.each([
    ['c8', 50],
    ['c9', 65],
    ['c10', 80],
  ] as const)('big %s: %i points, health 30, a shot every 1500 ms', (kind, points) => {
    expect(ENEMIES[kind]).toMatchObject({ size: 'big', points });
    expect(ENEMY_CLASSES.big.health).toBe(30);
    expect(milliseconds(ENEMY_CLASSES.big.fireTicks)).toBe(1500);
  });

  it('enemy bullets of 15, 20, 25 or 30', () => {
    expect(new Set([...Object.values(ENEMIES).map(({ damage }) => damage), BOSS.damage])).toEqual(
      new Set([15, 20, 25, 30]),
    );
  });

  it('the warship c11: health 100, 100 points, a volley every 800 ms', () => {
    expect(BOSS).toMatchObject({ health: 100, points: 100 });
    expect(milliseconds(BOSS.fireTicks)).toBe(800);
  });

  it('boss levels at 10000, 20000 and 30000 with one, two and three warships', () => {
    expect(BOSS_LEVELS.map(({ score, warships }) => [score, warships])).toEqual([
      [10_000, 1],
      [20_000, 2],
      [30_000, 3],
    ]);
  });

  it('asteroids a1 to a3: health 30, 75 points', () => {
    expect(ROCK).toEqual({ health: 30, points: 75 });
    expect(Object.keys(ROCKS)).toEqual(['a1', 'a2', 'a3']);
  });

  it.each(
    [
      [0, 3, 3000],
      [5, 4, 2500],
      [12, 5, 2000],
      [22, 6, 1800],
      [35, 8, 1500],
      [50, 10, 1200],
      [70, 12, 1000],
      [95, 15, 800],
    ].map((row, index) => [index + 1, ...row] as const),
  )('wave %i: from %i kills, at most %i enemies, one every %i ms', (wave, kills, maxEnemies, interval) => {
    expect(WAVES).toHaveLength(8);
    expect(WAVES[wave - 1]).toMatchObject({ kills, maxEnemies });
    expect(milliseconds(WAVES[wave - 1]?.spawnTicks ?? 0)).toBe(interval);
  });

  it('power-ups: thresholds, intervals, effects and the 12 s for which they are there', () => {
    expect(EXTRA_LIFE_EVERY).toBe(250);
    expect(seconds(POWER_UP_LIFETIME_TICKS)).toBe(12);
    const { missiles, doubleShot } = TIMED_POWER_UPS;
    expect(missiles.score).toBe(500);
    expect([missiles.minTicks, missiles.maxTicks, missiles.effectTicks].map(seconds)).toEqual([15, 25, 10]);
    expect(doubleShot.score).toBe(300);
    expect([doubleShot.minTicks, doubleShot.maxTicks, doubleShot.effectTicks].map(seconds)).toEqual([12, 20, 8]);
  });
});

describe('the rulings on game 1', () => {
  it.each([
    [0, 0],
    [59, 0],
    [60, 1],
    [10_000, 166],
    [29_999, 499],
    [30_000, 500],
    [90_000, 500],
  ])('a score of %i is worth %i points', (score, points) => {
    expect(pointsFromScore(score)).toBe(points);
  });

  it('at most 5 lives, and 30 minutes', () => {
    expect(MAX_LIVES).toBe(5);
    expect(seconds(MAX_TICKS)).toBe(1800);
  });

  it('danger never falls as a run goes on', () => {
    const start = rankOf({ wave: 1, bossLevel: 0, kills: 0 });
    expect(start).toBe(0);
    expect(rankOf({ wave: 8, bossLevel: 0, kills: 95 })).toBe(7);
    expect(rankOf({ wave: 8, bossLevel: 1, kills: 95 })).toBeGreaterThan(7);
    expect(rankOf({ wave: 8, bossLevel: 0, kills: 400 })).toBeGreaterThan(7);
  });
});
