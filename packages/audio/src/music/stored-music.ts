import { trackWithId } from './track-with-id.ts';
import { REPEAT_MODES, type RepeatMode } from './playlist.ts';
import type { Track } from './track.ts';

/** Music is enabled unless this entry is `false` (`P9.5`). */
export const MUSIC_ENABLED_KEY = 'star-seekers.music-enabled';

/** The id of the track that was played last (`P9.5`). */
export const LAST_TRACK_KEY = 'star-seekers.last-track';

/** One JSON object: how the player wants its list played. */
export const MUSIC_ORDER_KEY = 'star-seekers.music-order';

/** Kept for this tab only: whether music was on when the page was left, so that a reload does not end it. */
export const MUSIC_WANTED_KEY = 'star-seekers.music-wanted';

export interface MusicOrder {
  readonly repeat: RepeatMode;
  readonly shuffle: boolean;
  /** The player has not chosen a track: each page has its own music. */
  readonly followsPage: boolean;
}

const DEFAULT_ORDER: MusicOrder = { repeat: 'none', shuffle: false, followsPage: true };

/** Where the player keeps what outlives a page. Both may be missing, or refuse. */
export interface MusicStorages {
  readonly local: Storage | undefined;
  readonly session: Storage | undefined;
}

/** Text that anybody could have written, read field by field: what is missing or of another kind gets its default. */
export function parseMusicOrder(stored: string | null): MusicOrder {
  const { repeat, shuffle, followsPage } = parseObject(stored);
  return {
    repeat: REPEAT_MODES.find((mode) => mode === repeat) ?? DEFAULT_ORDER.repeat,
    shuffle: typeof shuffle === 'boolean' ? shuffle : DEFAULT_ORDER.shuffle,
    followsPage: typeof followsPage === 'boolean' ? followsPage : DEFAULT_ORDER.followsPage,
  };
}

/** What the player remembers. Storage may be forbidden or full: it then lasts as long as the page. */
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

  /** Null when there was none, or none of ours. */
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

  get wanted(): boolean {
    return read(this.#storages.session, MUSIC_WANTED_KEY) === 'true';
  }

  set wanted(wanted: boolean) {
    write(this.#storages.session, MUSIC_WANTED_KEY, wanted ? 'true' : null);
  }
}

function parseObject(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
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
    // What can't be kept is forgotten with the page.
  }
}
