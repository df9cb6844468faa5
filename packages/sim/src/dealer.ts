import { TICK_MS } from './game-sim.ts';
import type { Dealt, Reveal, RevealCall } from './hidden-information.ts';

/** Plain JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** 128 secret bits as four unsigned 32-bit integers. Everything hidden in a run follows from them. */
export type DealerSecret = readonly [number, number, number, number];

/** A request with its answer and its time. */
export interface DealtAt extends Dealt {
  /** When it was answered, in milliseconds of the dealer's clock; only differences mean something. */
  readonly atMs: number;
}

/**
 * Keeps what the player of a run must not know, and hands it out piece by piece. A pure function: the same secret, the same earlier
 * answers and the same time give the same answer. On the server it deals ranked runs; a {@link LocalDealer} lets it deal the runs of
 * bots, golden files and the sandbox.
 */
export interface Dealer {
  /** The `id` of the game. */
  readonly id: number;
  /**
   * The answer to a request that has not been made before; the kernel has seen to its place in the run.
   * @param earlier everything answered in this run so far, in order
   * @param atMs the dealer's clock now
   * @throws {RevealRefused} when the rules do not let this be asked now
   */
  deal(secret: DealerSecret, earlier: readonly DealtAt[], call: RevealCall, atMs: number): Reveal;
  /**
   * What the screen shows of an answer and the simulation does not need (texts), as JSON. The same entry always shows the same.
   * Games whose figures say all leave it out.
   */
  show?(dealt: Dealt): Json;
}

/** The rules do not let this be asked now: a third card, an answer twice. The message says why. */
export class RevealRefused extends Error {
  override readonly name = 'RevealRefused';
}

/** An answer as the run gets it. */
export interface RevealAnswer {
  readonly reveal: Reveal;
  /** See {@link Dealer.show}. */
  readonly shown?: Json;
}

/** A dealer at hand, for runs that are worth nothing: it is asked and answers at once. Its clock is the run's own. */
export interface LocalDealer {
  answer(call: RevealCall, earlier: readonly Dealt[]): RevealAnswer;
}

/** @param seed the run's seed, from which everything hidden follows here */
export function localDealer(dealer: Dealer, seed: number): LocalDealer {
  const secret: DealerSecret = [seed, 0, 0, 0];
  return {
    answer(call, earlier) {
      const timed = earlier.map((dealt) => ({ ...dealt, atMs: dealt.tick * TICK_MS }));
      const reveal = dealer.deal(secret, timed, call, call.tick * TICK_MS);
      return dealer.show ? { reveal, shown: dealer.show({ ...call, reveal }) } : { reveal };
    },
  };
}
