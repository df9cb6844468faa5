import sharp, { type OverlayOptions } from 'sharp';
import { blankSheet, compose, label } from './sheet.ts';

const CELL = 150;
const COLUMNS = 9;
const SIZES = [104, 32, 20] as const;

/** Every vector picture at 104, 32 and 20 pixels. */
export async function vectorSheet(vectors: ReadonlyMap<string, string>): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  const labels: string[] = [];
  for (const [index, [name, source]] of [...vectors].entries()) {
    const x = (index % COLUMNS) * CELL + 8;
    const y = Math.floor(index / COLUMNS) * CELL + 8;
    const svg = Buffer.from(source.replaceAll('currentColor', '#9fe8ff'));
    for (const [at, size] of SIZES.entries()) {
      const input = await sharp(svg, { density: 160 }).resize(size, size, { fit: 'inside' }).png().toBuffer();
      parts.push({ input, left: at === 0 ? x : x + 108, top: at === 0 ? y : y + (at - 1) * 44 });
    }
    labels.push(label(x, y + 122, name));
  }
  const size = { width: COLUMNS * CELL, height: Math.ceil(vectors.size / COLUMNS) * CELL };
  return compose(blankSheet(size, '#0f1626'), size, parts, labels).webp({ quality: 84 }).toBuffer();
}
