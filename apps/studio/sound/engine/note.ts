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
