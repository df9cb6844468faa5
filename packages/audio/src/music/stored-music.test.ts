import { beforeEach, expect, test } from 'vitest';
import {
  LAST_TRACK_KEY,
  MUSIC_ENABLED_KEY,
  MUSIC_ORDER_KEY,
  MUSIC_PLAY_REQUESTED_KEY,
  StoredMusic,
  parseMusicOrder,
} from './stored-music.ts';
import { memoryStorage } from './testing/new-player.ts';
import type { Track } from './track.ts';
import { TRACKS } from './tracks.gen.ts';

let local = memoryStorage();
let session = memoryStorage();
let stored = new StoredMusic({ local, session });

beforeEach(() => {
  local = memoryStorage();
  session = memoryStorage();
  stored = new StoredMusic({ local, session });
});

test('music is enabled unless the entry is false (P9.5)', () => {
  for (const [entry, enabled] of [
    [null, true],
    ['true', true],
    ['nonsense', true],
    ['false', false],
  ] as const) {
    if (entry !== null) local.setItem(MUSIC_ENABLED_KEY, entry);
    expect(stored.enabled, String(entry)).toBe(enabled);
  }
});

test.each(['', '0', '13', '1e0', '{}', '__proto__'])('the last track is null for the entry %j', (entry) => {
  local.setItem(LAST_TRACK_KEY, entry);
  expect(stored.lastTrack).toBeNull();
});

test.each([
  '',
  'null',
  '[]',
  '7',
  '{"repeat":"twice","shuffle":1,"followsPage":null}',
  '{"__proto__":{"shuffle":true}}',
])('the order has its defaults for the entry %j', (entry) => {
  expect(parseMusicOrder(entry)).toEqual({ repeat: 'none', shuffle: false, followsPage: true });
});

test('stored values are restored, and the play request only in the same tab', () => {
  stored.enabled = false;
  stored.lastTrack = TRACKS[4] as Track;
  stored.order = { repeat: 'all', shuffle: true, followsPage: false };
  stored.playRequested = true;
  const again = new StoredMusic({ local, session });
  expect(again).toMatchObject({
    enabled: false,
    lastTrack: TRACKS[4],
    order: { repeat: 'all', shuffle: true, followsPage: false },
    playRequested: true,
  });
  expect(local.getItem(MUSIC_PLAY_REQUESTED_KEY)).toBeNull();
  expect(local.getItem(MUSIC_ORDER_KEY)).toBe('{"repeat":"all","shuffle":true,"followsPage":false}');
  again.lastTrack = null;
  again.playRequested = false;
  expect([local.getItem(LAST_TRACK_KEY), session.getItem(MUSIC_PLAY_REQUESTED_KEY)]).toEqual([null, null]);
});

test('music works without storage', () => {
  const refusing = new Proxy(memoryStorage(), {
    get() {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  for (const storages of [
    { local: undefined, session: undefined },
    { local: refusing, session: refusing },
  ]) {
    const none = new StoredMusic(storages);
    none.enabled = false;
    none.playRequested = true;
    expect(none).toMatchObject({ enabled: true, lastTrack: null, playRequested: false });
  }
});
