import type { BeaconRules, GameSim, SimState } from './game-sim.ts';
import { type Rng, createRng, nextInt } from './rng.ts';

export interface SailState extends SimState {
  rng: Rng;
  /** One for each second. */
  winds: number[];
  /** The player has called at a harbour, whose price is drawn in the next step. */
  inHarbour: boolean;
  prices: number[];
}

export type SailCommand = { readonly harbour: true };

const beacons: BeaconRules<SailState> = { rng: ({ rng }) => rng, awaits: ({ inHarbour }) => inHarbour };

/** The smallest game with beacons: a wind every second, and prices that nobody may know before. For tests. */
export const sailGame: GameSim<SailState, SailCommand, never> = {
  id: 2,
  rulesVersion: 1,
  maxTicks: 3000,
  commands: { write: (writer) => writer.byte(0), read: (reader) => (reader.byte(), { harbour: true }) },
  beacons,
  init: ({ seed }) => ({ tick: 0, ended: null, rng: createRng(seed), winds: [], inHarbour: false, prices: [] }),
  step(state, commands) {
    if (state.inHarbour) {
      state.inHarbour = false;
      state.prices.push(nextInt(state.rng, 1000));
    }
    if (state.tick % 60 === 0) state.winds.push(nextInt(state.rng, 1000));
    if (commands.length > 0) state.inHarbour = true;
  },
  outcome: ({ ended, prices }) => ({ reason: ended ?? 'quit', score: prices.length, points: 0, stats: {} }),
};
