import { type Dealer, type RunSetup, localDealer } from '@star-seekers/sim';
import type { RevealSource } from '../stage/reveal-desk.ts';

/** The setups of runs that were played since the screen was opened. */
export interface PlayedRuns {
  /** Of the last ranked run. */
  readonly ranked?: RunSetup;
  /** Of the most recent run, ranked or practice. */
  readonly last?: RunSetup;
}

/** How a game is practised: with its own rules, a seed of this browser and no server. */
export interface Practice {
  /** The setup of a run, where a game needs more than the seed. */
  readonly setup?: (seed: number, played: PlayedRuns) => RunSetup;
  /** Loads who deals what a run hides; needed in games with hidden information. Rejects when it does not load. */
  readonly loadDealer?: () => Promise<Dealer>;
}

/** Draws a practice run. Rejects when its dealer does not load. */
export async function beginPractice(
  { setup, loadDealer }: Practice,
  played: PlayedRuns,
): Promise<{ readonly setup: RunSetup; readonly reveals?: RevealSource }> {
  // Practice counts for no board, so its seed may come from the page.
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const begun = setup?.(seed, played) ?? { seed };
  if (!loadDealer) return { setup: begun };
  return { setup: begun, reveals: { dealer: localDealer(await loadDealer(), seed) } };
}
