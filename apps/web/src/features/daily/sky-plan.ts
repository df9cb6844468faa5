import type { DailyAttempt } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { MOST_LIGHT, brightnessOf } from './light.ts';

/** Size of the sky of a day. */
export const SKY = { width: 400, height: 300 } as const;

/** Where the Lamp hangs. */
export const LAMP = { x: 200, y: 150 } as const;

/** Where the stars of the six games stand, one on each cable of the Lamp. */
const PLACES = [
  { x: 92, y: 62 },
  { x: 214, y: 34 },
  { x: 331, y: 88 },
  { x: 318, y: 218 },
  { x: 186, y: 268 },
  { x: 64, y: 196 },
] as const;

export type StarKind = 'gold' | 'silver' | 'bronze' | 'none';

/** The colour of a star, and how many rays it has: it is told apart without colour. */
export const STARS: Readonly<Record<StarKind, { readonly colour: string; readonly rays: number }>> = {
  gold: { colour: '#ffcf6b', rays: 8 },
  silver: { colour: '#cfd8ea', rays: 6 },
  bronze: { colour: '#e2a273', rays: 4 },
  none: { colour: '#6cc4ff', rays: 0 },
};

/** The Lamp's light from its middle outwards. */
export const LAMP_LIGHT = [
  [0, '#fffbea', 1],
  [0.16, '#ffe6a6', 1],
  [0.42, '#ffb64a', 0.55],
  [1, '#ff8a2a', 0],
] as const;

export interface Star {
  readonly gameId: number;
  readonly slug: (typeof catalog)[number]['slug'];
  readonly x: number;
  readonly y: number;
  /** Undefined for a game without an attempt that counts. */
  readonly lit: { readonly kind: StarKind; readonly brightness: number } | undefined;
}

export interface SkyPlan {
  readonly stars: readonly Star[];
  /** Neighbours that both burn. */
  readonly links: readonly (readonly [Star, Star])[];
  /** Share of the most light of a day. */
  readonly light: number;
}

export function skyPlan(attempts: readonly DailyAttempt[]): SkyPlan {
  const stars = catalog.map((entry, index): Star => {
    const { x, y } = PLACES[index % PLACES.length] ?? LAMP;
    const attempt = attempts.find(({ gameId }) => gameId === entry.id);
    const lit: Star['lit'] = attempt && { kind: attempt.medal ?? 'none', brightness: brightnessOf(attempt) };
    return { gameId: entry.id, slug: entry.slug, x, y, lit };
  });
  const links = stars.flatMap((star, index) => {
    const next = stars[(index + 1) % stars.length];
    return star.lit && next?.lit ? [[star, next] as const] : [];
  });
  return { stars, links, light: attempts.reduce((sum, { share }) => sum + share, 0) / MOST_LIGHT };
}

/** Radius of the glow of a star. */
export function glowRadius(brightness: number): number {
  return 10 + 26 * brightness;
}

/** The rays of a star as an SVG path. */
export function raysOf({ x, y }: Pick<Star, 'x' | 'y'>, kind: StarKind, brightness: number): string {
  const { rays } = STARS[kind];
  const length = 8 + 18 * brightness;
  return Array.from({ length: rays }, (_, index) => {
    const angle = (index / rays) * 2 * Math.PI - Math.PI / 2;
    const reach = rays === 8 && index % 2 === 1 ? length * 0.55 : length;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const point = (along: number, across: number) => `${x + dx * along - dy * across} ${y + dy * along + dx * across}`;
    return `M${point(0, 1.3)}L${point(reach, 0)}L${point(0, -1.3)}Z`;
  }).join('');
}
