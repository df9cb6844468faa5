/** Letters that come this long after the last one begin a new word (`P2.92`). */
export const TYPEAHEAD_RESET_MS = 1000;

/**
 * The entry that typed letters lead to, as lists of every system do: the next one that begins with them, and for one letter
 * typed again and again one after the other. -1 when there is none.
 * @param from the entry that is marked now, -1 for none
 */
export function findTyped(labels: readonly string[], typed: string, from: number): number {
  const letters = typed.toLocaleLowerCase();
  const again = letters === letters.charAt(0).repeat(letters.length);
  const sought = again ? letters.charAt(0) : letters;
  // One letter leaves the marked entry; a longer word may stay on it.
  const first = again ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < labels.length; step++) {
    const index = (first + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(sought)) return index;
  }
  return -1;
}
