import { catalog } from '@star-seekers/games/catalog';

/** Which of the player's runs are shown. It is part of the URL, so that the way back from a run leads to the same list. */
export interface RunsFilter {
  readonly gameId: number | undefined;
  readonly standing: 'counts' | 'history' | undefined;
  /** A month (UTC) such as `2026-11`. */
  readonly month: string | undefined;
}

const STANDINGS = ['counts', 'history'] as const;

/** Parses a URL query; without a valid value everything is shown. */
export function readRunsFilter(query: URLSearchParams): RunsFilter {
  const [game, standing, month] = ['game', 'standing', 'month'].map((name) => query.get(name));
  return {
    gameId: catalog.find(({ id }) => String(id) === game)?.id,
    standing: STANDINGS.find((value) => value === standing),
    month: month && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
}

/** The URL query of a filter; without filters it is empty. */
export function runsSearch({ gameId, standing, month }: RunsFilter) {
  return {
    ...(gameId !== undefined && { game: String(gameId) }),
    ...(standing !== undefined && { standing }),
    ...(month !== undefined && { month }),
  };
}

/** The months from the first run to now, latest first. @param first epoch milliseconds */
export function monthsSince(first: number, now: number): string[] {
  const months: string[] = [];
  const at = new Date(now);
  at.setUTCDate(1);
  for (const from = new Date(first).toISOString().slice(0, 7); ; at.setUTCMonth(at.getUTCMonth() - 1)) {
    const month = at.toISOString().slice(0, 7);
    if (month < from) return months;
    months.push(month);
  }
}
