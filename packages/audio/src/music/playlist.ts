import type { Track } from './track.ts';
import { TRACKS } from './tracks.gen.ts';

/** Repeat modes (`P4.4`): stop at the end of the list, repeat the track, or repeat the list. */
export const REPEAT_MODES = ['none', 'one', 'all'] as const;

export type RepeatMode = (typeof REPEAT_MODES)[number];

/** The next mode in the order of the button. */
export function nextRepeatMode(mode: RepeatMode): RepeatMode {
  return REPEAT_MODES[(REPEAT_MODES.indexOf(mode) + 1) % REPEAT_MODES.length] ?? 'none';
}

/**
 * All tracks in playing order, optionally shuffled (`P4.4`).
 * @param random random number in [0, 1)
 * @param first first track of a shuffled playlist; by default a random one
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

/** The next or previous track; wraps (`P4.4`). */
export function neighbour(playlist: readonly Track[], track: Track | null, steps: 1 | -1): Track {
  const index = track ? playlist.indexOf(track) : -1;
  if (index < 0) return playlist.at(steps > 0 ? 0 : -1) as Track;
  return playlist[(index + steps + playlist.length) % playlist.length] as Track;
}

/** The track after one that has ended by itself; undefined if the music stops. */
export function successor(playlist: readonly Track[], track: Track, repeat: RepeatMode): Track | undefined {
  if (repeat === 'one') return track;
  return repeat === 'none' && playlist.at(-1) === track ? undefined : neighbour(playlist, track, 1);
}
