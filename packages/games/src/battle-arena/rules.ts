import { ticksFromMs } from '@star-seekers/sim';
import { listing } from './listing.ts';

/** Raised whenever the outcome of any run could change. */
export const RULES_VERSION = 2;

/** The canvas (`G1.20`). */
export const CANVAS = { width: 960, height: 640 } as const;

/** Speeds are given in pixels per second and used in pixels per tick. */
const perTick = (pxPerS: number) => pxPerS / 60;

/** The player's ship (`G1.22`). Its hit circle is much smaller than its picture. */
export const PLAYER = {
  width: 56.25,
  height: 75,
  health: 100,
  lives: 3,
  /** Pixels per tick: 300 px/s. */
  speed: perTick(300),
  hitRadius: 10,
  /** How near hulls and rocks have to come. */
  bodyRadius: 18,
} as const;

/** Where the player's ship may be, by its centre. */
export const PLAYER_BOUNDS = { left: 30, right: 930, top: 230, bottom: 596 } as const;

export const PLAYER_START = { x: 480, y: 560 } as const;

/** A further life is no longer given, the hull is repaired instead (`G1.26`). */
export const MAX_LIVES = 5;

/** Nothing hurts for so long after a hit, and after a new ship has come. */
export const HIT_GRACE_TICKS = ticksFromMs(500);
export const RESPAWN_GRACE_TICKS = ticksFromMs(2000);

/** Between the loss of a ship and the next one. */
export const RESPAWN_TICKS = ticksFromMs(1000);

/** The player's bullets (`G1.27`). */
export const SHOT = { speed: perTick(500), damage: 10, radius: 6 } as const;

export const FIRE_INTERVAL_TICKS = ticksFromMs(300);

/** Triple shot adds one shot to either side, this far from straight ahead, in turns. */
export const TRIPLE_ANGLE = 0.035;

/** Double shot moves its two barrels this far from the middle, in pixels. */
export const DOUBLE_OFFSET = 11;

export const SMALL_KINDS = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'] as const;
export const BIG_KINDS = ['c8', 'c9', 'c10'] as const;

export type SmallKind = (typeof SMALL_KINDS)[number];
export type BigKind = (typeof BIG_KINDS)[number];
export type EnemyKind = SmallKind | BigKind;

export const ENEMY_KINDS: readonly EnemyKind[] = [...SMALL_KINDS, ...BIG_KINDS];

/** What is the same for all small and for all big enemies (`G1.31`). */
export const ENEMY_CLASSES = {
  small: { health: 10, fireTicks: ticksFromMs(2000), hitRadius: 20 },
  big: { health: 30, fireTicks: ticksFromMs(1500), hitRadius: 36 },
} as const;

/** What each kind is worth, and what its bullets cost (`G1.32`). */
export const ENEMIES = {
  e1: { size: 'small', points: 10, damage: 15 },
  e2: { size: 'small', points: 15, damage: 15 },
  e3: { size: 'small', points: 12, damage: 15 },
  e4: { size: 'small', points: 18, damage: 20 },
  e5: { size: 'small', points: 20, damage: 20 },
  e6: { size: 'small', points: 25, damage: 20 },
  c8: { size: 'big', points: 50, damage: 25 },
  c9: { size: 'big', points: 65, damage: 25 },
  c10: { size: 'big', points: 80, damage: 25 },
} as const satisfies Record<EnemyKind, { size: keyof typeof ENEMY_CLASSES; points: number; damage: number }>;

export const isBig = (kind: EnemyKind): boolean => ENEMIES[kind].size === 'big';

/** What a collision with a hull or a rock costs the player, and the hull or rock. */
export const RAM_DAMAGE = 40;

/** Of the enemies' bullets. */
export const BULLET_RADIUS = 4;

/** An enemy glows so long before it fires (400–700 ms); the lancer takes its time (codex, ONI ships). */
export const TELEGRAPH_TICKS = ticksFromMs(450);
export const LANCER_TELEGRAPH_TICKS = ticksFromMs(600);

/**
 * Danger rises with every wave, every boss level that was beaten, and in the last wave with the kills: bullets are faster, and
 * volleys have more of them (difficulty rises in visible steps).
 */
export const RANK = { perBossLevel: 8, killsPerRank: 20, speedShare: 0.05, ranksPerBullet: 3, maxBullets: 5 } as const;

export function rankOf(run: { readonly wave: number; readonly bossLevel: number; readonly kills: number }): number {
  const surplus = Math.max(0, run.kills - LAST_WAVE_KILLS);
  return run.wave - 1 + RANK.perBossLevel * run.bossLevel + Math.floor(surplus / RANK.killsPerRank);
}

/** Nobody fires from below this line or nearer to the player than this: there would be no time to see it. */
export const FIRE_LINE_Y = 420;
export const FIRE_CLEARANCE = 110;

/** Shields deflect for at most this share of the time for which their ship has been there (`G1.10`). */
export const SHIELD_SHARE = 1 / 4;

/** The gaps of the bastion's rings line up every four seconds (codex, USTUR ships); before they do, nothing gets through. */
export const BASTION = { periodTicks: ticksFromMs(4000), shieldTicks: ticksFromMs(1000) } as const;

/** How long an enemy that holds its place stays before it leaves, so that no wave stalls. */
export const STAY_TICKS = { small: ticksFromMs(14_000), big: ticksFromMs(20_000) } as const;

/** More big enemies than this are never there at once. */
export const MAX_BIG = 4;

/** A wave: kills that begin it, enemies at once, time between two arrivals (`G1.40`), and who comes. */
export interface Wave {
  readonly kills: number;
  readonly maxEnemies: number;
  readonly spawnTicks: number;
  /** Each arrival is drawn from these. */
  readonly kinds: readonly EnemyKind[];
}

export const WAVES: readonly [Wave, ...Wave[]] = [
  { kills: 0, maxEnemies: 3, spawnTicks: ticksFromMs(3000), kinds: ['e1', 'e1', 'e3'] },
  { kills: 5, maxEnemies: 4, spawnTicks: ticksFromMs(2500), kinds: ['e1', 'e2', 'e2', 'e3'] },
  { kills: 12, maxEnemies: 5, spawnTicks: ticksFromMs(2000), kinds: ['e1', 'e2', 'e2', 'e3', 'e4', 'e4'] },
  { kills: 22, maxEnemies: 6, spawnTicks: ticksFromMs(1800), kinds: ['e1', 'e2', 'e3', 'e4', 'e5', 'e5', 'c8'] },
  { kills: 35, maxEnemies: 8, spawnTicks: ticksFromMs(1500), kinds: ['e2', 'e3', 'e4', 'e5', 'e6', 'e6', 'c8', 'c9'] },
  {
    kills: 50,
    maxEnemies: 10,
    spawnTicks: ticksFromMs(1200),
    kinds: ['e2', 'e3', 'e4', 'e5', 'e6', 'c8', 'c9', 'c10'],
  },
  {
    kills: 70,
    maxEnemies: 12,
    spawnTicks: ticksFromMs(1000),
    kinds: ['e1', 'e2', 'e3', 'e3', 'e4', 'e5', 'e6', 'c8', 'c9', 'c10'],
  },
  {
    kills: 95,
    maxEnemies: 15,
    spawnTicks: ticksFromMs(800),
    kinds: ['e1', 'e2', 'e2', 'e3', 'e3', 'e4', 'e5', 'e6', 'e6', 'c8', 'c9', 'c10'],
  },
];

const LAST_WAVE_KILLS = (WAVES.at(-1) as Wave).kills;

/** The first enemy comes so soon. */
export const FIRST_SPAWN_TICKS = ticksFromMs(1000);

/** The warship c11 (`G1.36`). */
export const BOSS = {
  health: 100,
  points: 100,
  damage: 30,
  /** Mean time between two volleys: they come in groups, with a pause after each (`G1.35`). */
  fireTicks: ticksFromMs(800),
  volleys: 5,
  volleyTicks: ticksFromMs(550),
  /** Its blades are thin: the circle that is hit is smaller than the picture. */
  radius: 46,
  /** A phase ends when its health falls to the next of these. */
  phaseHealth: [70, 35],
  enterTicks: ticksFromMs(1500),
  /** The end of a phase raises the shield: for so long at most, and never for more than its share of the warship's time. */
  shieldTicks: ticksFromMs(1500),
  shieldRadius: 72,
  /** From the second phase on, the pause holds a beam: a line that warns, then a column that hurts. */
  beamWarnTicks: ticksFromMs(700),
  beamTicks: ticksFromMs(700),
  beamHalfWidth: 20,
} as const;

/** A group of volleys with its pause. */
export const BOSS_ROUND_TICKS = BOSS.volleys * BOSS.fireTicks;

/** The score that calls each boss level and its warships (`G1.43`). */
export const BOSS_LEVELS = [
  { score: 10_000, warships: 1 },
  { score: 20_000, warships: 2 },
  { score: 30_000, warships: 3 },
] as const;

/** Asteroids (`G1.38`); how often each sort comes is the codex's, in sixtieths. */
export const ROCK = { health: 30, points: 75 } as const;

export const ROCKS = {
  a1: { radius: 24, sixtieths: 54 },
  a2: { radius: 29, sixtieths: 5 },
  a3: { radius: 33, sixtieths: 1 },
} as const;

export type RockKind = keyof typeof ROCKS;

export const ROCK_KINDS = ['a1', 'a2', 'a3'] as const satisfies readonly RockKind[];

/** A rock drifts in every 7 to 12 s, and never more than three are there. */
export const ROCK_SPAWN = { minTicks: ticksFromMs(7000), maxTicks: ticksFromMs(12_000), max: 3 } as const;

export const POWER_UP_KINDS = ['extraLife', 'missiles', 'doubleShot'] as const;

export type PowerUpKind = (typeof POWER_UP_KINDS)[number];

/** Those with an effect that lasts: from which score they come, how often, how long they work (`G1.46`). */
export const TIMED_POWER_UPS = {
  missiles: {
    score: 500,
    minTicks: ticksFromMs(15_000),
    maxTicks: ticksFromMs(25_000),
    effectTicks: ticksFromMs(10_000),
  },
  doubleShot: {
    score: 300,
    minTicks: ticksFromMs(12_000),
    maxTicks: ticksFromMs(20_000),
    effectTicks: ticksFromMs(8000),
  },
} as const;

export type TimedPowerUpKind = keyof typeof TIMED_POWER_UPS;

/** An extra life appears with every so many points (`G1.45`). */
export const EXTRA_LIFE_EVERY = 250;

/** A power-up that nobody takes is gone after 12 s (`G1.52`). */
export const POWER_UP_LIFETIME_TICKS = ticksFromMs(12_000);

/** It is taken from generously far, and pulled from further away. */
export const PICK_UP = { radius: 36, magnetRadius: 100, magnetSpeed: perTick(240) } as const;

/** Things that fly out of the field are gone this far beyond its edge, in pixels. */
export const FIELD_MARGIN = 80;

/** Stars of the background (`G1.21`). */
export const STARS = 150;

/** Seconds from the end of the run to the way back to the dashboard (`G1.53`). */
export const REDIRECT_SECONDS = 5;

/** The run ends after 30 minutes (`G1.55`). */
export const MAX_TICKS = ticksFromMs(30 * 60 * 1000);

/** Displayed and honoured maximum (`G1.54`). */
export const MAX_POINTS = listing.facts.maxPoints;

/** Points from score: beating all three boss levels is worth the maximum (`G1.54`). */
export function pointsFromScore(score: number): number {
  return Math.min(MAX_POINTS, Math.floor(score / 60));
}
