import type { Heading, Rng, SimState } from '@star-seekers/sim';
import type { Cell } from './board.ts';
import type { EnemyKind, Figure, ResourceKind } from './rules.ts';

/** A ship of the convoy, with the heading in which it entered its cell. */
export interface Segment extends Cell {
  heading: Heading;
}

export interface Resource extends Cell {
  id: number;
  kind: ResourceKind;
  /** It expires when this reaches 0. */
  ticksLeft: number;
}

export interface Enemy extends Cell {
  id: number;
  kind: EnemyKind;
  /** Left behind where a resource expired: the next waves do not replace it. */
  straggler: boolean;
  /** Direction of its next drift; chosen one drift ahead, so that the player can see it. */
  heading: Heading;
  /** Its cell before the last drift, for drawing. */
  from: Cell;
  /** Ticks until it can be hit; 0 once it is active. It stays at 1 while a ship is in its cell or about to enter it. */
  activeIn: number;
  /** Ticks from its last drift to the next, and until that one. */
  driftTicks: number;
  driftIn: number;
}

export interface SnakeState extends SimState {
  rng: Rng;
  /** Figures of the raiders in their order, under a day's conditions. */
  readonly figures?: readonly Figure[];
  /** Head first. */
  convoy: Segment[];
  /** The tail before the last move, for drawing. */
  vacated: Segment;
  /** Queued turns, oldest first. */
  turns: Heading[];
  /** Ticks until the next move. */
  moveIn: number;
  resources: Resource[];
  enemies: Enemy[];
  /** Kinds in the hold; all four add a ship to the convoy. */
  hold: Record<ResourceKind, boolean>;
  wave: number;
  score: number;
  collected: Record<ResourceKind, number>;
  expired: number;
  /** Whether a resource of this wave expired. */
  missed: boolean;
  /** Whether the head has passed the tail in this wave. */
  tailPassed: boolean;
  /** Clean waves in a row up to now, the most in a row, and all of them: waves of which all four resources were taken. */
  chain: number;
  longestChain: number;
  cleanWaves: number;
  death: Death | null;
  nextId: number;
}

export interface Death extends Cell {
  cause: 'convoy' | 'enemy';
  enemyId: number | null;
}
