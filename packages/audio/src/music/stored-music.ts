import { parseObject } from '../parse-object.ts';
import { trackWithId } from './track-with-id.ts';
import { REPEAT_MODES, type RepeatMode } from './playlist.ts';
import type { Track } from './track.ts';

/** Music is enabled unless this entry is `false` (`P9.5`). */
export const MUSIC_ENABLED_KEY = 'star-seekers.music-enabled';

/** Id of the last played track (`P9.5`). */
export const LAST_TRACK_KEY = 'star-seekers.last-track';

/** The {@link MusicOrder} as JSON. */
export const MUSIC_ORDER_KEY = 'star-seekers.music-order';

/** In session storage: whether music was playing, so that it resumes after a reload. */
export const MUSIC_PLAY_REQUESTED_KEY = 'star-seekers.music-wanted';

export interface MusicOrder {
  readonly repeat: RepeatMode;
  readonly shuffle: boolean;
  /** The pages choose the track, because the user has not chosen one. */
  readonly followsPage: boolean;
}

const DEFAULT_ORDER: MusicOrder = { repeat: 'none', shuffle: false, followsPage: true };

/** Storages of the player. Both may be missing or throw. */
export interface MusicStorages {
  readonly local: Storage | undefined;
  readonly session: Storage | undefined;
}

/** Parses untrusted JSON field by field; missing or invalid fields get their defaults. */
export function parseMusicOrder(stored: string | null): MusicOrder {
  const { repeat, shuffle, followsPage } = parseObject(stored);
  return {
    repeat: REPEAT_MODES.find((mode) => mode === repeat) ?? DEFAULT_ORDER.repeat,
    shuffle: typeof shuffle === 'boolean' ? shuffle : DEFAULT_ORDER.shuffle,
    followsPage: typeof followsPage === 'boolean' ? followsPage : DEFAULT_ORDER.followsPage,
  };
}

/** The stored state of the player. If storage is refused or full, changes last until the page closes. */
export class StoredMusic {
  readonly #storages: MusicStorages;

  constructor(storages: MusicStorages) {
    this.#storages = storages;
  }

  get enabled(): boolean {
    return read(this.#storages.local, MUSIC_ENABLED_KEY) !== 'false';
  }

  set enabled(enabled: boolean) {
    write(this.#storages.local, MUSIC_ENABLED_KEY, String(enabled));
  }

  /** Null if none is stored or its id is unknown. */
  get lastTrack(): Track | null {
    return trackWithId(read(this.#storages.local, LAST_TRACK_KEY) ?? '') ?? null;
  }

  set lastTrack(track: Track | null) {
    write(this.#storages.local, LAST_TRACK_KEY, track?.id ?? null);
  }

  get order(): MusicOrder {
    return parseMusicOrder(read(this.#storages.local, MUSIC_ORDER_KEY));
  }

  set order({ repeat, shuffle, followsPage }: MusicOrder) {
    write(this.#storages.local, MUSIC_ORDER_KEY, JSON.stringify({ repeat, shuffle, followsPage }));
  }

  get playRequested(): boolean {
    return read(this.#storages.session, MUSIC_PLAY_REQUESTED_KEY) === 'true';
  }

  set playRequested(playRequested: boolean) {
    write(this.#storages.session, MUSIC_PLAY_REQUESTED_KEY, playRequested ? 'true' : null);
  }
}

function read(storage: Storage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function write(storage: Storage | undefined, key: string, value: string | null): void {
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    // Storage may be refused or full.
  }
}
