import type { Witness } from '@star-seekers/contracts';

/** What the server saw of a run, for operators. @param witness null when it saw nothing */
export function witnessText(witness: Witness | null): string {
  if (!witness) return 'not streamed';
  const { fault, unaccountedMs, lateTicks, pauses } = witness;
  return `${fault ?? 'witnessed'}: ${unaccountedMs} ms unaccounted, ${lateTicks} ticks late, ${pauses} pauses`;
}
