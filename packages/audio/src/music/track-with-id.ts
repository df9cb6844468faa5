import type { Track } from './track.ts';
import { TRACKS } from './tracks.gen.ts';

/** The hub's own piece, which plays where nothing else is said (`P2.93`). */
export const HUB_TRACK = TRACKS[0] as Track;

export function trackWithId(id: string): Track | undefined {
  return TRACKS.find((track) => track.id === id);
}
