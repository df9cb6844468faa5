import type { MemorySubjectId } from '@star-seekers/content/memory-subjects';
import { memory } from './generated/memory.gen.ts';

/** A picture of the memory game. All have one size and one frame; their corners are transparent. */
export interface CardPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const { back, ...faces } = memory;

/** The 44 faces, each a file of its own: load one when its card is turned, or all of them. */
export const memoryPictures: Readonly<Record<MemorySubjectId, CardPicture>> = faces;

/** What every card shows until it is turned. */
export const memoryCardBack: CardPicture = back;
