/**
 * Hidden information: what decides a run and the player must not know yet (faces of cards, right answers). It stays with a dealer.
 * The simulation asks for it piece by piece, and takes each answer as a command; so a log with its answers plays again without a dealer.
 */

/** Small whole numbers by name (0 to 2³² − 1): what requests and reveals are made of, on the wire and in the database too. */
export type Figures = Readonly<Record<string, number>>;

/** What a run asks its dealer, such as the card that was turned. Its fields are the game's. */
export type RevealRequest = Figures;

/** What the dealer answers, as far as the simulation needs it. Its fields are the game's. */
export type Reveal = Figures;

/** How a simulation with hidden information asks and is told. */
export interface HiddenInformation<State, Command> {
  /** What the run has asked for and was not told yet. One request is open at a time. */
  pending(state: Readonly<State>): RevealRequest | undefined;
  /**
   * The clock waits: no tick may pass before the answer to the pending request. False while an animation covers the call; then the
   * answer may come in any tick.
   */
  waits(state: Readonly<State>): boolean;
  /** The command that brings an answer into the run. @throws {MalformedInput} when it is none that the game knows */
  tell(reveal: Reveal): Command;
  /** The answer that a command brings; undefined in a command of the player's. */
  told(command: Command): Reveal | undefined;
}

/** A request that a run has made, with its place in the run. */
export interface RevealCall {
  /** Requests are numbered from 0 in the order of the run. */
  readonly index: number;
  /** The tick after which the run asked. */
  readonly tick: number;
  readonly request: RevealRequest;
}

/** A request with its answer. */
export interface Dealt extends RevealCall {
  readonly reveal: Reveal;
}

/** Whether two sets of figures are the same, whatever the order of their names. */
export function sameFigures(left: Figures, right: Figures): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}

/** Whether two requests are the same one, at the same place of a run. */
export function sameCall(left: RevealCall, right: RevealCall): boolean {
  return left.index === right.index && left.tick === right.tick && sameFigures(left.request, right.request);
}
