import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { type PlayerType, byPlayerType } from '../panel/humans.ts';
import type { Margins } from '../panel/margins.ts';
import { RUNS, type AnyPanel, type Pace, type Paces } from '../panel/pace.ts';
import type { Par } from '../panel/par.ts';

/** What was measured is stored in the folder of the game. */
const fileOf = ({ game }: AnyPanel, measure: 'pace' | 'par' | 'margins') =>
  join(import.meta.dirname, '..', game.slug, `${measure}.json`);

/** Measured runs of a panel, and the sources that they were measured with. */
interface PaceRecord {
  /** Hash of everything that the panel loads. */
  readonly sources: string;
  readonly paces: Paces;
}

/** The same as it stands in the file: times in ticks, null for never. */
interface StoredRecord {
  readonly sources: string;
  readonly contents: readonly string[];
  readonly runs: Readonly<Record<PlayerType, readonly StoredPace[]>>;
}

interface StoredPace extends Omit<Pace, 'seconds' | 'firstThreat' | 'firstReward' | 'seen'> {
  readonly ticks: number;
  readonly firstThreat: number | null;
  readonly firstReward: number | null;
  /** When each of the contents was first seen. */
  readonly seen: readonly (number | null)[];
}

/** Recorded runs of each type of player: more of a game whose scores come in large steps, as medians of a few runs jump between them. */
export function recordedRuns({ game }: Pick<AnyPanel, 'game'>): number {
  return game.slug === 'cargo-runner' ? 120 : RUNS;
}

/** @throws {Error} when the panel has no record */
export function readPaceRecord(panel: AnyPanel): PaceRecord {
  const { sources, contents, runs } = JSON.parse(readFileSync(fileOf(panel, 'pace'), 'utf8')) as StoredRecord;
  const read = ({ ticks, firstThreat, firstReward, seen, ...rest }: StoredPace): Pace => ({
    ...rest,
    seconds: ticks / TICKS_PER_SECOND,
    firstThreat: inSeconds(firstThreat),
    firstReward: inSeconds(firstReward),
    seen: new Map(
      contents
        .map((name, index) => [name, inSeconds(seen[index] ?? null)] as const)
        .filter(([, at]) => Number.isFinite(at)),
    ),
  });
  return { sources, paces: byPlayerType((type) => runs[type].map(read)) };
}

export function writePaceRecord(panel: AnyPanel, { sources, paces }: PaceRecord): void {
  const contents = [
    ...new Set(Object.values(paces).flatMap((runs) => runs.flatMap(({ seen }) => [...seen.keys()]))),
  ].toSorted();
  const store = ({ seconds, firstThreat, firstReward, seen, ...rest }: Pace): StoredPace => ({
    ticks: inTicks(seconds) as number,
    firstThreat: inTicks(firstThreat),
    firstReward: inTicks(firstReward),
    seen: contents.map((name) => inTicks(seen.get(name) ?? Number.POSITIVE_INFINITY)),
    ...rest,
  });
  const runs = byPlayerType((type) => paces[type].map(store));
  const record: StoredRecord = { sources, contents, runs };
  // A line for each run, so that a change shows which runs it changed.
  writeFileSync(fileOf(panel, 'pace'), `${JSON.stringify(record).replaceAll('{"ticks"', '\n{"ticks"')}\n`);
}

function inSeconds(ticks: number | null): number {
  return ticks === null ? Number.POSITIVE_INFINITY : ticks / TICKS_PER_SECOND;
}

function inTicks(seconds: number): number | null {
  return Number.isFinite(seconds) ? Math.round(seconds * TICKS_PER_SECOND) : null;
}

/** The medals of all conditions that a day of a game may have, as `par.json` of its folder has them. */
interface ParRecord {
  /** Hash of everything that they were measured with. */
  readonly sources: string;
  /** Attempts of each type of player. */
  readonly attempts: number;
  readonly days: readonly Par[];
}

/** @returns undefined before the first record */
export function readParRecord(panel: AnyPanel): ParRecord | undefined {
  const file = fileOf(panel, 'par');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ParRecord) : undefined;
}

export function writeParRecord(panel: AnyPanel, record: ParRecord): void {
  // A line for each of the conditions, so that a change shows which medals it changed.
  writeFileSync(fileOf(panel, 'par'), `${JSON.stringify(record).replaceAll('{"options"', '\n{"options"')}\n`);
}

/** The margins of a game, as `margins.json` of its folder has them. */
interface MarginsRecord extends Margins {
  /** Hash of everything that they were measured with. */
  readonly sources: string;
}

/** @returns undefined before the first record */
export function readMarginsRecord(panel: AnyPanel): MarginsRecord | undefined {
  const file = fileOf(panel, 'margins');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MarginsRecord) : undefined;
}

export function writeMarginsRecord(panel: AnyPanel, record: MarginsRecord): void {
  // A line for each variant and type of player, so that a change shows whom it changed.
  const text = JSON.stringify(record).replaceAll(
    /("novice"|"median"|"skilled"|"expert"|"figures"|"policy"):/g,
    '\n$1:',
  );
  writeFileSync(fileOf(panel, 'margins'), `${text}\n`);
}
