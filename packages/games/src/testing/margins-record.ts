import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Margins } from '../panel/margins.ts';
import type { AnyPanel } from '../panel/pace.ts';

/** The margins of a game, as `margins.json` of its folder has them. */
interface MarginsRecord extends Margins {
  /** Hash of everything that they were measured with. */
  readonly sources: string;
}

const fileOf = ({ game }: AnyPanel) => join(import.meta.dirname, '..', game.slug, 'margins.json');

/** @returns undefined before the first record */
export function readMarginsRecord(panel: AnyPanel): MarginsRecord | undefined {
  const file = fileOf(panel);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MarginsRecord) : undefined;
}

export function writeMarginsRecord(panel: AnyPanel, record: MarginsRecord): void {
  // A line for each variant and type of player, so that a change shows whom it changed.
  const text = JSON.stringify(record).replaceAll(
    /("novice"|"median"|"skilled"|"expert"|"figures"|"policy"):/g,
    '\n$1:',
  );
  writeFileSync(fileOf(panel), `${text}\n`);
}
