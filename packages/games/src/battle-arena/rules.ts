import { ticksFromMs } from '@star-seekers/sim';
import { listing } from './listing.ts';

/** Increase it whenever the outcome of any run could change. */
export const RULES_VERSION = 7;

/** The canvas (`G1.20`). */
export const CANVAS = { width: 960, height: 640 } as const;

/** Converts a speed from pixels per second to pixels per tick. */
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
  /** For collisions with hulls and rocks. */
  bodyRadius: 18,
} as const;

/** Bounds of the centre of the player's ship. */
export const PLAYER_BOUNDS = { left: 30, right: 930, top: 230, bottom: 596 } as const;

export const PLAYER_START = { x: 480, y: 560 } as const;

/** With this many lives, an extra life repairs a part of the hull instead (`G1.26`, `G1.12`). */
export const MAX_LIVES = 5;
export const REPAIR = 25;

/** Invulnerability after a hit and after a respawn. */
export const HIT_GRACE_TICKS = ticksFromMs(500);
export const RESPAWN_GRACE_TICKS = ticksFromMs(2000);

/** From the loss of a ship to the respawn. */
export const RESPAWN_TICKS = ticksFromMs(1000);

/** The player's bullets (`G1.27`). */
export const SHOT = { speed: perTick(500), damage: 10, radius: 6 } as const;

export const FIRE_INTERVAL_TICKS = ticksFromMs(300);

/** Angle between straight ahead and each side shot of a triple shot, in turns. */
export const TRIPLE_ANGLE = 0.035;

/** Distance of each barrel of a double shot from the middle, in pixels. */
export const DOUBLE_OFFSET = 11;

export const SMALL_KINDS = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'] as const;
export const BIG_KINDS = ['c8', 'c9', 'c10'] as const;

export type SmallKind = (typeof SMALL_KINDS)[number];
export type BigKind = (typeof BIG_KINDS)[number];
export type EnemyKind = SmallKind | BigKind;

export const ENEMY_KINDS: readonly EnemyKind[] = [...SMALL_KINDS, ...BIG_KINDS];

/** Figures shared by all small and by all big enemies (`G1.31`). */
export const ENEMY_CLASSES = {
  small: { health: 10, fireTicks: ticksFromMs(2000), hitRadius: 20 },
  big: { health: 30, fireTicks: ticksFromMs(1500), hitRadius: 36 },
} as const;

/** Points of each kind, and damage of its bullets (`G1.32`). */
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

/** Damage of a collision to the player and to the hull or rock. */
export const RAM_DAMAGE = 100;

/** Radius of the enemies' bullets, in pixels. */
export const BULLET_RADIUS = 4;

/** An enemy glows this long before it fires (400–700 ms); the lancer glows longest (codex, ONI ships). */
export const TELEGRAPH_TICKS = ticksFromMs(450);
export const LANCER_TELEGRAPH_TICKS = ticksFromMs(600);

/**
 * The rank of a run rises with every wave, the time survived, faster after the last boss level, and each extra ship; a lost ship lowers it
 * (`G1.15`). Bullets and attacks get faster and volleys larger with it, slowly: the waves are what gets harder first.
 */
export const RANK = {
  ticksPerRank: ticksFromMs(30_000),
  /** After the last boss level, in overtime. */
  overtimeTicksPerRank: ticksFromMs(5000),
  perExtraShip: 1,
  perLostShip: 2,
  max: 90,
  /** Of the speed of bullets, dives and rams, per rank. */
  speedShare: 0.005,
  ranksPerBullet: 24,
} as const;

export interface RankedRun {
  readonly tick: number;
  readonly wave: number;
  /** Ticks since the last boss level. */
  readonly overtimeTicks: number;
  readonly extraShips: number;
  readonly lostShips: number;
}

/** Overtime follows the last boss level. */
export function isInOvertime({ bossLevel }: { readonly bossLevel: number }): boolean {
  return bossLevel === BOSS_LEVELS.length;
}

/** From 0 to `RANK.max`. */
export function rankOf({ tick, wave, overtimeTicks, extraShips, lostShips }: RankedRun): number {
  const overtime = Math.floor(overtimeTicks / RANK.overtimeTicksPerRank);
  const survival = wave - 1 + Math.floor(tick / RANK.ticksPerRank) + overtime;
  const ships = Math.max(0, RANK.perExtraShip * extraShips - RANK.perLostShip * lostShips);
  return Math.min(RANK.max, survival + ships);
}

/** Enemies below this line, or closer to the player than the clearance, do not fire: the shot could not be seen in time. */
export const FIRE_LINE_Y = 420;
export const FIRE_CLEARANCE = 40;

/** A shield is up for at most this share of its ship's time on the field (`G1.10`). */
export const SHIELD_SHARE = 1 / 4;

/** The gaps of the bastion's rings line up every four seconds (codex, USTUR ships). Just before, its shield deflects every shot. */
export const BASTION = { periodTicks: ticksFromMs(4000), shieldTicks: ticksFromMs(1000) } as const;

/** An enemy that holds a height leaves after this time, so that no wave stalls. */
export const STAY_TICKS = { small: ticksFromMs(14_000), big: ticksFromMs(20_000) } as const;

/** Big hulls keep to lanes, one each, so that they never overlap. */
export const BIG_LANES = { count: 4, width: CANVAS.width / 4, sway: 55 } as const;

/** A wave (`G1.40`). */
export interface Wave {
  /** Kills at which it begins. */
  readonly kills: number;
  readonly maxEnemies: number;
  /** Time between two arrivals. */
  readonly spawnTicks: number;
  /** Each arrival is a random one of these. */
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

/** An arrival is a formation of so many enemies in the waves 1 to 8, as far as the wave's maximum has room (`G1.16`). */
export const FORMATION_SIZES = [3, 4, 5, 6, 7, 8, 9, 9] as const;

export const FORMATIONS = ['v', 'snake', 'pincer', 'carousel', 'wall'] as const;

export type FormationName = (typeof FORMATIONS)[number];

/** Formations of a day, in its order (`G1.56`). */
export const DAY_FORMATIONS = 3;

/** Score for a formation of which every ship is destroyed by the player (`G1.16`): as much as brings an extra life. */
export const FORMATION_BONUS = 250;

/**
 * Chain bonus of a formation (`G1.58`): so much more for each one cleared before it since the last hit, up to a most. It adds to the score of the run at
 * its end; the score that brings warships and power-ups is as documented, without it.
 */
export const CHAIN = { perLink: 25, most: 250 } as const;

/** @param links formations cleared since the last hit, this one included */
export function chainBonus(links: number): number {
  return Math.min(CHAIN.most, CHAIN.perLink * (links - 1));
}

/** No formation arrives for less than this: a single enemy is no figure. */
export const LEAST_ROOM = 2;

/** Time until the first arrival. */
export const FIRST_SPAWN_TICKS = ticksFromMs(300);

/** The death of the last warship of a level is shown for three seconds before the fleets return. */
export const BOSS_DEATH_TICKS = ticksFromMs(3000);

export const SET_PIECES = ['belt', 'gauntlet', 'ring'] as const;

export type SetPieceKind = (typeof SET_PIECES)[number];

/** From wave 8 on, a set piece begins every 40 kills; its arrivals keep to the interval of the wave (`G1.17`). */
export const SET_PIECE = { everyKills: 40, arrivals: { belt: 12, gauntlet: 4, ring: 4 } } as const;

/** The warship c11 (`G1.36`). */
export const BOSS = {
  health: 100,
  points: 100,
  damage: 30,
  /** Mean time between two volleys; they are fired in groups, with a pause after each group (`G1.35`). */
  fireTicks: ticksFromMs(800),
  volleys: 5,
  volleyTicks: ticksFromMs(550),
  /** Of the hit circle, which is smaller than the picture: the blades are thin. */
  radius: 46,
  /** Health at which each phase ends. */
  phaseHealth: [70, 35],
  enterTicks: ticksFromMs(1500),
  /** The sky dims for this long before the first one enters. */
  arrivalTicks: ticksFromMs(1500),
  /** After each phase it withdraws at this speed, stays away and enters anew. */
  withdrawSpeed: perTick(300),
  awayTicks: ticksFromMs(2500),
  /** Escorts stand by it: so many at first, one more with each phase, and anew this long after the last one is gone. */
  escorts: 4,
  escortTicks: ticksFromMs(1500),
  /** Bullets that each entry after the first, and so much time on the field, add to a volley, up to a most. */
  bulletsPerEntry: 1,
  ticksPerBullet: ticksFromMs(3000),
  mostMore: 16,
  /** Longest time for which the end of a phase raises the shield; `SHIELD_SHARE` can shorten it. */
  shieldTicks: ticksFromMs(1500),
  shieldRadius: 72,
  /** From the second phase on, the warship fires a beam in the pause: first two warning lines, then a column that hurts. */
  beamWarnTicks: ticksFromMs(700),
  beamTicks: ticksFromMs(700),
  beamHalfWidth: 20,
} as const;

/**
 * A warship out of sight fires its beam at a ship that stays within `reach` to either side of where it has mostly been of late: the first
 * time after `patienceTicks`, then every `waitTicks`, sooner the longer it stays.
 */
export const FAR_BEAM = {
  /** How slowly the place that is watched follows the ship. */
  followTicks: ticksFromMs(15_000),
  reach: 80,
  patienceTicks: ticksFromMs(12_000),
  longestTicks: ticksFromMs(40_000),
  waitTicks: ticksFromMs(4000),
  warnTicks: ticksFromMs(1000),
  burnTicks: ticksFromMs(500),
  halfWidth: 60,
  damage: 50,
} as const;

/** A round: a group of volleys and its pause. */
export const BOSS_ROUND_TICKS = BOSS.volleys * BOSS.fireTicks;

/** Score at which each boss level begins, and its number of warships (`G1.43`). */
export const BOSS_LEVELS = [
  { score: 10_000, warships: 1 },
  { score: 20_000, warships: 2 },
  { score: 30_000, warships: 3 },
] as const;

/** Asteroids (`G1.38`). The codex gives the share of each kind in sixtieths. */
export const ROCK = { health: 30, points: 75 } as const;

export const ROCKS = {
  a1: { radius: 24, sixtieths: 54 },
  a2: { radius: 29, sixtieths: 5 },
  a3: { radius: 33, sixtieths: 1 },
} as const;

export type RockKind = keyof typeof ROCKS;

export const ROCK_KINDS = ['a1', 'a2', 'a3'] as const satisfies readonly RockKind[];

/** A rock drifts in every 7 to 12 s, up to three at once. */
export const ROCK_SPAWN = { minTicks: ticksFromMs(7000), maxTicks: ticksFromMs(12_000), max: 3 } as const;

export const POWER_UP_KINDS = ['extraLife', 'missiles', 'doubleShot'] as const;

export type PowerUpKind = (typeof POWER_UP_KINDS)[number];

/** Power-ups with a lasting effect: score from which they appear, interval, and duration (`G1.46`). */
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

/** An extra life appears at every multiple of this score (`G1.45`). */
export const EXTRA_LIFE_EVERY = 250;

/** A power-up disappears after 12 s (`G1.52`). */
export const POWER_UP_LIFETIME_TICKS = ticksFromMs(12_000);

/** Within `radius` a power-up is taken, within `magnetRadius` it is pulled to the ship. */
export const PICK_UP = { radius: 36, magnetRadius: 100, magnetSpeed: perTick(240) } as const;

/**
 * An extra life comes down to this height and hovers there (`G1.12`). It docks with a ship that stays within `radius` for about two
 * seconds, longer with each one taken; a hit starts the docking over: fetching it is a risk. None appears while another one is on the
 * field, or while the ship keeps to a place (`FAR_BEAM`).
 */
export const HOVER = {
  y: 260,
  fallSpeed: perTick(180),
  radius: 44,
  dockTicks: 138,
  moreTicks: 1,
} as const;

/** Time that the next extra life takes to dock. */
export function dockTicks({ extraShips }: Pick<RankedRun, 'extraShips'>): number {
  return HOVER.dockTicks + HOVER.moreTicks * extraShips;
}

/** Anything this far outside the canvas is removed, in pixels. */
export const FIELD_MARGIN = 80;

/** Stars of the background (`G1.21`). */
export const STARS = 150;

/** Seconds from the end of the run to the return to the dashboard (`G1.53`). */
export const REDIRECT_SECONDS = 5;

/** The run ends after 30 minutes (`G1.55`). */
export const MAX_TICKS = ticksFromMs(30 * 60 * 1000);

/** The maximum, displayed and enforced (`G1.54`). */
export const MAX_POINTS = listing.facts.maxPoints;

/** Points from score; the score of the third boss level earns the maximum (`G1.54`). */
export function pointsFromScore(score: number): number {
  return Math.min(MAX_POINTS, Math.floor(score / 60));
}
