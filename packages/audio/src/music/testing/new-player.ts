import { vi } from 'vitest';
import type { MusicFailureKind } from '../music-failure.ts';
import { MusicPlayer } from '../music-player.ts';
import { StoredMusic } from '../stored-music.ts';
import { TrackLoader } from '../track-loader.ts';
import type { Track } from '../track.ts';
import { TRACKS } from '../tracks.gen.ts';
import { createSilentMusic } from './silent-music.ts';

/** Load time of a track of the silent backend. */
export const LOAD_MS = 1000;
/** Time from a request to play until the track plays. */
export const READY_MS = LOAD_MS + 500;

/** @param id counts from 1 */
export const track = (id: number) => TRACKS[id - 1] as Track;

/** A player with a silent backend, and accessors for its state. */
export function newPlayer({
  loadMs = LOAD_MS,
  failing = {},
  local = memoryStorage(),
  session = memoryStorage(),
}: {
  loadMs?: number;
  failing?: Readonly<Record<string, MusicFailureKind>>;
  local?: Storage;
  session?: Storage;
} = {}) {
  const { backend, voices } = createSilentMusic({ loadMs, failureOf: (id) => failing[id] });
  const headRequests: string[] = [];
  const head = async (url: string) => {
    headRequests.push(url);
    return '404';
  };
  let loaders = 0;
  const player = new MusicPlayer({
    createLoader: () => {
      loaders++;
      return new TrackLoader(async () => backend, head);
    },
    stored: new StoredMusic({ local, session }),
    random: () => 0.4,
  });
  return {
    player,
    voices,
    headRequests,
    local,
    session,
    loaderCount: () => loaders,
    shown: () => {
      const { status, track: current } = player.state.getState();
      return `${current?.id ?? 'none'} ${status}`;
    },
    volume: () => voices.findLast(({ disposed }) => !disposed)?.volume,
  };
}

/** Advances the fake timers. */
export const advanceTime = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));

/** An in-memory `Storage` for tests. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}
