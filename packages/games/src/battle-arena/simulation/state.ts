import type { Rng, SimState } from '@star-seekers/sim';
import type { Direction } from './commands.ts';
import type { EnemyKind, PowerUpKind, RockKind } from '../rules.ts';

/** Everything with a place: its centre in pixels of the canvas. */
export interface Place {
  x: number;
  y: number;
}

/** What flies: its way per tick. */
export interface Moving extends Place {
  vx: number;
  vy: number;
}

export interface Player extends Place {
  health: number;
  lives: number;
  /** Ticks during which nothing hurts. */
  graceTicks: number;
  /** Ticks until the next ship comes; 0 while one is there. */
  respawnIn: number;
  /** Ticks until the guns are ready. */
  fireIn: number;
  /** The guns fire without being told. */
  autoFire: boolean;
  held: Record<Direction | 'fire', boolean>;
  /** Where a drag wants the ship to be. */
  goal: Place | null;
  /** Ticks that the effects go on. */
  missiles: number;
  doubleShot: number;
}

/** A bullet of the player. */
export interface Shot extends Moving {
  id: number;
}

/** What a bullet looks like: by the fleet that fires it. */
export type BulletKind = 'slug' | 'thorn' | 'lance' | 'facet' | 'orb';

export interface Bullet extends Moving {
  id: number;
  kind: BulletKind;
  damage: number;
  /** Who fired it, for the line that tells what a ship was lost to. */
  by: EnemyKind | 'c11';
}

/** Arriving at its place, doing what its kind does, and leaving for good. */
export type EnemyMode = 'arrive' | 'act' | 'leave';

export interface Enemy extends Moving {
  id: number;
  kind: EnemyKind;
  /** Of the circle that is hit. */
  radius: number;
  health: number;
  mode: EnemyMode;
  /** Ticks since it appeared, and since its mode began. */
  age: number;
  modeAge: number;
  fireIn: number;
  /** The middle of its way and the height that it holds. */
  homeX: number;
  homeY: number;
  /** 1 or −1: to which side it goes first. */
  side: number;
  /** Where it aims, as a vector of length 1. Locked while it is about to strike. */
  aimX: number;
  aimY: number;
}

export interface Boss extends Place {
  id: number;
  health: number;
  /** From 0 to 2. */
  phase: number;
  /** Ticks since its level was called, and how many of them it stayed away. */
  age: number;
  entersAt: number;
  /** Ticks for which the shield stays up, and for which it has been up so far. */
  shieldTicks: number;
  shieldedTicks: number;
  /** The pause of this round holds a beam. */
  beams: boolean;
  /** Ticks for which it has swung, the middle of its swing, and how far it goes to either side. */
  swing: number;
  homeX: number;
  reach: number;
}

export interface Rock extends Moving {
  id: number;
  kind: RockKind;
  /** Of the circle that is hit. */
  radius: number;
  health: number;
}

export interface PowerUp extends Moving {
  id: number;
  kind: PowerUpKind;
  /** It is gone when this reaches 0. */
  ticksLeft: number;
}

/** What a ship was lost to. */
export type Cause = EnemyKind | 'c11' | RockKind;

export interface ArenaState extends SimState {
  rng: Rng;
  player: Player;
  shots: Shot[];
  bullets: Bullet[];
  enemies: Enemy[];
  bosses: Boss[];
  rocks: Rock[];
  powerUps: PowerUp[];
  score: number;
  /** Enemies and warships destroyed. */
  kills: number;
  rocksBroken: number;
  powerUpsTaken: number;
  /** From 1. */
  wave: number;
  /** Boss levels that have been beaten, 0 to 3. */
  bossLevel: number;
  /** Ticks until the next arrival. */
  spawnIn: number;
  rockIn: number;
  /** Ticks until the next one appears; null while the score does not call for it. */
  missilesIn: number | null;
  doubleShotIn: number | null;
  /** Extra lives that the score has called so far. */
  extraLives: number;
  lostTo: Cause | null;
  nextId: number;
}

export type ArenaEvent =
  | { type: 'fired'; shots: number }
  | { type: 'enemyArrived'; kind: EnemyKind }
  | { type: 'charging'; id: number; kind: EnemyKind | 'c11' }
  | { type: 'enemyFired'; kind: EnemyKind | 'c11' }
  | { type: 'dived'; id: number }
  | { type: 'hit'; id: number; x: number; y: number }
  | { type: 'deflected'; id: number; x: number; y: number }
  | { type: 'destroyed'; id: number; kind: EnemyKind; x: number; y: number; points: number }
  | { type: 'rockBroken'; kind: RockKind; x: number; y: number; points: number }
  | { type: 'wave'; wave: number }
  | { type: 'withdrew'; x: number; y: number; kind: EnemyKind }
  | { type: 'bossLevel'; level: number; warships: number }
  | { type: 'bossOpened'; id: number }
  | { type: 'bossClosed'; id: number }
  | { type: 'beam'; id: number }
  | { type: 'bossPhase'; id: number; phase: number; x: number; y: number }
  | { type: 'bossDestroyed'; id: number; x: number; y: number; points: number }
  | { type: 'bossLevelCleared'; level: number }
  | { type: 'powerUpAppeared'; kind: PowerUpKind }
  | { type: 'powerUpTaken'; kind: PowerUpKind; x: number; y: number; repaired: boolean }
  | { type: 'powerUpGone'; kind: PowerUpKind; x: number; y: number }
  | { type: 'effectEnded'; kind: 'missiles' | 'doubleShot' }
  | { type: 'playerHit'; damage: number; health: number; x: number; y: number }
  | { type: 'shipLost'; lives: number; x: number; y: number; to: Cause }
  | { type: 'shipReady' }
  | { type: 'bulletsCleared'; places: readonly Place[] };

export type Emit = (event: ArenaEvent) => void;
