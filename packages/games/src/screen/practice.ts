import {
  type AnyGameSim,
  type Dealer,
  type RunOptions,
  type RunSetup,
  beaconDealer,
  localDealer,
} from '@star-seekers/sim';
import { LocalRuns } from './local-runs.ts';

/** The setups of runs that were played since the screen was opened. */
export interface PlayedRuns {
  /** Of the last ranked run. */
  readonly ranked?: RunSetup;
  /** Of the most recent run, ranked or practice. */
  readonly last?: RunSetup;
}

/** How a game is practiced: with its own rules, a seed of this browser and no server. */
export interface Practice {
  /** The setup of a run, where a game needs more than the seed. */
  readonly setup?: (seed: number, played: PlayedRuns) => RunSetup;
  /** Loads the dealer; needed in games with hidden information. Rejects when it does not load. */
  readonly loadDealer?: () => Promise<Dealer>;
}

/**
 * The practice runs of a screen.
 * @param played looked up with every start
 * @param conditions of the day under which they are played, in place of the game's own setup
 */
export function practiceRuns(
  sim: AnyGameSim,
  practice: Practice,
  played: () => PlayedRuns,
  conditions?: RunOptions,
): LocalRuns {
  const draw = async () => {
    // Practice counts for no board, so its seed may come from the page.
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const dealer = sim.beacons ? beaconDealer : await practice.loadDealer?.();
    const setup = conditions ? { seed, options: conditions } : (practice.setup?.(seed, played()) ?? { seed });
    return { setup, dealer: dealer && localDealer(dealer, seed, setup.options) };
  };
  return new LocalRuns(sim, draw, { practice: true });
}
