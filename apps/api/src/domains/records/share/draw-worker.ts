import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import sharp from 'sharp';
import type { ShareCard } from './share-card.ts';
import { SHARE_SIZE } from './share-size.ts';

/** An element of satori's: what JSX makes, without React. */
interface CardElement {
  readonly type: string;
  readonly props: { readonly style: Readonly<Record<string, string | number>>; readonly children: CardChild };
}
type CardChild = string | readonly CardElement[];

/** Colours of the hub (`packages/ui/src/tokens.css`). */
const COLORS = { void: '#060914', text: '#eaf0fd', muted: '#c4d4f4', gold: '#ffcf6b' };

const MARGIN = 64;

/** Names of more characters are set smaller, so that twenty wide ones fit. */
const LONG_NAME = 14;

/** The words of a card over its cover, which is darkened where they stand. */
function cardLayout({ game, player, score, rank }: ShareCard): CardElement {
  const shade = `linear-gradient(0deg, ${COLORS.void}f4 4%, ${COLORS.void}c0 46%, ${COLORS.void}18 82%, ${COLORS.void}b0 100%)`;
  const ranked = rank === '' ? [] : [line(rank, { fontSize: 36, fontWeight: 700, color: COLORS.gold })];
  const words = [
    line('STAR SEEKERS', { fontSize: 30, letterSpacing: 6, color: COLORS.muted }),
    row({ flexGrow: 1 }, []),
    row({ justifyContent: 'space-between', alignItems: 'flex-end' }, [
      line(game, { fontSize: 44, color: COLORS.muted }),
      ...ranked,
    ]),
    line(player, { fontSize: player.length > LONG_NAME ? 52 : 72, fontWeight: 700, marginTop: 4 }),
    line(score, { fontSize: 148, fontWeight: 700, lineHeight: 1, marginTop: 14 }),
  ];
  const [width, height] = [SHARE_SIZE.width - 2 * MARGIN, SHARE_SIZE.height - 2 * MARGIN];
  const card = { width, height, padding: MARGIN, backgroundImage: shade, color: COLORS.text };
  return row({ ...card, flexDirection: 'column' }, words);
}

function row(style: CardElement['props']['style'], children: CardChild): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function line(text: string, style: CardElement['props']['style']): CardElement {
  return row({ fontFamily: 'Oxanium', fontWeight: 500, lineHeight: 1.2, ...style }, text);
}

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
