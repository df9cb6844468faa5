import { EMBLEMS } from './emblems.ts';
import { linearGradient, polygon, radialGradient, svg } from './svg.ts';

const stroke = (body: string) =>
  svg(
    24,
    `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
  );

/** One-colour marks of the games, in the text colour. */
const games = {
  'game-1': stroke('<path d="M12 3l3 8 6 6-6-1-3 5-3-5-6 1 6-6z"/><path d="M4 4v4M20 4v4"/>'),
  'game-2': stroke('<path d="M5 20h4v-4h6v-5H8V6h8"/><path d="M16 3l4 3-4 3z" fill="currentColor"/>'),
  'game-3': stroke(
    '<rect x="3" y="5" width="9" height="14" rx="2"/><path d="M15 5.5l4.6 1.2a1.6 1.6 0 0 1 1.1 2l-2.6 9.6"/><path d="M7.5 9.5l1 1.9 2 .3-1.5 1.4.4 2.1-1.9-1-1.9 1 .4-2.1-1.5-1.4 2-.3z"/>',
  ),
  'game-4': stroke(
    '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.4a2.6 2.6 0 1 1 3.6 2.9c-.8.4-1.1.9-1.1 1.9M12 17.4v.1"/>',
  ),
  'game-5': stroke(
    '<rect x="3" y="3" width="18" height="18" rx="2"/><path d="M12 3v18M3 12h18"/><path d="M5.5 7.5h4M8 6l1.5 1.5L8 9M18.5 16.5h-4M16 15l-1.5 1.5L16 18"/>',
  ),
  'game-6': stroke('<path d="M12 3l8 4v10l-8 4-8-4V7z"/><path d="M4 7l8 4 8-4M12 11v10"/>'),
};

/** A credit: a gold disc with a four-pointed star. */
const credit = svg(
  64,
  `<defs>${linearGradient('g', [
    [0, '#ffe9a8'],
    [0.5, '#e0a52c'],
    [1, '#8a5a12'],
  ])}${radialGradient('f', [
    [0, '#f7c85a'],
    [1, '#b97a1c'],
  ])}</defs><circle cx="32" cy="32" r="30" fill="#2a1a06"/><circle cx="32" cy="32" r="28" fill="url(#g)"/><circle cx="32" cy="32" r="22" fill="url(#f)" stroke="#7a4c0e" stroke-width="2"/>${polygon(
    [
      [32, 14],
      [36.5, 27.5],
      [50, 32],
      [36.5, 36.5],
      [32, 50],
      [27.5, 36.5],
      [14, 32],
      [27.5, 27.5],
    ],
    '#fff6d8',
    'stroke="#7a4c0e" stroke-width="1.6" stroke-linejoin="round"',
  )}`,
  'credit',
);

/** The seal of a verified run. */
const verified = svg(
  64,
  `<defs>${linearGradient('v', [
    [0, '#8affd8'],
    [1, '#0f8f78'],
  ])}</defs>${polygon(
    Array.from({ length: 24 }, (_, index) => {
      const radius = index % 2 ? 26 : 31;
      return [32 + radius * Math.sin((index * Math.PI) / 12), 32 - radius * Math.cos((index * Math.PI) / 12)] as const;
    }),
    'url(#v)',
    'stroke="#04221c" stroke-width="2" stroke-linejoin="round"',
  )}<circle cx="32" cy="32" r="20" fill="#06302a"/><path d="M22 33l7 7 14-15" fill="none" stroke="#d8fff2" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  'verified',
);

/** The mark of the product on a dark tile: readable at 16 pixels. */
const favicon = svg(
  64,
  `<defs>${linearGradient('t', [
    [0, '#16233c'],
    [1, '#080d18'],
  ])}</defs><rect width="64" height="64" rx="14" fill="url(#t)"/>${polygon(
    [
      [32, 8],
      [39, 30],
      [57, 49],
      [53, 55],
      [39, 48],
      [32, 54],
      [25, 48],
      [11, 55],
      [7, 49],
      [25, 30],
    ],
    '#e9edf1',
  )}${polygon(
    [
      [32, 8],
      [39, 30],
      [57, 49],
      [53, 55],
      [39, 48],
      [32, 54],
    ],
    '#8f9bab',
  )}${polygon(
    [
      [40, 36],
      [52, 49],
      [49, 50],
      [40, 44],
    ],
    '#e03a18',
  )}${polygon(
    [
      [24, 36],
      [12, 49],
      [15, 50],
      [24, 44],
    ],
    '#ff5a34',
  )}${polygon(
    [
      [32, 20],
      [35.5, 33],
      [32, 40],
      [28.5, 33],
    ],
    '#1f6fc0',
  )}<circle cx="50" cy="14" r="4" fill="#ffd27a"/>`,
);

/** The product's emblem without a tile. */
const mark = svg(512, EMBLEMS.none('k'), 'Star Seekers');

export const icons = Object.entries({ ...games, credit, verified, favicon, mark });
