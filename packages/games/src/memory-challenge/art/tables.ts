import { LOOKS, type Look } from '../look-alikes.ts';
import { ARCHIVE_URL, ARENA_URL, MILL_URL } from '../pictures.ts';
import { LOOK_PAIRS, looksOf } from '../rules.ts';
import type { MemoryState } from '../state.ts';

/** The table of a level and its light, as colours that are multiplied. */
export interface Table {
  readonly url: string;
  readonly tint: number;
  /** On the faces. It takes away part of the colours that tell look-alikes apart. */
  readonly light: number;
  /** The lines round the places of the cards. */
  readonly lines: number;
}

const MIXED: Table = { url: MILL_URL, tint: 0x7686b8, light: 0xffffff, lines: 0x8fb0ff };

const ALIKE: Readonly<Record<(typeof LOOK_PAIRS)[number][0], Table>> = {
  moons: { url: ARENA_URL, tint: 0xff9c84, light: 0xffc4a6, lines: 0xffa888 },
  horns: { url: ARCHIVE_URL, tint: 0xc9a0ff, light: 0xe6c8ff, lines: 0xd0a8ff },
  cold: { url: MILL_URL, tint: 0x7ad8c8, light: 0xb4f0ff, lines: 0x88f0e0 },
} satisfies Partial<Record<Look, Table>>;

export const TABLES: readonly Table[] = [MIXED, ...Object.values(ALIKE)];

/** The table of a level; that of the day's look is there from the first level on. */
export function tableOf({ level, family }: Pick<Readonly<MemoryState>, 'level' | 'family'>): Table {
  const look = family === undefined ? undefined : LOOKS[family];
  if (look !== undefined)
    return ALIKE[LOOK_PAIRS.find((pair) => (pair as readonly Look[]).includes(look))?.[0] ?? 'moons'];
  const pair = LOOK_PAIRS.find((candidate) => candidate === looksOf(level));
  return pair ? ALIKE[pair[0]] : MIXED;
}
