import { hexOf } from '@star-seekers/contracts/fair-dice';

const RANDOM_BYTES = 8;

/** What the browser adds to a roll unless the player writes something else. */
export function randomClientSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}
