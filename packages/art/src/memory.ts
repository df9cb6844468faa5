import type { MemorySubjectId } from '@star-seekers/content/memory-subjects';
import { memory } from './generated/memory.gen.ts';

/** A picture of the memory game. All have the same size and frame; their corners are transparent. */
export interface CardPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const { back, ...faces } = memory;

/** The 44 card faces, one file each. */
export const memoryPictures: Readonly<Record<MemorySubjectId, CardPicture>> = faces;

/** The common back of all cards. */
export const memoryCardBack: CardPicture = back;
