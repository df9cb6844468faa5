import { expect, it } from 'vitest';
import { testFigures, testPoints } from '../testing/spec-rules.ts';
import { milliseconds, minutes, pixels, seconds, secondsRange, speed } from '../testing/units.ts';
import * as rules from './rules.ts';

const { BIG_KINDS, BOSS, BOSS_LEVELS, ENEMIES, ENEMY_CLASSES, PLAYER, ROCK, SHOT, SMALL_KINDS, WAVES } = rules;
const { doubleShot, missiles } = rules.TIMED_POWER_UPS;

const damages = new Set([...Object.values(ENEMIES).map(({ damage }) => damage), BOSS.damage]);

testFigures('G1', {
  'G1.20': pixels(rules.CANVAS),
  'G1.21': String(rules.STARS),
  'G1.22': pixels(PLAYER),
  'G1.23': String(PLAYER.health),
  'G1.24': String(PLAYER.lives),
  'G1.25': speed(PLAYER.speed),
  'G1.26': String(rules.MAX_LIVES),
  'G1.27': speed(SHOT.speed),
  'G1.28': String(SHOT.damage),
  'G1.29': milliseconds(rules.FIRE_INTERVAL_TICKS),
  'G1.30': [...damages].toSorted((one, other) => one - other).join(', '),
  'G1.31': String(ENEMY_CLASSES.small.health),
  'G1.32': SMALL_KINDS.map((kind) => ENEMIES[kind].points).join(', '),
  'G1.33': String(ENEMY_CLASSES.big.health),
  'G1.34': BIG_KINDS.map((kind) => ENEMIES[kind].points).join(', '),
  'G1.35': milliseconds(ENEMY_CLASSES.small.fireTicks, ENEMY_CLASSES.big.fireTicks, BOSS.fireTicks),
  'G1.36': String(BOSS.health),
  'G1.37': String(BOSS.points),
  'G1.38': String(ROCK.health),
  'G1.39': String(ROCK.points),
  'G1.40': WAVES.map(({ kills }) => kills).join(', '),
  'G1.41': WAVES.map(({ maxEnemies }) => maxEnemies).join(', '),
  'G1.42': milliseconds(...WAVES.map(({ spawnTicks }) => spawnTicks)),
  'G1.43': BOSS_LEVELS.map(({ score }) => score).join(', '),
  'G1.44': BOSS_LEVELS.map(({ warships }) => warships).join(', '),
  'G1.45': String(rules.EXTRA_LIFE_EVERY),
  'G1.46': String(missiles.score),
  'G1.47': secondsRange(missiles.minTicks, missiles.maxTicks),
  'G1.48': seconds(missiles.effectTicks),
  'G1.49': String(doubleShot.score),
  'G1.50': secondsRange(doubleShot.minTicks, doubleShot.maxTicks),
  'G1.51': seconds(doubleShot.effectTicks),
  'G1.52': seconds(rules.POWER_UP_LIFETIME_TICKS),
  'G1.53': `${rules.REDIRECT_SECONDS} s`,
  'G1.54': `min(${rules.MAX_POINTS}, floor(score / 60))`,
  'G1.55': minutes(rules.MAX_TICKS),
  'G1.56': String(rules.DAY_FORMATIONS),
  'G1.60': [2, 3, 11, 12].map((links) => rules.chainBonus(links)).join(', '),
});

testPoints('G1.54', rules.pointsFromScore, [
  [0, 0],
  [59, 0],
  [60, 1],
  [10_000, 166],
  [29_999, 499],
  [30_000, 500],
  [90_000, 500],
]);

it('the rank rises with survival, overtime and extra ships, and a lost ship takes off what two extra ones added', () => {
  const start = { tick: 0, wave: 1, overtimeTicks: 0, extraShips: 0, lostShips: 0 };
  const { rankOf, RANK } = rules;
  expect(rankOf(start)).toBe(0);
  expect(rankOf({ ...start, wave: 8 })).toBe(7);
  expect(rankOf({ ...start, tick: 2 * RANK.ticksPerRank })).toBe(2);
  expect(rankOf({ ...start, overtimeTicks: 2 * RANK.overtimeTicksPerRank })).toBe(2);
  expect(rankOf({ ...start, extraShips: 5 })).toBe(5);
  expect(rankOf({ ...start, extraShips: 5, lostShips: 1 })).toBe(3);
  expect(rankOf({ ...start, wave: 8, lostShips: 9 })).toBe(7);
  expect(rankOf({ ...start, tick: rules.MAX_TICKS, extraShips: 1000 })).toBe(RANK.max);
});
