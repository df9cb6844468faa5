import type { Change } from '../domains/operators/action.ts';

/** What changes, one figure a line. */
export function changeLines(changes: readonly Change[]): string[] {
  const width = Math.max(...changes.map(({ what }) => what.length));
  return changes.map(({ what, before, after }) => `  ${what.padEnd(width)}  ${before ?? 'none'} → ${after ?? 'none'}`);
}
