import type { CommandLog } from './command-log.ts';
/**
 * Hidden information: what decides a run but must not be known to the player yet (faces of cards, right answers). A dealer holds it.
 * The simulation requests it step by step and receives each answer as a command, so a log replays without a dealer.
 */

/** Small whole numbers by name (0 to 2³² − 1): what requests and reveals are made of, on the wire and in the database too. */
export type Figures = Readonly<Record<string, number>>;

/** What a run asks its dealer, such as the card that was turned. Its fields are the game's. */
export type RevealRequest = Figures;

/** What the dealer answers, as far as the simulation needs it. Its fields are the game's. */
export type Reveal = Figures;

/** How a simulation requests hidden information and receives it. */
export interface HiddenInformation<State, Command> {
  /** The pending request. At most one is pending at a time. */
  pending(state: Readonly<State>): RevealRequest | undefined;
  /**
   * Whether no tick may pass before the pending request is answered. False while an animation covers the latency; the answer may then
   * arrive in any tick.
   */
  waits(state: Readonly<State>): boolean;
  /** So much of the wait for an answer is not counted against a run, in milliseconds; absent: none, because time goes on meanwhile. */
  readonly graceMs?: number;
  /** Converts an answer into a command. @throws {MalformedInput} when the game does not know such an answer */
  toCommand(reveal: Reveal): Command;
  /** The answer in a command; undefined for a command of the player. */
  revealIn(command: Command): Reveal | undefined;
}

/** A request with its place in the run. */
export interface RevealCall {
  /** Requests are numbered from 0 in the order of the run. */
  readonly index: number;
  /** The tick after which the request was made. */
  readonly tick: number;
  readonly request: RevealRequest;
}

/** A request with its answer. */
export interface Deal extends RevealCall {
  readonly reveal: Reveal;
}

/** Whether a player has done anything in a run: answers of the dealer are no deeds. */
export function isPlayed<Command>(
  hidden: Pick<HiddenInformation<never, Command>, 'revealIn'> | undefined,
  { commands }: Pick<CommandLog<Command>, 'commands'>,
): boolean {
  return commands.some(({ command }) => hidden?.revealIn(command) === undefined);
}

/** Whether two sets of numbers are equal, regardless of order. */
export function sameFigures(left: Figures, right: Figures): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}

/** Whether two requests are identical, including their place in the run. */
export function sameCall(left: RevealCall, right: RevealCall): boolean {
  return left.index === right.index && left.tick === right.tick && sameFigures(left.request, right.request);
}
