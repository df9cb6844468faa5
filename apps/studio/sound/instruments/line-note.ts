import type { Note } from '../engine/note.ts';

/** A note of a voice that can only sing one at a time. */
export interface LineNote extends Note {
  readonly accent?: boolean;
  /** Runs into the next note without a new stroke. */
  readonly tied?: boolean;
}
