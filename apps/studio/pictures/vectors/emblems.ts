import { type Point, bothSides, linearGradient, points, polar, polygon, radialGradient } from './svg.ts';

/** The body of an emblem in a box of 512, with its gradients; ids begin with `id` so that several fit in one page. */
export type Emblem = (id: string) => string;

const scale = (list: readonly Point[], share: number, [cx, cy]: Point = [256, 256]): Point[] =>
  list.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);

/** A star of facets, lit from the left. */
function facetStar(centre: Point, outer: number, inner: number, tips: number, light: string, dark: string): string {
  const ring = Array.from({ length: tips * 2 }, (_, index) =>
    polar(index % 2 ? inner : outer, (index * Math.PI) / tips, centre),
  );
  return ring
    .map((point, index) => polygon([centre, point, ring[(index + 1) % ring.length]], index % 2 ? light : dark))
    .join('');
}

/** MUD: an armoured shield with a star and three chevrons, its left half lit. */
export const mud: Emblem = (id) => {
  const shield: Point[] = [
    [256, 24],
    [452, 92],
    [452, 268],
    [404, 372],
    [256, 488],
    [108, 372],
    [60, 268],
    [60, 92],
  ];
  const field: Point[] = [
    [256, 70],
    [412, 122],
    [412, 260],
    [370, 346],
    [256, 436],
    [142, 346],
    [100, 260],
    [100, 122],
  ];
  const half = (side: 1 | -1) => field.filter(([x]) => (x - 256) * side >= 0);
  const chevron = (y: number, width: number, drop: number, thick: number) =>
    polygon(
      [
        [256, y],
        [256 - width, y + drop],
        [256 - width, y + drop + thick],
        [256, y + thick],
      ],
      `url(#${id}hot)`,
    ) +
    polygon(
      [
        [256, y],
        [256 + width, y + drop],
        [256 + width, y + drop + thick],
        [256, y + thick],
      ],
      `url(#${id}deep)`,
    );
  const rivets = (
    [
      [84, 110],
      [428, 110],
      [84, 262],
      [428, 262],
      [256, 462],
      [256, 48],
    ] as const
  )
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#3a424d" stroke="#c9d0d8" stroke-width="2"/>`)
    .join('');
  return `<defs>${linearGradient(`${id}rim`, [
    [0, '#eef1f4'],
    [0.5, '#8f99a5'],
    [1, '#4d5661'],
  ])}${linearGradient(`${id}hot`, [
    [0, '#ff7a4a'],
    [1, '#c42413'],
  ])}${linearGradient(`${id}deep`, [
    [0, '#c42413'],
    [1, '#6d0f0a'],
  ])}</defs>
${polygon(shield, '#0c0f13')}${polygon(scale(shield, 0.965), `url(#${id}rim)`)}${polygon(scale(field, 1.06), '#0c0f13')}${polygon(half(-1), '#333a44')}${polygon(half(1), '#1d2228')}${rivets}
${facetStar([256, 172], 64, 27, 5, '#eef1f4', '#a3acb6')}${chevron(244, 120, 66, 42)}${chevron(308, 98, 54, 36)}${chevron(364, 70, 40, 30)}`;
};

/** ONI: horns around a slit eye, veins in teal. */
export const oni: Emblem = (id) => {
  const part = (path: (x: (v: number) => number) => string, left: string, right: string) => {
    let side = 0;
    return bothSides((x) => `<path d="${path(x)}" fill="url(#${id}${side++ === 0 ? right : left})"/>`);
  };
  const horn = (x: (v: number) => number) =>
    `M${x(256)},400 C${x(330)},410 ${x(420)},360 ${x(440)},250 C${x(452)},180 ${x(428)},96 ${x(366)},34 C${x(392)},110 ${x(388)},180 ${x(352)},222 C${x(322)},256 ${x(286)},262 ${x(256)},262 Z`;
  const tusk = (x: (v: number) => number) =>
    `M${x(268)},236 C${x(300)},214 ${x(318)},160 ${x(300)},96 C${x(292)},150 ${x(276)},176 ${x(262)},200 Z`;
  const barb = (x: (v: number) => number) =>
    `M${x(424)},322 C${x(452)},340 ${x(464)},372 ${x(462)},410 C${x(436)},378 ${x(412)},366 ${x(384)},366 Z`;
  const claw = (x: (v: number) => number) =>
    `M${x(356)},380 C${x(386)},402 ${x(396)},436 ${x(390)},472 C${x(366)},432 ${x(344)},414 ${x(312)},400 Z`;
  const vein = bothSides(
    (x) =>
      `<path d="M${x(300)},330 C${x(360)},326 ${x(408)},280 ${x(414)},210 C${x(416)},170 ${x(410)},130 ${x(398)},98" stroke-width="9"/>`,
  );
  return `<defs>${linearGradient(`${id}lit`, [
    [0, '#8a6ae0'],
    [0.5, '#4a2f9a'],
    [1, '#1d1240'],
  ])}${linearGradient(`${id}dim`, [
    [0, '#5a3cb0'],
    [1, '#120a2a'],
  ])}${radialGradient(`${id}eye`, [
    [0, '#ffffff'],
    [0.25, '#b6fff0'],
    [0.6, '#25f5cf'],
    [1, '#0a6a60'],
  ])}${linearGradient(`${id}tusk`, [
    [0, '#e07aff'],
    [1, '#8a1fd0'],
  ])}</defs>
<g stroke="#0a0616" stroke-width="8" stroke-linejoin="round">${part(barb, 'lit', 'dim')}${part(claw, 'lit', 'dim')}${part(horn, 'lit', 'dim')}<path d="M256,250 C318,262 344,316 326,372 C312,420 276,456 256,496 C236,456 200,420 186,372 C168,316 194,262 256,250Z" fill="url(#${id}lit)"/>${part(tusk, 'tusk', 'tusk')}</g>
<g fill="none" stroke="#25f5cf" stroke-linecap="round">${vein}<path d="M256,420 V470" stroke-width="8"/></g><ellipse cx="256" cy="336" rx="50" ry="62" fill="#06040e"/><ellipse cx="256" cy="336" rx="42" ry="54" fill="url(#${id}eye)"/><path d="M256,290 C268,318 268,354 256,382 C244,354 244,318 256,290Z" fill="#04121a"/>`;
};

/** USTUR: facets around an eye, with two gold prongs. */
export const ustur: Emblem = (id) => {
  const facet = (inner: number, outer: number, from: number, to: number, tip: number) => {
    const middle = (from + to) / 2;
    const [root, top] = [polar(inner, middle), polar(outer + tip, middle)];
    return (
      polygon([polar(inner, from), polar(outer, from + 0.02), top, root], `url(#${id}lit)`) +
      polygon([root, top, polar(outer, to - 0.02), polar(inner, to)], `url(#${id}dim)`)
    );
  };
  const fan = (
    [
      [0.36, 212, 44],
      [0.98, 190, 20],
      [1.62, 196, 26],
      [2.26, 180, 20],
    ] as const
  ).flatMap(([angle, reach, tip]) =>
    [1, -1].map((side) => facet(118, reach, angle * side - 0.2425, angle * side + 0.2425, tip)),
  );
  const prongs = bothSides((x) =>
    polygon(
      [
        [x(264), 148],
        [x(264), 60],
        [x(278), 16],
        [x(290), 60],
        [x(290), 150],
      ],
      `url(#${id}gold)`,
    ),
  );
  const octagon = (radius: number) =>
    Array.from({ length: 8 }, (_, index) => polar(radius, Math.PI / 8 + (index * Math.PI) / 4));
  const ticks = [0, 1, 2, 3]
    .map(
      (quarter) =>
        `<path d="M${points([polar(62, (quarter + 0.5) * (Math.PI / 2)), polar(78, (quarter + 0.5) * (Math.PI / 2))])}"/>`,
    )
    .join('');
  return `<defs>${linearGradient(`${id}lit`, [
    [0, '#fff4d8'],
    [1, '#b8a888'],
  ])}${linearGradient(`${id}dim`, [
    [0, '#c9b896'],
    [1, '#6f6450'],
  ])}${linearGradient(`${id}gold`, [
    [0, '#ffe08a'],
    [1, '#b3761a'],
  ])}${radialGradient(`${id}eye`, [
    [0, '#ffffff'],
    [0.3, '#fff0b8'],
    [0.7, '#ffb52e'],
    [1, '#8a4e08'],
  ])}</defs>
<g stroke="#0d0b07" stroke-width="6" stroke-linejoin="round">${fan.join('')}${facet(118, 186, Math.PI - 0.2425, Math.PI + 0.2425, 34)}${prongs}${polygon(octagon(112), '#17181c')}${polygon(octagon(98), `url(#${id}gold)`)}${polygon(octagon(80), '#101114')}</g><circle cx="256" cy="256" r="58" fill="none" stroke="#ffb52e" stroke-width="7"/><circle cx="256" cy="256" r="36" fill="url(#${id}eye)"/><g stroke="#ffb52e" stroke-width="6">${ticks}</g>`;
};

/** The Hub, for players without a faction: a delta under a star in an open ring. */
export const hub: Emblem = (id) => {
  const delta: Point[] = [
    [256, 92],
    [300, 250],
    [424, 388],
    [404, 424],
    [300, 376],
    [256, 416],
    [212, 376],
    [108, 424],
    [88, 388],
    [212, 250],
  ];
  return `<defs>${linearGradient(`${id}ring`, [
    [0, '#bfe8ff'],
    [1, '#2a6fb0'],
  ])}${linearGradient(`${id}lit`, [
    [0, '#ffffff'],
    [1, '#a9b4bf'],
  ])}${linearGradient(`${id}dim`, [
    [0, '#b4bfca'],
    [1, '#56616d'],
  ])}${linearGradient(`${id}red`, [
    [0, '#ff5a34'],
    [1, '#a81f0a'],
  ])}</defs>
<path d="M150,82 A206,206 0 1 0 362,82" fill="none" stroke="#0a1220" stroke-width="44" stroke-linecap="round"/><path d="M150,82 A206,206 0 1 0 362,82" fill="none" stroke="url(#${id}ring)" stroke-width="26" stroke-linecap="round"/>
<g stroke="#0a1220" stroke-width="8" stroke-linejoin="round">${polygon(delta.filter(([x]) => x <= 256).concat([[256, 416]]), `url(#${id}lit)`)}${polygon(
    delta.filter(([x]) => x >= 256),
    `url(#${id}dim)`,
  )}${polygon(
    [
      [300, 290],
      [398, 398],
      [378, 400],
      [300, 356],
    ],
    `url(#${id}red)`,
  )}${polygon(
    [
      [212, 290],
      [114, 398],
      [134, 400],
      [212, 356],
    ],
    `url(#${id}red)`,
  )}${polygon(
    [
      [256, 180],
      [276, 260],
      [256, 300],
      [236, 260],
    ],
    '#1a4f86',
  )}</g>
${facetStar([256, 54], 46, 15, 4, '#ffffff', '#9fd8ff')}`;
};

export const EMBLEMS = { mud, oni, ustur, none: hub } as const;
