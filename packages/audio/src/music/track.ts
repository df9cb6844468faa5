/** Track categories (`P3.7`). */
export const MUSIC_CATEGORIES = ['menu', 'ambient', 'action', 'game'] as const;

export type MusicCategory = (typeof MUSIC_CATEGORIES)[number];

/** Position of the loop in a track's file. */
export interface Loop {
  /** Margin at the start of the file with the loop's end, so that decoder offsets are not audible. */
  readonly startMs: number;
  /** Length of the loop. The file has another margin after it, with the loop's start. */
  readonly durationMs: number;
}

/** Loops over a track that follow the tension of its game: small drums, then large ones, then the low brass of a crisis. */
export const LAYERS = ['pulse', 'danger', 'crisis'] as const;

export type LayerName = (typeof LAYERS)[number];

/** Bars of a layer. A track has a multiple of them, so that a layer never drifts against it. */
export const LAYER_BARS = { pulse: 4, danger: 4, crisis: 2 } as const satisfies Record<LayerName, number>;

/** Shares of the music's volume, 0–1. */
export type LayerMix = Readonly<Record<LayerName | 'track', number>>;

/**
 * A run begins softer than its track and grows louder with the tension, by 2.3 to 2.8 LU up to a crisis; all together stay below full scale. The studio
 * measures them.
 */
export const RUN_MIXES = {
  calm: { track: 0.72, pulse: 0, danger: 0, crisis: 0 },
  tense: { track: 0.76, pulse: 0.8, danger: 0, crisis: 0 },
  dangerous: { track: 0.8, pulse: 0.5, danger: 0.9, crisis: 0 },
  crisis: { track: 0.84, pulse: 0.35, danger: 0, crisis: 1 },
} as const satisfies Readonly<Record<string, LayerMix>>;

/** A file with a loop. The loop of a track is a whole number of times as long as those of its layers. */
export interface LoopFile {
  /** File name below {@link MUSIC_PATH}. */
  readonly filename: string;
  readonly loop: Loop;
}

/** A piece of background music. */
export interface Track extends LoopFile {
  /** '1' to '12', in the order of the player. */
  readonly id: string;
  readonly name: string;
  readonly category: MusicCategory;
  /** Of the music of a game. */
  readonly layers?: Readonly<Record<LayerName, LoopFile>>;
}

/** URL path of the tracks (`P7.22`). */
export const MUSIC_PATH = '/assets/Music/';
