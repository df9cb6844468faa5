/** A point of a drawing; y goes down. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => String(Math.round(value * 100) / 100);

export const points = (list: readonly Point[]) => list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

export const polygon = (list: readonly Point[], fill: string, more = '') =>
  `<polygon points="${points(list)}" fill="${fill}"${more && ` ${more}`}/>`;

/** An SVG document, with an optional title for screen readers. */
export const svg = (size: number, body: string, title?: string, height = size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}"${title ? ` role="img" aria-label="${title}"` : ''}>${body}</svg>`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export const linearGradient = (id: string, list: readonly Stop[], x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;

export const radialGradient = (id: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** A point at an angle from straight up, clockwise. */
export const polar = (radius: number, angle: number, centre: Point = [256, 256]): Point => [
  centre[0] + radius * Math.sin(angle),
  centre[1] - radius * Math.cos(angle),
];

/** Builds a path and its mirror image: the builder gets a function that maps x. */
export const bothSides = (build: (x: (value: number) => number) => string, middle = 256) =>
  build((value) => value) + build((value) => 2 * middle - value);
