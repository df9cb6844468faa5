import { type RunSetup, choiceIn, createRng, nextInt, pick } from '@star-seekers/sim';
import { ARTWORKS } from './rules.ts';

/** Random stream of the artwork; the board uses other streams. */
const ARTWORK_STREAM = 5;

/** Options of a run in addition to its seed. */
export type PuzzleOptions = { readonly artwork: number };

/** The picture of a run. The seed chooses it for a setup without options, such as a recorded run's. @throws {MalformedInput} */
export function artworkOf({ seed, options }: RunSetup): number {
  return choiceIn(options, 'artwork', ARTWORKS) ?? nextInt(createRng(seed, ARTWORK_STREAM), ARTWORKS);
}

/**
 * The picture of a ranked run: never that of the last one (`G5.7`). It depends on the last ranked run only, so that practice in
 * between can avoid it.
 */
export function rankedOptions(seed: number, last: RunSetup | undefined): PuzzleOptions {
  return { artwork: last ? artworkExcept([artworkOf(last)], last.seed) : artworkOf({ seed }) };
}

/** Setup of a practice run: its picture is neither that of the last run nor that of the next ranked one. */
export function practiceSetup(
  seed: number,
  { ranked, last }: { readonly ranked?: RunSetup; readonly last?: RunSetup },
) {
  const excluded = [...(last ? [artworkOf(last)] : []), ...(ranked ? [rankedOptions(0, ranked).artwork] : [])];
  return { seed, options: { artwork: artworkExcept(excluded, seed) } };
}

function artworkExcept(excluded: readonly number[], seed: number): number {
  const choice = Array.from({ length: ARTWORKS }, (_, artwork) => artwork).filter((one) => !excluded.includes(one));
  return pick(createRng(seed, ARTWORK_STREAM), choice);
}
