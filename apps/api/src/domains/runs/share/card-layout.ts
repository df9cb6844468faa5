import { SHARE_SIZE } from './share-size.ts';
import type { ShareCard } from './share-card.ts';

/** An element of satori's: what JSX makes, without React. */
export interface CardElement {
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
export function cardLayout({ game, player, score, rank }: ShareCard): CardElement {
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
