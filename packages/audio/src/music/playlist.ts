import type { Track } from './track.ts';
import { TRACKS } from './tracks.gen.ts';

/** What happens at the end of a track (`P4.4`): the list stops at its end, the track restarts, or the list does. */
export const REPEAT_MODES = ['none', 'one', 'all'] as const;

export type RepeatMode = (typeof REPEAT_MODES)[number];

/** The mode after this one, in the order of the button. */
export function nextRepeatMode(mode: RepeatMode): RepeatMode {
  return REPEAT_MODES[(REPEAT_MODES.indexOf(mode) + 1) % REPEAT_MODES.length] ?? 'none';
}

/**
 * All tracks in the order in which they are played; a playlist can be shuffled when it is made (`P4.4`).
 * @param first begins a shuffled playlist; any track when it is left out
 * @param random a number from 0 to below 1
 */
export function createPlaylist(shuffled: boolean, random: () => number, first?: Track): readonly Track[] {
  if (!shuffled) return TRACKS;
  const rest = TRACKS.filter((track) => track !== first);
  for (let index = rest.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [rest[index], rest[other]] = [rest[other] as Track, rest[index] as Track];
  }
  return first ? [first, ...rest] : rest;
}

/** The track that many places further on; next and previous wrap (`P4.4`). */
export function neighbour(playlist: readonly Track[], track: Track | null, steps: 1 | -1): Track {
  const place = track ? playlist.indexOf(track) : -1;
  if (place < 0) return playlist.at(steps > 0 ? 0 : -1) as Track;
  return playlist[(place + steps + playlist.length) % playlist.length] as Track;
}

/** What follows a track that has ended by itself; undefined when the music stops there. */
export function successor(playlist: readonly Track[], track: Track, repeat: RepeatMode): Track | undefined {
  if (repeat === 'one') return track;
  return repeat === 'none' && playlist.at(-1) === track ? undefined : neighbour(playlist, track, 1);
}
