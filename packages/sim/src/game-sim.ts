import type { CommandCodec } from './command-log.ts';
import type { HiddenInformation } from './hidden-information.ts';
import type { Rng } from './rng.ts';

/** Ticks of simulated time in one second; one tick is 1/60 s. */
export const TICKS_PER_SECOND = 60;

/** Milliseconds of one tick. */
export const TICK_MS = 1000 / TICKS_PER_SECOND;

/** Milliseconds as whole ticks; for the constants of the rules. @throws {RangeError} when it is not a whole number of ticks */
export function ticksFromMs(milliseconds: number): number {
  const ticks = (milliseconds * TICKS_PER_SECOND) / 1000;
  if (!Number.isInteger(ticks)) throw new RangeError(`${milliseconds} ms is not a whole number of ticks`);
  return ticks;
}

/** Small integers by name that a game's run begins with, such as its artwork. */
export type RunOptions = Readonly<Record<string, number>>;

/** What the browser may know about a run before it starts. */
export interface RunSetup {
  /**
   * Unsigned 32-bit integer. 0 in the browser in ranked runs of games with hidden information, whose simulations do not read it; only
   * a local dealer does.
   */
  readonly seed: number;
  /** Absent where the game's rules or its seed decide. Everybody may know them. */
  readonly options?: RunOptions;
}

/** Why a run ended: `own` by its rules, `quit` by the player, `time` at the game's `maxTicks`. */
export type EndReason = 'own' | 'quit' | 'time';

/** What a run is worth. All figures are whole numbers ≥ 0. */
export interface Outcome {
  readonly reason: EndReason;
  readonly score: number;
  /** What feeds the totals, from the score by the game's rule. */
  readonly points: number;
  /** Figures of the result screen, by name. */
  readonly stats: Readonly<Record<string, number>>;
}

/** The part of a game's state that the kernel sees. Everything in a state is plain JSON data. */
export interface SimState {
  /** Ticks simulated so far. The kernel raises it before each `step`. */
  tick: number;
  /** Set once by the rules or by the kernel; nothing moves afterwards. */
  ended: EndReason | null;
}

/** How the kernel draws the future of a game. Games with hidden information have no beacons. */
export interface BeaconRules<State> {
  /** The generator of everything random in a run. */
  rng(state: State): Rng;
  /**
   * Whether no tick may pass before a beacon has been mixed in: the next step draws something that players could plan for, such as the
   * cargo of a deck. One that is due in that step will do, otherwise a further one is requested.
   */
  awaits?(state: Readonly<State>): boolean;
}

/** How often and how long a run may be paused to count. */
export interface PauseLimit {
  readonly most: number;
  /** Of each pause. */
  readonly longestMs: number;
  /** Whether a run that is paused here still counts; absent: anywhere. */
  allows?(state: unknown): boolean;
}

/**
 * A game as a pure function of its setup and its commands. `step` may use only its arguments: no clock, no ambient randomness,
 * no function whose last bit differs between engines.
 */
export interface GameSim<State extends SimState = SimState, Command = unknown, Event = unknown> {
  /** Positive; the number of the game. */
  readonly id: number;
  /** Incremented whenever any outcome could change. */
  readonly rulesVersion: number;
  /**
   * Incremented with the rules version when scores before and after cannot be compared: boards and best scores begin anew, older boards
   * stay readable. Absent: 1.
   */
  readonly scoreScale?: number;
  /** The run ends with reason `time` after this many ticks: the verifier's hard bound. */
  readonly maxTicks: number;
  readonly commands: CommandCodec<Command>;
  /** Present in games with hidden information, which need a dealer. */
  readonly hidden?: HiddenInformation<State, Command>;
  /** Present in games whose future is drawn while they are played. */
  readonly beacons?: BeaconRules<State>;
  /**
   * Draws the options of a ranked run (`RunSetup.options`); absent in games without options.
   * @param last the player's previous run of this game; undefined for the first
   */
  drawOptions?(seed: number, last: RunSetup | undefined): RunOptions;
  /**
   * The conditions that a day may have: options for all of its runs, which fix what can be seen of the game. A run without them is played
   * by the plain rules. Absent in games without conditions.
   */
  readonly dayConditions?: readonly RunOptions[];
  /** The pauses of a run that counts; absent: as many as other games allow. */
  readonly pauses?: PauseLimit;
  /** Times that the rules have stopped the run so far, such as for a 3-2-1 before a level. The run stops in the tick that raises it. */
  breaks?(state: Readonly<State>): number;
  /** Whether the run may be paused now; absent: at any time. A requested pause waits until then. */
  pausable?(state: Readonly<State>): boolean;
  init(setup: RunSetup): State;
  /** Advances by one tick, in place. Called only while `state.ended` is null. */
  step(state: State, commands: readonly Command[], emit: (event: Event) => void): void;
  /** The current outcome; final once `state.ended` is set. */
  outcome(state: State): Outcome;
}

/** A simulation whose types the caller does not need to know, as the catalog hands it out. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: State, Command and Event vary together
export type AnyGameSim = GameSim<any, any, any>;
