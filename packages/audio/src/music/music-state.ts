import type { MusicFailureKind } from './music-failure.ts';
import type { MusicOrder } from './stored-music.ts';
import type { Track } from './track.ts';

export type MusicStatus =
  /** Nothing is played; with a track, it can go on. */
  | 'paused'
  /** It is wanted, and on its way. */
  | 'loading'
  /** It can be heard. */
  | 'playing';

/** What the player shows. */
export interface MusicState extends MusicOrder {
  readonly enabled: boolean;
  /** Null before the first one, and after one that could not be loaded (`P4.4`). */
  readonly track: Track | null;
  readonly status: MusicStatus;
  /** Why the last track could not be played; null once another is tried. */
  readonly failure: { readonly track: Track; readonly kind: MusicFailureKind } | null;
}
