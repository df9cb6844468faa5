import type { Track } from './track.ts';
import { TRACKS } from './tracks.gen.ts';

/** The hub's own piece: the first track (`P2.93`). */
const HUB = '1';

/** The dice have the 'Love Story' track (`P2.93`); each game has a piece that was written for its pace. */
const TRACK_OF_PAGE: Readonly<Record<string, string>> = {
  '/dice-of-iris': '3',
  '/wheel-of-iris': '3',
  '/game1': '6',
  '/game2': '9',
  '/game3': '11',
  '/game4': '12',
  '/game5': '5',
  '/game6': '10',
};

/** The music of a page, for players who have not chosen a track (`P2.93`). */
export function trackOfPage(path: string): Track {
  const id = TRACK_OF_PAGE[path.length > 1 ? path.replace(/\/+$/, '') : path] ?? HUB;
  return trackWithId(id) ?? (TRACKS[0] as Track);
}

export function trackWithId(id: string): Track | undefined {
  return TRACKS.find((track) => track.id === id);
}
