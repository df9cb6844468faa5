import { type Point, linearGradient, polar, polygon, svg } from './svg.ts';

interface Rank {
  readonly metal: readonly [light: string, dark: string];
  readonly field: string;
  readonly chevrons: number;
  readonly star: boolean;
  readonly wings: number;
  readonly crown: boolean;
}

/** From Rookie to Legend: each adds a shape, so that ranks are distinct without colour. */
const RANKS: Readonly<Record<string, Rank>> = {
  rookie: { metal: ['#c9a078', '#6a4526'], field: '#231a14', chevrons: 1, star: false, wings: 0, crown: false },
  explorer: { metal: ['#d8dee4', '#76828e'], field: '#1a2028', chevrons: 2, star: false, wings: 1, crown: false },
  veteran: { metal: ['#ffdf8a', '#a8701c'], field: '#261d10', chevrons: 2, star: true, wings: 1, crown: false },
  elite: { metal: ['#a8f0ff', '#2070a8'], field: '#0c2030', chevrons: 3, star: true, wings: 2, crown: false },
  legend: { metal: ['#f4c8ff', '#8a2ad0'], field: '#22103a', chevrons: 3, star: true, wings: 3, crown: true },
};

function insignia(name: string, { metal, field, chevrons, star, wings, crown }: Rank): string {
  const [light, dark] = metal;
  const mirror = (list: readonly Point[], left: string, right: string) =>
    polygon(list, right) +
    polygon(
      list.map(([x, y]): Point => [192 - x, y]),
      left,
    );
  const feathers = Array.from({ length: wings }, (_, index) => {
    const y = 74 + index * 26;
    const reach = 188 - index * 14;
    return mirror(
      [
        [130, y],
        [reach, y - 36],
        [reach - 4, y - 12],
        [130, y + 24],
      ],
      `url(#${name}l)`,
      `url(#${name}d)`,
    );
  }).join('');
  const hex = (radius: number): Point[] =>
    Array.from({ length: 6 }, (_, index) => polar(radius, (index * Math.PI) / 3, [96, 102]));
  const base = star ? 98 : 92 - chevrons * 9;
  const bars = Array.from({ length: chevrons }, (_, index) => {
    const y = base + index * 19;
    return mirror(
      [
        [96, y],
        [138, y + 21],
        [138, y + 36],
        [96, y + 15],
      ],
      `url(#${name}l)`,
      `url(#${name}d)`,
    );
  }).join('');
  const ring = Array.from({ length: 10 }, (_, index) => polar(index % 2 ? 11 : 27, (index * Math.PI) / 5, [96, 74]));
  const tips = star
    ? ring.map((point, index) => polygon([[96, 74], point, ring[(index + 1) % 10]], index % 2 ? light : dark)).join('')
    : '';
  const top = crown
    ? polygon(
        [
          [60, 22],
          [56, -4],
          [76, 10],
          [96, -10],
          [116, 10],
          [136, -4],
          [132, 22],
        ].map(([x, y]): Point => [x, y + 8]),
        `url(#${name}l)`,
      )
    : '';
  return svg(
    192,
    `<defs>${linearGradient(`${name}l`, [
      [0, light],
      [1, dark],
    ])}${linearGradient(`${name}d`, [
      [0, dark],
      [1, '#0c0e12'],
    ])}</defs><g stroke="#080a0e" stroke-width="4" stroke-linejoin="round">${feathers}${polygon(hex(76), `url(#${name}l)`)}${polygon(hex(64), field)}${bars}</g><g stroke="#080a0e" stroke-width="2" stroke-linejoin="round">${tips}</g><g stroke="#080a0e" stroke-width="4" stroke-linejoin="round">${top}</g>`,
    `${name} insignia`,
  );
}

export const ranks = Object.entries(RANKS).map(([name, rank]) => [name, insignia(name, rank)] as const);
