import { EMBLEMS } from './emblems.ts';
import { type Point, linearGradient, polygon, svg } from './svg.ts';

interface Cloth {
  readonly top: string;
  readonly bottom: string;
  readonly trim: string;
  /** The lower edge, from right to left. */
  readonly hem: readonly Point[];
}

/** A fleet's cloth: cut square for MUD, torn into horns for ONI, in facets for USTUR, swallow-tailed for the Hub. */
const CLOTHS: Readonly<Record<keyof typeof EMBLEMS, Cloth>> = {
  mud: {
    top: '#4a1410',
    bottom: '#1c0a0a',
    trim: '#f0a020',
    hem: [
      [348, 720],
      [284, 720],
      [284, 756],
      [100, 756],
      [100, 720],
      [36, 720],
    ],
  },
  oni: {
    top: '#35206e',
    bottom: '#0d0820',
    trim: '#25f5cf',
    hem: [
      [348, 760],
      [310, 660],
      [262, 700],
      [192, 770],
      [122, 700],
      [74, 660],
      [36, 760],
    ],
  },
  ustur: {
    top: '#5a4a2a',
    bottom: '#1a150c',
    trim: '#ffb52e',
    hem: [
      [348, 660],
      [270, 700],
      [192, 770],
      [114, 700],
      [36, 660],
    ],
  },
  none: {
    top: '#1c3a5e',
    bottom: '#0a1424',
    trim: '#5fb4ff',
    hem: [
      [348, 764],
      [192, 680],
      [36, 764],
    ],
  },
};

/** A banner of 384 × 800 that hangs from a rod. */
export function banner(faction: keyof typeof EMBLEMS): string {
  const { top, bottom, trim, hem } = CLOTHS[faction];
  const id = `b${faction}`;
  const cloth: Point[] = [[36, 40], [348, 40], ...hem];
  const inset = cloth.map(([x, y]): Point => [192 + (x - 192) * 0.9, y < 60 ? y : 40 + (y - 40) * 0.968]);
  const folds = [84, 150, 234, 300]
    .map(
      (x, index) =>
        `<rect x="${x}" y="40" width="26" height="640" fill="${index % 2 ? '#fff' : '#000'}" opacity="${index % 2 ? 0.05 : 0.14}"/>`,
    )
    .join('');
  return svg(
    384,
    `<defs>${linearGradient(`${id}c`, [
      [0, top],
      [1, bottom],
    ])}<clipPath id="${id}k">${polygon(cloth, '#fff')}</clipPath></defs>
${polygon(cloth, trim)}<g clip-path="url(#${id}k)">${polygon(inset, `url(#${id}c)`)}${folds}${[0, 1, 2]
      .map((bar) =>
        polygon(
          [
            [36, 460 + bar * 44],
            [192, 520 + bar * 44],
            [348, 460 + bar * 44],
            [348, 472 + bar * 44],
            [192, 532 + bar * 44],
            [36, 472 + bar * 44],
          ],
          trim,
          `opacity="${0.5 - bar * 0.14}"`,
        ),
      )
      .join('')}</g>
<rect x="10" y="20" width="364" height="26" rx="13" fill="#0c0f14"/><rect x="14" y="24" width="356" height="14" rx="7" fill="#8a94a0"/><circle cx="14" cy="33" r="14" fill="${trim}"/><circle cx="370" cy="33" r="14" fill="${trim}"/>
<g transform="translate(64 128) scale(.5)">${EMBLEMS[faction](id)}</g>`,
    `${faction} banner`,
    800,
  );
}
