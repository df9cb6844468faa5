import { WALL_MASKS } from '@star-seekers/art';
import { DECK_SHEET, FLOORS, deckPlace } from '../stage/deck-sheet.ts';
import type { AtlasSpec, FrameSpec } from '../build/atlas-spec.ts';

/** The bonded decks, in the order of the levels. */
export const DECK_NAMES = ['rust', 'green', 'salt', 'frost', 'horn', 'gilt', 'quiet'] as const;

const { cellPixels, columns, pitch } = DECK_SHEET;

/** Walls `wall-<mask>` and floors of one deck; a cell of the maze is 40 logical pixels. */
const deck = (name: string): AtlasSpec => ({
  name: `deck-${name}`,
  density: 2,
  quality: 86,
  tiles: true,
  frames: [...WALL_MASKS.map((mask) => `wall-${mask}`), ...FLOORS].map((frame, index): FrameSpec => {
    const [x, z] = deckPlace(index);
    const corner = (middle: number) => Math.round((middle + (columns * pitch) / 2 - 0.5) * cellPixels);
    return { frame, from: `decks/${name}@sheet`, crop: [corner(x), corner(z), cellPixels, cellPixels] };
  }),
});

export const decks: readonly AtlasSpec[] = DECK_NAMES.map(deck);
