import type { MusicFailureKind } from './music-failure.ts';
import type { MusicOrder } from './stored-music.ts';
import type { Track } from './track.ts';

export type MusicStatus =
  /** Not playing. */
  | 'paused'
  /** The requested track is loading. */
  | 'loading'
  /** The track is playing. */
  | 'playing';

/** State of the player. */
export interface MusicState extends MusicOrder {
  readonly enabled: boolean;
  /** Null before the first track and after a load error (`P4.4`). */
  readonly track: Track | null;
  readonly status: MusicStatus;
  /** The last load error; null once another track is selected. */
  readonly failure: { readonly track: Track; readonly kind: MusicFailureKind } | null;
}
