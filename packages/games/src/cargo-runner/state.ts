import type { Heading, Rng, SimState } from '@star-seekers/sim';
import type { Point } from './grid.ts';
import type { CargoType } from './rules.ts';

/** A piece of cargo, on the deck or in the load. */
export interface CargoItem extends Point {
  id: number;
  type: CargoType;
}

export interface Player extends Point {
  /** Heading of the last movement. */
  heading: Heading;
  moving: boolean;
  /** Held buttons, oldest first. */
  held: Heading[];
  /** Heading of a swipe, which lasts until another command. */
  course: Heading | null;
  /** The newest command, pending until it is possible. */
  turn: { heading: Heading; ticksLeft: number } | null;
  cargo: CargoItem[];
}

export type DroneMode =
  /** Walks along its round from stop to stop. */
  | 'patrol'
  /** Has seen the player and stops, or backs off, before it chases or resumes its patrol. */
  | 'suspicious'
  /** Follows the player, or walks to their last known cell. */
  | 'chase'
  /** Looks round at the player's last known cell. */
  | 'search'
  /** Called to where the player was heard: walks there and looks round, for as long as the player is back on the station. */
  | 'inspect'
  /** Hit by the pulse: sees nothing and catches nobody until the next delivery. */
  | 'stunned';

export interface Drone extends Point {
  /** Index in the maze's list of rounds. */
  id: number;
  heading: Heading;
  mode: DroneMode;
  /** Index of the stop of its round to which it walks on patrol; what comes after it is drawn there. */
  nextStop: number;
  /** Whether it walks its round backwards. */
  isReversed: boolean;
  /** Where it looks: ahead on its patrol, at the player while it sees them, all round in a search. */
  gaze: Heading;
  /** Ticks of doubt, ticks left of the alarm before a chase, or of looking round; else 0. */
  ticks: number;
  /** The player's last known cell, used while it chases, searches or inspects. */
  lastSeen: number;
}

/** How a mission ended by the rules. */
export type Fate =
  | { cause: 'caught'; droneId: number }
  | { cause: 'timeUp' }
  /** All seven decks are cleared. */
  | { cause: 'victory' };

/** A day's conditions of a run. */
export interface MissionDay {
  /** The deck on which the run begins, from 1; the others follow in their order, round to the first. */
  readonly first: number;
  /** Index of its twist in `TWISTS`. */
  readonly twist: number;
}

export interface CargoState extends SimState {
  rng: Rng;
  /** Set in a run under a day's conditions. */
  readonly day?: MissionDay;
  /** The deck, from 1 to 7. */
  level: number;
  /**
   * A deck is `arriving` until its cargo is placed, which takes secret bits that nobody has before its clock starts. Between two decks
   * (`G6.5`: levelComplete) the game waits for the player.
   */
  phase: 'arriving' | 'playing' | 'levelComplete';
  /** Ticks left for the deck. */
  ticksLeft: number;
  player: Player;
  /** Cargo on this deck. */
  items: CargoItem[];
  drones: Drone[];
  /** The piece in reach that is too heavy now, stored so that it is refused only once. */
  refusedId: number | null;
  /** Number of pieces that this deck had at first; 0 while it is arriving. */
  levelItems: number;
  /** Number of delivered pieces of this deck. */
  levelDelivered: number;
  score: number;
  /** Ticks played on all decks, without the time between them. */
  playedTicks: number;
  /** Number of pieces of all decks so far, and of the delivered ones. */
  totalItems: number;
  deliveredItems: number;
  /** Number of picked up pieces, by kind. */
  collected: Record<CargoType, number>;
  /** Number of deliveries. */
  deliveries: number;
  /** Ticks until the next drone is called. */
  callTicks: number;
  /** Whether the player has left the station of this deck. */
  hasLeft: boolean;
  /** Ticks of the player back on the station, up to lingering; ticks elsewhere are counted off. */
  stationTicks: number;
  /** Charged pulses. */
  pulses: number;
  /** Number of drones that were stunned (the documents' `killedEnemies`), and of those that were shaken off. */
  stunned: number;
  shaken: number;
  /** Points of the time bonuses. */
  bonusPoints: number;
  fate: Fate | null;
  nextId: number;
}

export type CargoCommand =
  /** A direction button goes down or up. */
  | { type: 'hold'; heading: Heading }
  | { type: 'release'; heading: Heading }
  /** Walks in a heading until another command. */
  | { type: 'course'; heading: Heading }
  /** Fires the stun pulse; ignored without a charge or without a drone in reach. */
  | { type: 'pulse' }
  /** Starts the next deck; ignored during a deck. */
  | { type: 'continue' };

export type CargoEvent =
  | { type: 'levelStarted'; level: number; drones: number }
  | { type: 'cargoPlaced'; items: readonly CargoItem[] }
  | { type: 'pickedUp'; item: CargoItem; kilos: number }
  /** The piece would exceed the greatest load. */
  | { type: 'refused'; item: CargoItem }
  | { type: 'delivered'; items: readonly CargoItem[]; points: number; left: number }
  | { type: 'suspicious'; drone: Drone }
  /** A drone goes to look where the player was heard. */
  | { type: 'called'; drone: Drone }
  | { type: 'chase'; drone: Drone }
  /** A drone has lost the player and searches. */
  | { type: 'lost'; drone: Drone }
  /** A drone resumes its patrol. */
  | { type: 'calm'; drone: Drone }
  /** A drone gives up its search. */
  | { type: 'shaken'; drone: Drone; seconds: number }
  | { type: 'pulse'; drones: readonly Drone[] }
  /** The station wakes stunned drones. */
  | { type: 'woken'; drone: Drone }
  | { type: 'lowTime'; seconds: number }
  | { type: 'levelComplete'; level: number; seconds: number; points: number }
  | { type: 'caught'; drone: Drone }
  | { type: 'timeUp' }
  | { type: 'victory' };

export type Emit = (event: CargoEvent) => void;
