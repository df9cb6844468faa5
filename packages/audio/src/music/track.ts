/** What a track is for (`P3.7`). */
export const MUSIC_CATEGORIES = ['menu', 'ambient', 'action', 'game'] as const;

export type MusicCategory = (typeof MUSIC_CATEGORIES)[number];

/** Where the loop lies in a track's file. */
export interface Loop {
  /** The file begins with this much of the loop's end, so that a decoder that starts a little early or late is not heard. */
  readonly startMs: number;
  /** From the first bar back to the first bar. The file goes on a little longer, with the loop's start. */
  readonly durationMs: number;
}

/** A piece of background music. */
export interface Track {
  /** '1' to '12', in the order of the player. */
  readonly id: string;
  readonly name: string;
  /** Below {@link MUSIC_PATH}. */
  readonly filename: string;
  readonly category: MusicCategory;
  readonly loop: Loop;
}

/** Where the tracks are served; a file's address is this and its name (`P7.22`). */
export const MUSIC_PATH = '/assets/Music/';
