/** A note for an instrument. */
export interface Note {
  /** First sample in the loop. */
  readonly at: number;
  readonly seconds: number;
  /** MIDI number. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly velocity: number;
  /** Key of the note's random stream. */
  readonly key: string;
}

/** A note of a monophonic voice. */
export interface LineNote extends Note {
  readonly accent?: boolean;
  /** Continues into the next note without a new stroke. */
  readonly tied?: boolean;
}
