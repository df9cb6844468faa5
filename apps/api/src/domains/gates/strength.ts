import { COUNTED_PLAYERS, NEXT_PLAYER } from '@star-seekers/contracts/gates';
import { SIDES, type Side } from '@star-seekers/contracts/faction';
import { GOLD_SHARE } from '@star-seekers/contracts/gold-share';

/** Strengths of the sides at a gate, in thousandths of a gold run. Whole numbers: sides that are shown as equal are equal. */
export type Strengths = Readonly<Record<Side, number>>;

/** Shares of the players that count at a gate, best first, at most `COUNTED_PLAYERS` of each side. */
export type Shares = Readonly<Record<Side, readonly number[]>>;

/** What a player adds. @param place from 1 */
export function weightOf(place: number): number {
  return place > COUNTED_PLAYERS ? 0 : NEXT_PLAYER ** (place - 1);
}

export function strengthOf(shares: readonly number[]): number {
  return Math.round(shares.reduce((sum, share, index) => sum + weightOf(index + 1) * share, 0));
}

export function strengthsOf({ oni, mud, ustur }: Shares): Strengths {
  return { oni: strengthOf(oni), mud: strengthOf(mud), ustur: strengthOf(ustur) };
}

/** The side that is stronger than both others. */
export function strongest(strengths: Strengths): Side | undefined {
  return SIDES.find((side) => SIDES.every((other) => other === side || strengths[other] < strengths[side]));
}

/** What would turn a gate. */
export interface Turn {
  readonly side: Side;
  readonly missing: number;
  readonly golds: number | null;
}

/** Players with a gold run beyond which no promise is made. */
const MOST_GOLDS = 9;

/**
 * What the strongest side that does not hold a gate needs to take it.
 * @param holder null while nobody does
 */
export function turnOf(shares: Shares, holder: Side | null): Turn | null {
  const strengths = strengthsOf(shares);
  const [side] = SIDES.filter((candidate) => candidate !== holder).toSorted(
    (one, other) => strengths[other] - strengths[one],
  );
  if (!side || (holder === null && strengths[side] === 0)) return null;
  const toBeat = Math.max(...SIDES.filter((other) => other !== side).map((other) => strengths[other]));
  const golds = Array.from({ length: MOST_GOLDS }, (_, index) => index + 1).find(
    (count) => strengthOf(withGolds(shares[side], count)) > toBeat,
  );
  return { side, missing: toBeat - strengths[side] + 1, golds: golds ?? null };
}

function withGolds(shares: readonly number[], count: number): number[] {
  return [...shares, ...Array.from({ length: count }, () => GOLD_SHARE)]
    .toSorted((one, other) => other - one)
    .slice(0, COUNTED_PLAYERS);
}
