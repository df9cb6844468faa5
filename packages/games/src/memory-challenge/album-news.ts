import { LOOK_ALIKES, type Look, lookOf } from './look-alikes.ts';

/** What a found pair adds to the album. */
export interface AlbumNews {
  readonly face: number;
  /** Pictures that the album now has. */
  readonly count: number;
  /** The page that the picture completes: the pictures of one look. */
  readonly page: Look | undefined;
}

/**
 * The news of a picture; undefined if the album had it.
 * @param album pictures of earlier runs
 * @param found pictures of this run, the new one last
 */
export function albumNewsOf(album: ReadonlySet<number>, found: readonly number[]): AlbumNews | undefined {
  const face = found.at(-1);
  if (face === undefined || album.has(face)) return undefined;
  const all = new Set([...album, ...found]);
  const look = lookOf(face);
  return { face, count: all.size, page: LOOK_ALIKES[look].every((other) => all.has(other)) ? look : undefined };
}
