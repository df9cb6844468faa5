import { fc, test } from '@fast-check/vitest';
import { type RevealCall, Run, beaconDealer, hashState, localDealer } from '@star-seekers/sim';
import { expect } from 'vitest';
import { dodgeGame } from './beacon-game.ts';

test.prop([fc.integer({ min: 0, max: 3000 }), fc.nat()], { numRuns: 50 })(
  'beacons end all foresight after five seconds, for a program with the whole state too',
  (tick, seed) => {
    const known = localDealer(beaconDealer, seed);
    const futures = [1, 2, 3, 4].map((other) => {
      const unknown = localDealer(beaconDealer, seed + other);
      // Everything that the hub has told up to now; the rest of the future is open.
      const reveals = {
        answer: (call: RevealCall, earlier: Parameters<typeof known.answer>[1]) =>
          (call.tick <= tick ? known : unknown).answer(call, earlier),
      };
      const run = new Run(dodgeGame(6000), { seed: 5 }, reveals);
      while (run.state.tick < tick + 420) run.step([]);
      return hashState(run.state);
    });
    expect(new Set(futures).size).toBe(futures.length);
  },
);
