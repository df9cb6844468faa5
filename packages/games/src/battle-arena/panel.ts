import { median, reactionBands, shareOf, skillBand } from '../panel/figures.ts';
import type { Band, Panel } from '../panel/pace.ts';
import { battleArena } from './game.ts';
import { dull } from './panel-dull.ts';
import { createPlayer } from './panel-player.ts';
import { BOSS_LEVELS, ENEMY_KINDS, POWER_UP_KINDS, ROCK_KINDS, WAVES } from './rules.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import { distance, overlaps } from './simulation/geometry.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';

/** A bullet that arrives within this time threatens now, and an enemy that fires within half of it. */
const THREAT_TICKS = 120;

/** A hull or rock this close could collide with the ship. */
const THREAT_PX = 260;

const REWARDS: ReadonlySet<ArenaEvent['type']> = new Set([
  'destroyed',
  'rockBroken',
  'bossPhase',
  'bossDestroyed',
  'powerUpTaken',
]);

const WAVE_NAMES = WAVES.map((_, index) => `wave ${index + 1}`);
const BOSS_LEVEL_NAMES = BOSS_LEVELS.map((_, index) => `boss level ${index + 1}`);

const expertBand: Band = {
  name: 'length of a median run of an expert in s',
  figure: (paces) => median(paces.expert, ({ seconds }) => seconds),
  most: 840,
};

export const panel: Panel<ArenaState, ArenaCommand, ArenaEvent> = {
  game: battleArena,
  createPlayer,
  dull,
  isThreatened: ({ player, bullets, enemies, rocks, bosses, farBeam }) =>
    farBeam !== null ||
    bosses.some(({ y }) => y > 0) ||
    enemies.some((enemy) => enemy.y > 0 && (enemy.fireIn < THREAT_TICKS / 2 || distance(enemy, player) < THREAT_PX)) ||
    rocks.some((rock) => rock.y > 0 && distance(rock, player) < THREAT_PX) ||
    bullets.some(({ x, y, vx, vy }) => overlaps(x - player.x, y - player.y, Math.hypot(vx, vy) * THREAT_TICKS)),
  isReward: ({ type }) => REWARDS.has(type),
  contents: [...ENEMY_KINDS, ...ROCK_KINDS, ...POWER_UP_KINDS, ...WAVE_NAMES, ...BOSS_LEVEL_NAMES],
  contentsIn({ enemies, rocks, powerUps, bosses, wave, bossLevel }) {
    const names = [WAVE_NAMES[wave - 1] as string];
    if (bosses.length > 0) names.push(BOSS_LEVEL_NAMES[bossLevel] as string);
    for (const enemy of enemies) if (enemy.y > 0) names.push(enemy.kind);
    for (const rock of rocks) if (rock.y > 0) names.push(rock.kind);
    for (const powerUp of powerUps) if (powerUp.y > 0) names.push(powerUp.kind);
    return names;
  },
  causeOf: ({ ended, lostTo }) => (ended === 'own' && lostTo ? lostTo : 'time'),
  bands: [
    ...reactionBands,
    {
      name: 'length of a median run of a novice player in s',
      figure: (paces) => median(paces.novice, ({ seconds }) => seconds),
      least: 90,
      most: 150,
    },
    {
      name: 'length of a median run of a median player in s',
      figure: (paces) => median(paces.median, ({ seconds }) => seconds),
      least: 180,
      most: 300,
    },
    {
      name: 'length of a median run of a skilled player in s',
      figure: (paces) => median(paces.skilled, ({ seconds }) => seconds),
      most: 540,
    },
    expertBand,
    skillBand,
    {
      name: 'share of the runs of a median player that meet the first Crown',
      figure: (paces) => shareOf(paces.median, ({ seen }) => seen.has('boss level 1')),
      least: 0.4,
    },
    {
      name: 'share of the runs of a skilled player that meet the second Crown',
      figure: (paces) => shareOf(paces.skilled, ({ seen }) => seen.has('boss level 2')),
      least: 0.5,
    },
  ],
  variedBands: [
    ...reactionBands,
    {
      name: 'length of a median run of a novice player in s',
      figure: (paces) => median(paces.novice, ({ seconds }) => seconds),
      least: 75,
    },
    {
      name: 'length of a median run of a median player in s',
      figure: (paces) => median(paces.median, ({ seconds }) => seconds),
      least: 100,
      most: 600,
    },
    expertBand,
  ],
};
