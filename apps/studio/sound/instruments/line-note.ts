import type { Note } from '../engine/note.ts';

/** A note of a monophonic voice. */
export interface LineNote extends Note {
  readonly accent?: boolean;
  /** Continues into the next note without a new stroke. */
  readonly tied?: boolean;
}
