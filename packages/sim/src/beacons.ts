import { type Dealer, RevealRefused } from './dealer.ts';
import { type Rng, nextUint32 } from './rng.ts';
import { chachaBlock } from './secret-rng.ts';

/**
 * Beacons: secret bits that are drawn while a run is played and mixed into its generator at fixed ticks, so that nobody knows what comes
 * more than a few seconds ahead. The kernel requests them as it requests hidden information, and they are in the log, so a run replays
 * without its secret.
 */

/** A beacon is requested whenever so many ticks have passed. */
export const BEACON_INTERVAL_TICKS = 120;

/** A beacon is mixed in so many ticks after it was requested: longer than the network needs. */
export const BEACON_DELAY_TICKS = 180;

/** The tick in which the next regular beacon is due: 300, 420, 540 and so on. @param tick ticks simulated so far */
export function nextBeaconTick(tick: number): number {
  const intervals = Math.floor((tick - BEACON_DELAY_TICKS) / BEACON_INTERVAL_TICKS) + 1;
  return BEACON_DELAY_TICKS + BEACON_INTERVAL_TICKS * Math.max(1, intervals);
}

/** Enough for every bit to reach all words of the generator. */
const MIXING_ROUNDS = 12;

/** Mixes the bits of a beacon into a generator. */
export function mixBeacon(rng: Rng, bits: number): void {
  rng.b = (rng.b ^ bits) >>> 0;
  for (let round = 0; round < MIXING_ROUNDS; round++) nextUint32(rng);
}

/** Tells these blocks from those of {@link secretRng}: 'BEAC'. */
const NONCE = [0x42454143, 0, 0] as const;

/** The dealer of games with beacons. Each beacon follows from the secret and its number alone. */
export const beaconDealer: Dealer = {
  looksBack: 0,
  deal({ secret }, _earlier, { index, request }) {
    if (Object.keys(request).length > 0) throw new RevealRefused('This game has no hidden information.');
    return { bits: chachaBlock([...secret, ...secret], index, NONCE)[0] as number };
  },
};
