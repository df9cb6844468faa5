import sharp, { type OverlayOptions } from 'sharp';

const CELL = 150;
const COLUMNS = 9;
const SIZES = [104, 32, 20] as const;

/** Every vector picture large, at 32 and at 20 pixels. */
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
    labels.push(
      `<text x="${x}" y="${y + 122}" font-family="DejaVu Sans, sans-serif" font-size="10" fill="#9fb4cc">${name}</text>`,
    );
  }
  const [width, height] = [COLUMNS * CELL, Math.ceil(vectors.size / COLUMNS) * CELL];
  const text = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: '#0f1626' } })
    .composite([...parts, { input: text }])
    .webp({ quality: 84 })
    .toBuffer();
}
