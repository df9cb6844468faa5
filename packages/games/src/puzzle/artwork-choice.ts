import { MalformedInput, type RunSetup, createRng, nextInt, pick } from '@star-seekers/sim';
import { ARTWORKS } from './rules.ts';

/** Beside the streams of the board. */
const ARTWORK_STREAM = 5;

/** What a run of the puzzle is given beside its seed. */
export type PuzzleOptions = { readonly artwork: number };

/** The picture of a run. A setup without one, such as a recorded run's, gets it by its seed. @throws {MalformedInput} */
export function artworkOf({ seed, options }: RunSetup): number {
  const artwork = options?.artwork ?? nextInt(createRng(seed, ARTWORK_STREAM), ARTWORKS);
  if (!Number.isInteger(artwork) || artwork < 0 || artwork >= ARTWORKS) {
    throw new MalformedInput(`there is no artwork ${artwork}`);
  }
  return artwork;
}

/**
 * The picture of a ranked run: never that of the last one (`G5.7`). It follows from the last run alone, so that practice
 * in between can leave it out.
 */
export function rankedOptions(seed: number, last: RunSetup | undefined): PuzzleOptions {
  return { artwork: last ? anotherThan([artworkOf(last)], last.seed) : artworkOf({ seed }) };
}

/** A practice run: its picture is neither that of the run before it nor that of the next ranked one. */
export function practiceSetup(
  seed: number,
  { ranked, last }: { readonly ranked?: RunSetup; readonly last?: RunSetup },
) {
  const others = [...(last ? [artworkOf(last)] : []), ...(ranked ? [rankedOptions(0, ranked).artwork] : [])];
  return { seed, options: { artwork: anotherThan(others, seed) } };
}

function anotherThan(artworks: readonly number[], seed: number): number {
  const others = Array.from({ length: ARTWORKS }, (_, artwork) => artwork).filter((one) => !artworks.includes(one));
  return pick(createRng(seed, ARTWORK_STREAM), others);
}
