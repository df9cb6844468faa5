import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { PATHS } from '../../paths.ts';
import { blankSheet, compose, label } from './sheet.ts';
import type { StillSpec } from './still-spec.ts';

const GAP = 10;
const LABEL = 16;

interface SheetLook {
  readonly columns: number;
  /** Edges of the two copies of each picture. */
  readonly large: number;
  readonly small: number;
  /** Lines between the tiles of a puzzle. */
  readonly tiles?: number;
}

/** The committed pictures of a set, large and at the size in the game; undefined if one is missing. */
export async function pictureSheet(specs: readonly StillSpec[], look: SheetLook): Promise<Buffer | undefined> {
  const { columns, large, small, tiles = 1 } = look;
  const paths = specs.map(({ name }) => join(PATHS.pictures, `${name}.webp`));
  if (!paths.every((path) => existsSync(path))) return undefined;
  const [cellWidth, cellHeight] = [large + small + 3 * GAP, large + LABEL + GAP];
  const parts: OverlayOptions[] = [];
  const marks: string[] = [];
  for (const [index, path] of paths.entries()) {
    const x = (index % columns) * cellWidth + GAP;
    const y = Math.floor(index / columns) * cellHeight + GAP;
    parts.push({ input: await sharp(path).resize(large, large).png().toBuffer(), left: x, top: y });
    parts.push({ input: await sharp(path).resize(small, small).png().toBuffer(), left: x + large + GAP, top: y });
    for (let line = 1; line < tiles; line++) {
      const at = (line * large) / tiles;
      marks.push(`<path d="M${x + at} ${y}v${large}M${x} ${y + at}h${large}" stroke="#ffffff" stroke-opacity="0.35"/>`);
    }
    marks.push(label(x, y + large + 12, specs[index]?.name));
  }
  const size = { width: columns * cellWidth, height: Math.ceil(paths.length / columns) * cellHeight + GAP };
  return compose(blankSheet(size, '#0d1119'), size, parts, marks).webp({ quality: 80 }).toBuffer();
}
