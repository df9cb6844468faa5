import type { Gate } from '@star-seekers/contracts';

/** The gate that takes the least to turn; undefined while nobody holds any. */
export function closestGate(gates: readonly Gate[]): Gate | undefined {
  const held = gates.filter(({ turn, holder }) => turn && holder);
  return held.toSorted((one, other) => (one.turn?.missing ?? 0) - (other.turn?.missing ?? 0))[0];
}
