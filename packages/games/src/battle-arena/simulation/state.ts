import type { Rng, SimState } from '@star-seekers/sim';
import type { Button } from './commands.ts';
import type { EnemyKind, FormationName, PowerUpKind, RockKind, SetPieceKind } from '../rules.ts';

/** Centre of a thing, in pixels of the canvas. */
export interface Place {
  x: number;
  y: number;
}

/** Place and velocity; the velocity is in pixels per tick. */
export interface Moving extends Place {
  vx: number;
  vy: number;
}

export interface Player extends Place {
  health: number;
  lives: number;
  /** Ticks during which nothing hurts. */
  graceTicks: number;
  /** Ticks until the respawn; 0 while the ship flies. */
  respawnIn: number;
  /** Ticks until the guns are ready. */
  fireIn: number;
  /** The guns fire without a button. */
  autoFire: boolean;
  held: Record<Button, boolean>;
  /** Destination of a drag. */
  goal: Place | null;
  /** Ticks left of each effect. */
  missiles: number;
  doubleShot: number;
}

/** A bullet of the player. */
export interface Shot extends Moving {
  id: number;
}

/** Look of a bullet, by the fleet that fires it. */
export type BulletKind = 'slug' | 'thorn' | 'lance' | 'facet' | 'orb';

export interface Bullet extends Moving {
  id: number;
  kind: BulletKind;
  damage: number;
  /** Kind of the enemy that fired it. */
  by: EnemyKind | 'c11';
}

/** Flying to its place, moving as its kind does, leaving the field. */
export type EnemyMode = 'arrive' | 'act' | 'leave';

export interface Enemy extends Moving {
  id: number;
  kind: EnemyKind;
  /** Of the hit circle. */
  radius: number;
  health: number;
  mode: EnemyMode;
  /** Ticks since it set off, negative while it waits above the canvas, and since its mode began. */
  age: number;
  modeAge: number;
  fireIn: number;
  /** Horizontal centre of its movement, and the height that it holds. */
  homeX: number;
  homeY: number;
  /** Side to which it moves first: 1 is right, −1 is left. */
  side: number;
  /** Sideways speed of a formation that sweeps, in pixels per tick. */
  sweep: number;
  /** The formation it belongs to; null outside one. */
  formation: number | null;
  /** Place in a carousel in turns; null outside one. */
  orbit: number | null;
  /** Aim as a vector of length 1, locked just before the attack. */
  aimX: number;
  aimY: number;
}

export interface Boss extends Place {
  id: number;
  health: number;
  /** From 0 to 2. */
  phase: number;
  /** Ticks since its level began or since it withdrew, and age at which it starts to enter. */
  age: number;
  entersAt: number;
  /** It flies up and out. */
  withdraws: boolean;
  /** Ticks on the field in total. */
  fieldTicks: number;
  /** Ticks left of the shield, and ticks for which it has been up in total. */
  shieldTicks: number;
  shieldedTicks: number;
  /** The warship warns of a beam or fires it. */
  beams: boolean;
  /** Age of its swing in ticks, centre of the swing, and distance to either side. */
  swing: number;
  homeX: number;
  reach: number;
}

/** Where the ship has mostly been of late, for how long it has stayed there, and the least time until the next beam at it. */
export interface Watch {
  x: number;
  ticks: number;
  wait: number;
}

/** A beam from out of sight: its place, and ticks since its warning began. */
export interface FarBeam {
  x: number;
  age: number;
}

export interface Rock extends Moving {
  id: number;
  kind: RockKind;
  /** Of the hit circle. */
  radius: number;
  health: number;
}

export interface PowerUp extends Moving {
  id: number;
  kind: PowerUpKind;
  /** It disappears when this reaches 0. */
  ticksLeft: number;
  /** Ticks for which the ship has been beside an extra life, less those that it was away since. */
  docked: number;
}

/** Kind of the enemy, warship or rock that destroyed a ship. */
export type Cause = EnemyKind | 'c11' | RockKind;

/** Ships of a formation that are not destroyed yet. */
export interface Formation {
  id: number;
  left: number;
}

export interface SetPiece {
  kind: SetPieceKind;
  /** Arrivals to come. */
  left: number;
}

export interface ArenaState extends SimState {
  rng: Rng;
  player: Player;
  shots: Shot[];
  bullets: Bullet[];
  enemies: Enemy[];
  bosses: Boss[];
  rocks: Rock[];
  watch: Watch;
  farBeam: FarBeam | null;
  powerUps: PowerUp[];
  score: number;
  /** Enemies and warships destroyed. */
  kills: number;
  rocksBroken: number;
  powerUpsTaken: number;
  /** From 1. */
  wave: number;
  /** Number of beaten boss levels, 0 to 3. */
  bossLevel: number;
  /** Ticks until the next arrival. */
  spawnIn: number;
  rockIn: number;
  /** Ticks until the next power-up of the kind; null until the score is high enough. */
  missilesIn: number | null;
  doubleShotIn: number | null;
  /** Number of extra lives spawned so far. */
  extraLives: number;
  /** Ticks since the last boss level was beaten. */
  overtimeTicks: number;
  /** Extra lives taken, and ships lost. */
  extraShips: number;
  lostShips: number;
  /** Under a day's conditions: the formations in their order, and the place in it of the next arrival. */
  day?: { readonly order: readonly FormationName[]; next: number };
  /** Ticks until the next escorts of a boss level. */
  escortsIn: number;
  /** The latest formations, the oldest first. */
  formations: Formation[];
  /** Formations cleared since the last hit, and the bonus of all chains, which the score does not have. */
  chain: number;
  chainBonus: number;
  setPiece: SetPiece | null;
  /** Number of set pieces begun so far. */
  setPieces: number;
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
  | { type: 'formation'; name: FormationName }
  | { type: 'formationCleared'; x: number; y: number; points: number; links: number; chainBonus: number }
  | { type: 'chainLost'; links: number }
  | { type: 'setPiece'; kind: SetPieceKind }
  | { type: 'withdrew'; x: number; y: number; kind: EnemyKind }
  | { type: 'bossLevel'; level: number; warships: number }
  | { type: 'bossOpened'; id: number }
  | { type: 'bossClosed'; id: number }
  | { type: 'beam'; id: number }
  | { type: 'farBeamAimed' }
  | { type: 'farBeam' }
  | { type: 'bossPhase'; id: number; phase: number; x: number; y: number }
  | { type: 'bossDestroyed'; id: number; x: number; y: number; points: number }
  | { type: 'bossLevelCleared'; level: number }
  | { type: 'powerUpAppeared'; kind: PowerUpKind }
  | { type: 'powerUpTaken'; kind: PowerUpKind; x: number; y: number; repaired: boolean }
  | { type: 'dockingInterrupted'; x: number; y: number }
  | { type: 'powerUpGone'; kind: PowerUpKind; x: number; y: number }
  | { type: 'effectEnded'; kind: 'missiles' | 'doubleShot' }
  | { type: 'playerHit'; damage: number; health: number; x: number; y: number }
  | { type: 'shipLost'; lives: number; x: number; y: number; to: Cause }
  | { type: 'shipReady' }
  | { type: 'bulletsCleared'; places: readonly Place[] };

export type Emit = (event: ArenaEvent) => void;
