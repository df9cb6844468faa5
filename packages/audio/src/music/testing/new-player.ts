import { vi } from 'vitest';
import { MusicPlayer } from '../music-player.ts';
import type { MusicFailureKind } from '../music-failure.ts';
import { StoredMusic } from '../stored-music.ts';
import { memoryStorage } from './memory-storage.ts';
import { createSilentMusic } from './silent-music.ts';
import { TrackLoader } from '../track-loader.ts';
import type { Track } from '../track.ts';
import { TRACKS } from '../tracks.gen.ts';

/** How long a track of the silent backend takes to load. */
export const LOAD_MS = 1000;
/** From the wish to hear a track until it plays. */
export const READY_MS = LOAD_MS + 500;

/** @param id counts from 1 */
export const track = (id: number) => TRACKS[id - 1] as Track;

/** A player over a silent backend, with what can be asked of it. */
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
  const asked: string[] = [];
  const head = async (address: string) => {
    asked.push(address);
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
    asked,
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

/** Lets time pass. */
export const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));
