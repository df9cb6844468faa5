import { type RunOptions, TICK_MS } from './game-sim.ts';
import { type Deal, type Reveal, type RevealCall, sameCall } from './hidden-information.ts';

/** Plain JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** 128 secret bits as four unsigned 32-bit integers. Everything hidden in a run follows from them. */
export type DealerSecret = readonly [number, number, number, number];

/** What all answers of a run follow from. */
export interface DealtFrom {
  readonly secret: DealerSecret;
  /** Those of the run's setup, which everybody may know. */
  readonly options: RunOptions | undefined;
  /** What earlier runs of the player left to be dealt again, by numbers of the game. Nobody is told. */
  readonly again?: readonly number[];
}

/** A request with its answer and its time. */
export interface TimedDeal extends Deal {
  /** When it was answered, in milliseconds of the dealer's clock; only differences mean something. */
  readonly atMs: number;
}

/**
 * Holds the hidden information of a run and reveals it step by step. A pure function of the secret, the run's options, the earlier
 * answers and the time. The server uses it for ranked runs; a {@link LocalDealer} uses it for bots, golden files and the sandbox.
 */
export interface Dealer {
  /** Most of the last answers that {@link deal} looks at: those before them need not be at hand. */
  readonly looksBack: number;
  /**
   * Answers a new request; the kernel has already checked its place in the run.
   * @param earlier what was answered in this run so far, in order: at least the last {@link looksBack}
   * @param atMs the dealer's clock now
   * @throws {RevealRefused} when the rules do not allow the request now
   * @throws {MalformedInput} on options that the game does not have
   */
  deal(from: DealtFrom, earlier: readonly TimedDeal[], call: RevealCall, atMs: number): Reveal;
  /**
   * Data of an answer for display only (texts), as JSON. Deterministic. Absent in games whose answers need none.
   */
  show?(deal: Deal): Json;
}

/** The rules do not allow a request now: a third card, a second answer. The message says why. */
export class RevealRefused extends Error {
  override readonly name = 'RevealRefused';
}

/** An answer for the run, with its display data. */
export interface RevealAnswer {
  readonly reveal: Reveal;
  /** See {@link Dealer.show}. */
  readonly shown?: Json;
}

/** Answers the requests of one run. */
export interface RevealSource {
  /**
   * The answer to a request, pending or earlier: undefined while it is in flight, `refused` when it will never come, because the run is
   * closed or goes on elsewhere. Asking again is free.
   * @param earlier everything answered before this request, in order
   */
  answer(call: RevealCall, earlier: readonly Deal[]): RevealAnswer | 'refused' | undefined;
}

/** A dealer on this machine, for unranked runs: it answers at once. Its clock is the run's own. */
export interface LocalDealer extends RevealSource {
  answer(call: RevealCall, earlier: readonly Deal[]): RevealAnswer;
}

/**
 * @param seed the run's seed, which determines all hidden information here
 * @param options of the run's setup
 */
export function localDealer(dealer: Dealer, seed: number, options?: RunOptions): LocalDealer {
  const from: DealtFrom = { secret: [seed, 0, 0, 0], options };
  // A run asks several times in every frame, and all that came before would be copied each time: answers are kept until the next deal.
  let known: readonly Deal[] = [];
  let count = 0;
  const answers = new Map<number, { call: RevealCall; answer: RevealAnswer }>();
  return {
    answer(call, earlier) {
      if (earlier !== known || earlier.length !== count) answers.clear();
      [known, count] = [earlier, earlier.length];
      const last = answers.get(call.index);
      if (last && sameCall(last.call, call)) return last.answer;
      const timed = earlier.map((deal) => ({ ...deal, atMs: deal.tick * TICK_MS }));
      const reveal = dealer.deal(from, timed, call, call.tick * TICK_MS);
      const answer = dealer.show ? { reveal, shown: dealer.show({ ...call, reveal }) } : { reveal };
      answers.set(call.index, { call, answer });
      return answer;
    },
  };
}
