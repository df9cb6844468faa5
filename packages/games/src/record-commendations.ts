import type { Commendation } from './commendation.ts';
import type { AnyGame, Keepsake } from './game.ts';
import { MEDALS, medalFigure, medalOf } from './medal.ts';

/** The commendations across games (`G0.19`): for what a player's runs make together. */
export const recordCommendations = [
  { name: 'first-light', material: 'iron' },
  { name: 'three-days', material: 'iron' },
  { name: 'six-lamps', material: 'iron' },
  { name: 'three-banners', material: 'iron' },
  { name: 'first-bronze', material: 'iron' },
  { name: 'one-day', material: 'silver' },
  { name: 'six-bronze', material: 'silver' },
  { name: 'own-shadow', material: 'silver' },
  { name: 'first-gold', material: 'silver' },
  { name: 'full-shelf', material: 'silver' },
  { name: 'six-gold', material: 'gold' },
  { name: 'half-the-case', material: 'gold' },
] as const satisfies readonly Commendation[];

type RecordCommendation = (typeof recordCommendations)[number]['name'];

/** A run that counts. */
export interface RunInRecord {
  readonly gameId: number;
  /** The scale of its score; see `GameSim.scoreScale`. */
  readonly scale: number;
  readonly score: number;
  /** The faction that it was played for, or `none`. */
  readonly faction: string;
  readonly finishedAt: number;
  readonly keepsakes: readonly Keepsake[];
  /** The commendations of its game that it earned. */
  readonly commendations: readonly string[];
}

/** What a player's runs have come to so far. Plain JSON, of a bounded size however many runs there are. */
export interface PlayerRecord {
  /** Days (UTC) with a run, up to those that are asked for, and the last of them, counted since 1970. */
  days: number;
  lastDay: number | null;
  gamesOfDay: number[];
  factions: string[];
  games: Record<number, GameRecord>;
  commendations: string[];
}

interface GameRecord {
  scale: number;
  best: number;
  /** Runs in a row of which each was better than all before. */
  climb: number;
  /** Place of the best medal, from 1; 0 without one. */
  medal: number;
  /** Things of the collection. */
  items: number[];
}

/**
 * The ids of the first six games, of which some of these commendations speak. A later game changes nothing of what they are for, and nor does
 * the removal of one of these.
 */
const FIRST_SIX: readonly number[] = [1, 2, 3, 4, 5, 6];

const DAY_MS = 86_400_000;
const DAYS = 3;
const BANNERS = 3;
const CLIMB = 3;
/** Commendations of games, whichever: half of those of the first six. */
const HALF_OF_CASE = 24;

export function emptyRecord(): PlayerRecord {
  return { days: 0, lastDay: null, gamesOfDay: [], factions: [], games: {}, commendations: [] };
}

/** Adds a run, in place. Runs come in the order in which they ended. */
export function addToRecord(record: PlayerRecord, run: RunInRecord, game: AnyGame): void {
  const day = Math.floor(run.finishedAt / DAY_MS);
  if (day !== record.lastDay) {
    record.days = Math.min(DAYS, record.days + 1);
    record.lastDay = day;
    record.gamesOfDay = [];
  }
  addTo(record.gamesOfDay, run.gameId);
  if (run.faction !== 'none') addTo(record.factions, run.faction);
  for (const name of run.commendations) addTo(record.commendations, name);
  const before = record.games[run.gameId];
  const isComparable = before?.scale === run.scale;
  const medal = medalOf(game.medals, medalFigure(game, game.medals, run));
  const items = before?.items ?? [];
  const { total = 0 } = game.collection ?? {};
  for (const { item } of run.keepsakes) if (item < total) addTo(items, item);
  record.games[run.gameId] = {
    scale: run.scale,
    best: isComparable ? Math.max(before.best, run.score) : run.score,
    climb: isComparable && run.score > before.best ? before.climb + 1 : 0,
    medal: Math.max(before?.medal ?? 0, medal === undefined ? 0 : MEDALS.indexOf(medal) + 1),
    items,
  };
}

/** What a record is commended for. @param games all games by id */
export function earnedByRecord(record: PlayerRecord, games: ReadonlyMap<number, AnyGame>): readonly string[] {
  const played = Object.entries(record.games);
  const medals = played.map(([, { medal }]) => medal);
  const inFirstSix = (least: number) => FIRST_SIX.every((id) => (record.games[id]?.medal ?? Number.NaN) >= least);
  const isFull = ([id, { items }]: [string, GameRecord]) => {
    const total = games.get(Number(id))?.collection?.total;
    return total !== undefined && total > 1 && items.length === total;
  };
  const holds: Record<RecordCommendation, boolean> = {
    'first-light': played.length > 0,
    'three-days': record.days >= DAYS,
    'six-lamps': inFirstSix(0),
    'three-banners': record.factions.length === BANNERS,
    'first-bronze': medals.some((medal) => medal > 0),
    'one-day': FIRST_SIX.every((id) => record.gamesOfDay.includes(id)),
    'six-bronze': inFirstSix(1),
    'own-shadow': played.some(([, { climb }]) => climb >= CLIMB),
    'first-gold': medals.includes(MEDALS.length),
    'full-shelf': played.some(isFull),
    'six-gold': inFirstSix(MEDALS.length),
    'half-the-case': record.commendations.length >= HALF_OF_CASE,
  };
  return recordCommendations.map(({ name }) => name).filter((name) => holds[name]);
}

/** In order, so that the same runs give the same record, however they were read. */
function addTo<Item extends string | number>(list: Item[], item: Item): void {
  if (list.includes(item)) return;
  list.push(item);
  list.sort((one, other) => (one < other ? -1 : 1));
}
