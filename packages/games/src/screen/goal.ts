import type { Medals } from '../game.ts';
import { MEDALS, type Medal, nextMedal } from '../medal.ts';

/** What a run aims at next, and the score that is missing for it. */
export type Goal =
  | { readonly kind: Medal; readonly missing: number }
  /** To beat the player's own best. */
  | { readonly kind: 'best'; readonly missing: number };

/**
 * The next medal, after the last of them the own best, then nothing.
 * @param best null where there is none to beat
 * @param figure what medals count, if it is not the score
 */
export function goalOf(medals: Medals, score: number, best: number | null, figure = score): Goal | undefined {
  const next = nextMedal(medals, figure);
  if (next) return { kind: next.medal, missing: next.missing };
  return best !== null && best >= score ? { kind: 'best', missing: best + 1 - score } : undefined;
}

/**
 * What a score passes that an earlier one of the same run had not: medals from the lowest, then the own best.
 * @param medals undefined where they count something else
 */
export function passedBetween(
  medals: Medals | undefined,
  { from, to }: { readonly from: number; readonly to: number },
  best: number | null,
): readonly Goal['kind'][] {
  const passed: Goal['kind'][] = MEDALS.filter((medal) => medals && from < medals[medal] && to >= medals[medal]);
  // A best of nothing is no line to pass.
  if (best !== null && best > 0 && from <= best && to > best) passed.push('best');
  return passed;
}
