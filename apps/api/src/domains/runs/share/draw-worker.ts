import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import sharp from 'sharp';
import { cardLayout } from './card-layout.ts';
import { SHARE_SIZE } from './share-size.ts';
import type { ShareCard } from './share-card.ts';

/** A picture to draw. */
export interface DrawTask {
  readonly card: ShareCard;
  /** File of the picture behind the words. */
  readonly cover: string;
}

// One picture at a time on one core.
sharp.concurrency(1);
sharp.cache(false);

/** Colours of the picture: some services show no previews of more than 300 KB. */
const PALETTE = { palette: true, colours: 192, dither: 0.6, effort: 4 };

const fonts = [
  fontOf(500, import.meta.resolve('@fontsource/oxanium/files/oxanium-latin-500-normal.woff')),
  fontOf(700, import.meta.resolve('@fontsource/oxanium/files/oxanium-latin-700-normal.woff')),
];

function fontOf(weight: 500 | 700, url: string) {
  return { name: 'Oxanium', weight, style: 'normal' as const, data: readFileSync(fileURLToPath(url)) };
}

/** Draws a picture as PNG; called by the pool in a worker thread. */
export async function draw({ card, cover }: DrawTask): Promise<Uint8Array> {
  // Satori's type of an element is React's, which nothing here needs.
  const words = await satori(cardLayout(card) as unknown as Parameters<typeof satori>[0], { ...SHARE_SIZE, fonts });
  return sharp(cover)
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .composite([{ input: Buffer.from(words) }])
    .png(PALETTE)
    .toBuffer();
}
