import type { Track } from './track.ts';
import { TRACKS } from './tracks.gen.ts';

/** The default track of the hub (`P2.93`). */
export const HUB_TRACK = TRACKS[0] as Track;

export function trackWithId(id: string): Track | undefined {
  return TRACKS.find((track) => track.id === id);
}
