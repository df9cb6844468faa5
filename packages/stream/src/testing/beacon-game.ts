import { type GameSim, type Rng, type SimState, createRng, nextInt } from '@star-seekers/sim';

export interface DodgeState extends SimState {
  rng: Rng;
  lane: number;
  /** Rocks that are on their way: the lane and the tick of the impact. */
  rocks: { lane: number; at: number }[];
  score: number;
}

export type DodgeCommand = { readonly lane: number };

export const LANES = 4;
const ROCK_INTERVAL_TICKS = 20;
const FLIGHT_TICKS = 40;

/** Rocks fall onto four lanes, and one command steps aside. What comes is drawn when it appears. */
export function dodgeGame(maxTicks: number): GameSim<DodgeState, DodgeCommand, never> {
  return {
    id: 1,
    rulesVersion: 1,
    maxTicks,
    commands: {
      write: (writer, { lane }) => writer.byte(lane),
      read: (reader) => ({ lane: reader.byte() % LANES }),
    },
    beacons: { rng: ({ rng }) => rng },
    init: ({ seed }) => ({ tick: 0, ended: null, rng: createRng(seed), lane: 0, rocks: [], score: 0 }),
    step(state, commands) {
      for (const { lane } of commands) state.lane = lane;
      if (state.tick % ROCK_INTERVAL_TICKS === 0)
        state.rocks.push({ lane: nextInt(state.rng, LANES), at: state.tick + FLIGHT_TICKS });
      const [rock] = state.rocks;
      if (rock?.at !== state.tick) return;
      state.rocks.shift();
      if (rock.lane !== state.lane) state.score++;
    },
    outcome: ({ ended, score }) => ({ reason: ended ?? 'quit', score, points: score, stats: {} }),
  };
}
