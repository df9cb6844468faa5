/** A letter this long after the last one starts a new search (`P2.92`). */
export const TYPEAHEAD_RESET_MS = 1000;

/**
 * Index of the next label that starts with the typed letters; one repeated letter cycles through its matches. -1 if none.
 * @param from index of the active entry, -1 for none
 */
export function findTyped(labels: readonly string[], typed: string, from: number): number {
  const letters = typed.toLocaleLowerCase();
  const isRepeated = letters === letters.charAt(0).repeat(letters.length);
  const prefix = isRepeated ? letters.charAt(0) : letters;
  // One letter moves on from the active entry; more letters may keep it.
  const first = isRepeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < labels.length; step++) {
    const index = (first + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}
