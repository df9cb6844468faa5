import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { PATHS } from '../../paths.ts';
import type { StillSpec } from './still-spec.ts';

const GAP = 10;
const LABEL = 16;

interface SheetLook {
  readonly columns: number;
  /** Edge at which each picture is shown, and again beside it. */
  readonly large: number;
  readonly small: number;
  /** Lines between the tiles of a puzzle. */
  readonly tiles?: number;
}

/** The committed pictures of a set, large and at the size of play; undefined while one is missing. */
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
    marks.push(
      `<text x="${x}" y="${y + large + 12}" font-family="DejaVu Sans, sans-serif" font-size="10" fill="#9fb4cc">${specs[index]?.name}</text>`,
    );
  }
  const [width, height] = [columns * cellWidth, Math.ceil(paths.length / columns) * cellHeight + GAP];
  const text = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: '#0d1119' } })
    .composite([...parts, { input: text }])
    .webp({ quality: 80 })
    .toBuffer();
}
