/** Position of a sound in the file of its bank. */
export interface Sprite {
  /** Unique within the bank, for example `ui.click/2`. */
  readonly name: string;
  readonly startMs: number;
  readonly durationMs: number;
}
