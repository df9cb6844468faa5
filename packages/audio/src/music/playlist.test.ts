import { describe, expect, it, test } from 'vitest';
import { createPlaylist, neighbour, nextRepeatMode, type RepeatMode, successor } from './playlist.ts';
import type { Track } from './track.ts';
import { TRACKS } from './tracks.gen.ts';

const [first, second, third] = TRACKS as [Track, Track, Track];
const last = TRACKS.at(-1) as Track;

/** Deterministic pseudo-random numbers. */
const newRandom = () => {
  let seed = 7;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
};

test('repeat cycles none, one, all', () => {
  const modes: RepeatMode[] = ['none'];
  for (let press = 0; press < 3; press++) modes.push(nextRepeatMode(modes.at(-1) as RepeatMode));
  expect(modes).toEqual(['none', 'one', 'all', 'none']);
});

describe('a playlist', () => {
  it('is the twelve tracks in their order', () => {
    expect(createPlaylist(false, newRandom()).map(({ id }) => Number(id))).toEqual(TRACKS.map((_, index) => index + 1));
    expect(TRACKS).toHaveLength(12);
  });

  it('has each track once when shuffled, in another order, the current one first', () => {
    const random = newRandom();
    const lists = [createPlaylist(true, random, third), createPlaylist(true, random, third)];
    for (const list of lists) {
      expect(list[0]).toBe(third);
      expect(new Set(list).size).toBe(12);
    }
    expect(lists[0]).not.toEqual(lists[1]);
    expect(new Set(createPlaylist(true, random)).size).toBe(12);
  });

  it('wraps at both ends', () => {
    expect(neighbour(TRACKS, last, 1)).toBe(first);
    expect(neighbour(TRACKS, first, -1)).toBe(last);
    expect(neighbour(TRACKS, first, 1)).toBe(second);
    expect([neighbour(TRACKS, null, 1), neighbour(TRACKS, null, -1)]).toEqual([first, last]);
  });

  it.each([
    ['none', first, second],
    ['none', last, undefined],
    ['one', second, second],
    ['all', second, third],
    ['all', last, first],
  ] as const)('with repeat %s has the successor of the mode', (repeat, ended, nextTrack) => {
    expect(successor(TRACKS, ended, repeat)).toBe(nextTrack);
  });
});
