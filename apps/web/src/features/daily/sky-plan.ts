import { LAMP_PICTURE } from '@star-seekers/art/lamp';
import type { Daily, DailyAttempt } from '@star-seekers/contracts';
import { MOST_SHARE } from '@star-seekers/contracts/gold-share';
import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import { brightnessOf } from './light.ts';

/** Where the Lamp hangs. The stars of the games burn in the lanterns of its picture. */
const { lamp: LAMP, lanterns: LANTERNS } = LAMP_PICTURE;

export type StarKind = 'gold' | 'silver' | 'bronze' | 'none';

/** The colour of a star and its rays; gold has a ring. Each is told apart without its colour. */
export const STARS: Readonly<Record<StarKind, { readonly colour: string; readonly rays: number }>> = {
  gold: { colour: '#ffcf6b', rays: 8 },
  silver: { colour: '#cfd8ea', rays: 6 },
  bronze: { colour: '#e2a273', rays: 4 },
  none: { colour: '#6cc4ff', rays: 0 },
};

/** Opacities of a star's glow, from its middle to its edge. */
export const GLOW = [
  [0, 0.95],
  [0.42, 0.42],
  [1, 0],
] as const;

/** How far the white of a star's middle goes: it is of its colour from there on, as a share of its reach. */
export const WHITE = [0.22, 0.8] as const;

export interface Star {
  readonly gameId: number;
  readonly slug: CatalogEntry['slug'];
  readonly x: number;
  readonly y: number;
  /** Undefined for a game without an attempt that counts. */
  readonly lit: { readonly kind: StarKind; readonly brightness: number } | undefined;
}

export interface SkyPlan {
  readonly stars: readonly Star[];
  /** Neighbours that both burn. */
  readonly links: readonly (readonly [Star, Star])[];
  /** How much of the burning Lamp covers the one that burns low, from 0 to 1. */
  readonly fire: number;
}

/** The games of a day that this page has, in the order of their ids. */
export function gamesOf({ games }: Pick<Daily, 'games'>): readonly CatalogEntry[] {
  return catalog.filter(({ id }) => games.some(({ gameId }) => gameId === id));
}

/** @param attempts of the day that count */
export function skyPlan(daily: Pick<Daily, 'games'>, attempts: readonly DailyAttempt[]): SkyPlan {
  const stars = gamesOf(daily).map((entry, index): Star => {
    const { x, y } = LANTERNS[index % LANTERNS.length] ?? LAMP;
    const attempt = attempts.find(({ gameId }) => gameId === entry.id);
    const lit: Star['lit'] = attempt && { kind: attempt.medal ?? 'none', brightness: brightnessOf(attempt) };
    return { gameId: entry.id, slug: entry.slug, x, y, lit };
  });
  const links = stars.flatMap((star, index) => {
    const next = stars[(index + 1) % stars.length];
    return star.lit && next?.lit ? [[star, next] as const] : [];
  });
  const light = attempts.reduce((sum, { share }) => sum + share, 0) / (MOST_SHARE * daily.games.length);
  // The first light of a day is seen at once.
  return { stars, links, fire: Math.min(1, light) ** 0.55 };
}

/** Radius of the glow of a star. */
export function glowRadius(brightness: number): number {
  return 12 + 20 * brightness;
}

/** Radius of the ring of a star; undefined for one without. */
export function ringRadius(kind: StarKind, brightness: number): number | undefined {
  return kind === 'gold' ? 9 + 8 * brightness : undefined;
}

/** Length of the rays of a star. */
export function starReach(brightness: number): number {
  return 13 + 12 * brightness;
}

/** A star as an SVG path: its rays, or a disc without any. */
export function bodyOf({ x, y }: Pick<Star, 'x' | 'y'>, kind: StarKind, brightness: number): string {
  const { rays } = STARS[kind];
  if (rays === 0) {
    const radius = 4 + 3 * brightness;
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  }
  const length = starReach(brightness);
  const foot = rays === 6 ? 3.2 : 4.4;
  return Array.from({ length: rays }, (_, index) => {
    const angle = (index / rays) * 2 * Math.PI - Math.PI / 2;
    const reach = rays === 8 && index % 2 === 1 ? length * 0.62 : length;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const point = (along: number, across: number) => `${x + dx * along - dy * across} ${y + dy * along + dx * across}`;
    return `M${point(0, foot)}L${point(reach, 0)}L${point(0, -foot)}Z`;
  }).join('');
}

/** Where the cable of a star leaves the cage of the Lamp. */
export function cableEnd({ x, y }: Pick<Star, 'x' | 'y'>): { readonly x: number; readonly y: number } {
  const share = LAMP.radius / Math.hypot(x - LAMP.x, y - LAMP.y);
  return { x: LAMP.x + (x - LAMP.x) * share, y: LAMP.y + (y - LAMP.y) * share };
}
