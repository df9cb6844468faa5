/** One note as an instrument plays it. */
export interface Note {
  /** Sample of the loop it starts at. */
  readonly at: number;
  readonly seconds: number;
  /** MIDI number. */
  readonly pitch: number;
  /** How hard, 0 to 1. */
  readonly velocity: number;
  /** Key of the note's own stream of chance. */
  readonly key: string;
}
