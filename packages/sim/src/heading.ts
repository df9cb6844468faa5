/** The four headings on a grid, clockwise. */
export const HEADINGS = ['up', 'right', 'down', 'left'] as const;

export type Heading = (typeof HEADINGS)[number];

/** The step of a heading; `x` grows to the right, `y` downwards. */
export const STEP = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
} as const satisfies Record<Heading, { x: number; y: number }>;

const OPPOSITE = { up: 'down', right: 'left', down: 'up', left: 'right' } as const satisfies Record<Heading, Heading>;

export function opposite(heading: Heading): Heading {
  return OPPOSITE[heading];
}

export function isHeading(name: string): name is Heading {
  return (HEADINGS as readonly string[]).includes(name);
}
