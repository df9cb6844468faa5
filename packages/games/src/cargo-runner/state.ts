import type { Rng, SimState } from '@star-seekers/sim';
import type { Heading, Point } from './grid.ts';
import type { CargoType } from './rules.ts';

/** A piece of cargo that lies on the deck or is carried. */
export interface CargoItem extends Point {
  id: number;
  type: CargoType;
}

export interface Player extends Point {
  /** Where the front looks: the way that was last taken. */
  heading: Heading;
  moving: boolean;
  /** The buttons that are down, oldest first. */
  held: Heading[];
  /** Goes on this way without a button, until another order: a swipe. */
  course: Heading | null;
  /** The newest order while it is not yet possible, for so many ticks. */
  turn: { heading: Heading; ticksLeft: number } | null;
  cargo: CargoItem[];
}

export type DroneMode =
  /** Walks from one point of its patrol to the next. */
  | 'patrol'
  /** Has seen something, stands, and is about to be sure or to forget it. */
  | 'suspicious'
  /** After the player, or on the way to where it saw them last. */
  | 'chase'
  /** Looks round where it saw the player last. */
  | 'search';

export interface Drone extends Point {
  /** Its place in the maze's list of patrols. */
  id: number;
  heading: Heading;
  mode: DroneMode;
  /** The point of its patrol that it is on the way to. */
  patrolIndex: number;
  /** Suspicion that has gathered, or what is left of the search; else 0. */
  ticks: number;
  /** The cell in which it saw the player last; only while it gives chase or searches. */
  lastSeen: number;
}

/** How a mission has ended by its rules. */
export type Fate =
  | { cause: 'caught'; droneId: number }
  | { cause: 'timeUp' }
  /** All seven decks are cleared. */
  | { cause: 'victory' };

export interface CargoState extends SimState {
  rng: Rng;
  /** From 1 to 7. */
  level: number;
  /** Between two decks everything waits for the player (`G6.5`: levelComplete). */
  phase: 'playing' | 'levelComplete';
  /** What is left of the deck's time. */
  ticksLeft: number;
  player: Player;
  /** Cargo that lies on this deck. */
  items: CargoItem[];
  drones: Drone[];
  /** The piece in reach that is too heavy now; it is refused once, not in every tick. */
  refusedId: number | null;
  /** Pieces that this deck had. */
  levelItems: number;
  /** Pieces of this deck that were delivered. */
  levelDelivered: number;
  score: number;
  /** Ticks played on all decks, without the time between them. */
  playedTicks: number;
  /** Pieces of all decks so far, and of these the delivered ones. */
  totalItems: number;
  deliveredItems: number;
  /** Times that the station was visited with cargo. */
  deliveries: number;
  /** Points that were earned by time. */
  bonusPoints: number;
  /** Pieces picked up, by kind. */
  collected: Record<CargoType, number>;
  fate: Fate | null;
  nextId: number;
}

export type CargoCommand =
  /** A button for a direction goes down, or up. */
  | { type: 'hold'; heading: Heading }
  | { type: 'release'; heading: Heading }
  /** Go this way until something else is said. */
  | { type: 'course'; heading: Heading }
  /** On to the next deck; means something only between two decks. */
  | { type: 'continue' };

export type CargoEvent =
  | { type: 'levelStarted'; level: number; drones: number }
  | { type: 'pickedUp'; item: CargoItem; kilos: number }
  /** It would be more than can be carried. */
  | { type: 'refused'; item: CargoItem }
  | { type: 'delivered'; items: readonly CargoItem[]; points: number; left: number }
  | { type: 'suspicious'; drone: Drone }
  | { type: 'chase'; drone: Drone }
  /** A drone has lost the player and looks round. */
  | { type: 'lost'; drone: Drone }
  /** A drone has given up. */
  | { type: 'calm'; drone: Drone }
  | { type: 'lowTime'; seconds: number }
  | { type: 'levelComplete'; level: number; seconds: number; points: number }
  | { type: 'caught'; drone: Drone }
  | { type: 'timeUp' }
  | { type: 'victory' };

export type Emit = (event: CargoEvent) => void;
