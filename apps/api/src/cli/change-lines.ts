import type { Change } from '../domains/operators/action.ts';

/** Renders changes, one value per line. */
export function changeLines(changes: readonly Change[]): string[] {
  const width = changes.reduce((most, { what }) => Math.max(most, what.length), 0);
  return changes.map(({ what, before, after }) => `  ${what.padEnd(width)}  ${before ?? 'none'} → ${after ?? 'none'}`);
}
