import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyPanel } from '../panel/pace.ts';
import type { Par } from '../panel/par.ts';

/** The medals of all conditions that a day of a game may have, as `par.json` of its folder has them. */
interface ParRecord {
  /** Hash of everything that they were measured with. */
  readonly sources: string;
  /** Attempts of each type of player. */
  readonly attempts: number;
  readonly days: readonly Par[];
}

const fileOf = ({ game }: AnyPanel) => join(import.meta.dirname, '..', game.slug, 'par.json');

/** @returns undefined before the first record */
export function readParRecord(panel: AnyPanel): ParRecord | undefined {
  const file = fileOf(panel);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ParRecord) : undefined;
}

export function writeParRecord(panel: AnyPanel, record: ParRecord): void {
  // A line for each of the conditions, so that a change shows which medals it changed.
  writeFileSync(fileOf(panel), `${JSON.stringify(record).replaceAll('{"options"', '\n{"options"')}\n`);
}
