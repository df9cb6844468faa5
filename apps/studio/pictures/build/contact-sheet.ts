import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { PackedAtlas } from './pack-atlas.ts';
import { readRender } from './renders.ts';

const WIDTH = 1440;
const GAP = 14;
const LABEL = 16;

/** Every frame of an atlas over its background, at double size and at the size in the game. */
export async function contactSheet({ spec, fitted }: PackedAtlas): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  const labels: string[] = [];
  let [x, y, shelf] = [GAP, GAP, 0];
  const cells = fitted.map((frame) => ({
    frame,
    small: {
      width: Math.max(1, Math.round(frame.width / spec.density)),
      height: Math.max(1, Math.round(frame.height / spec.density)),
    },
  }));
  for (const { frame, small } of cells) {
    const width = Math.max(frame.width + small.width + 4, frame.frame.length * 6.4);
    if (x + width + GAP > WIDTH) {
      x = GAP;
      y += shelf + LABEL + GAP;
      shelf = 0;
    }
    parts.push({ input: frame.png, left: Math.round(x), top: Math.round(y) });
    if (!spec.tiles)
      parts.push({
        input: await sharp(frame.png).resize(small.width, small.height, { kernel: 'lanczos3' }).png().toBuffer(),
        left: Math.round(x + frame.width + 4),
        top: Math.round(y),
      });
    labels.push(label(x, y + frame.height + 12, frame.frame));
    x += width + GAP;
    shelf = Math.max(shelf, frame.height);
  }
  const height = Math.round(y + shelf + LABEL + GAP);
  const size = { width: WIDTH, height };
  return compose(sharp(await background(spec.background, size)), size, parts, labels)
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
}

async function background(name: PackedAtlas['spec']['background'], size: SheetSize): Promise<Buffer> {
  const render = name && (await readRender(name));
  if (!render) return blankSheet(size, '#0d1119').png().toBuffer();
  return sharp(render.png).resize(size.width, size.height, { fit: 'cover' }).removeAlpha().png().toBuffer();
}

/** The SVG text of a sheet's label. */
export const label = (x: number, y: number, text: string | undefined) =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="10" fill="#9fb4cc">${text}</text>`;

interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** An empty sheet of one colour. */
export const blankSheet = ({ width, height }: SheetSize, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Puts pictures and SVG marks of the sheet's size over a sheet. */
export function compose(
  sheet: Sharp,
  { width, height }: SheetSize,
  pictures: readonly OverlayOptions[],
  marks: readonly string[],
): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  return sheet.composite([...pictures, { input: Buffer.from(svg) }]);
}
