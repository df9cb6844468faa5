import type { CommandCodec } from './command-log.ts';
import type { HiddenInformation } from './hidden-information.ts';

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

/** What the browser may know about a run before it starts. */
export interface RunSetup {
  /**
   * Unsigned 32-bit integer. In a ranked run of a game with hidden information the browser has none and puts 0 here; such a simulation
   * does not look at it, and only a local dealer does.
   */
  readonly seed: number;
  /** Small whole numbers that a game needs beside the seed, such as the artwork that must not come again. */
  readonly options?: Readonly<Record<string, number>>;
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

/**
 * A game as a pure function of its setup and its commands. `step` may use only its arguments: no clock, no ambient randomness,
 * no function whose last bit differs between engines.
 */
export interface GameSim<State extends SimState = SimState, Command = unknown, Event = unknown> {
  /** 1 to 6. */
  readonly id: number;
  /** Raised whenever any outcome could change. */
  readonly rulesVersion: number;
  /** The run ends with reason `time` after this many ticks: the verifier's hard bound. */
  readonly maxTicks: number;
  readonly commands: CommandCodec<Command>;
  /** Present in games where something is hidden from the player: they are played with a dealer. */
  readonly hidden?: HiddenInformation<State, Command>;
  /**
   * What a ranked run is given beside its seed (`RunSetup.options`); absent in games that need nothing.
   * @param last the player's run of this game before; undefined in their first one
   */
  drawOptions?(seed: number, last: RunSetup | undefined): Readonly<Record<string, number>>;
  /** Whether a player may stop the clock now; at any time unless it is given. A pause that is asked for waits until then. */
  pausable?(state: Readonly<State>): boolean;
  init(setup: RunSetup): State;
  /** Advances by one tick, in place. Called only while `state.ended` is null. */
  step(state: State, commands: readonly Command[], emit: (event: Event) => void): void;
  /** The figures of the state as they stand; final once `state.ended` is set. */
  outcome(state: State): Outcome;
}

/** A simulation whose types the caller does not need to know, as the catalog hands it out. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: State, Command and Event vary together
export type AnyGameSim = GameSim<any, any, any>;
