import { BOARD_PERIODS, BOARD_SCOPES, type BoardPeriod, type BoardScope } from '@star-seekers/contracts/board';
import { catalog } from '@star-seekers/games/catalog';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

export const BOARD_TABS = ['global', 'games', 'gates'] as const;
export type BoardTab = (typeof BOARD_TABS)[number];

/** The selected board. It is part of the URL, so that a board can be linked and survives a reload. */
export interface BoardLocation {
  readonly tab: BoardTab;
  readonly gameId: number;
  readonly period: BoardPeriod;
  readonly scope: BoardScope;
  /** A month or year that has passed, as in `2026-10` or `2025`; undefined for the present one. */
  readonly at?: string | undefined;
  /** An earlier scale of the game's scores; undefined for today's. */
  readonly scale?: number | undefined;
}

/** Default: the hall of fame; game 1, monthly, all factions (`P2.63`). */
export const DEFAULT_BOARD: BoardLocation = { tab: 'global', gameId: 1, period: 'monthly', scope: 'global' };

const PAST = { monthly: /^\d{4}-(?:0[1-9]|1[0-2])$/, yearly: /^\d{4}$/ } as const;

/** Parses a URL query; missing or unknown values come from {@link DEFAULT_BOARD}. */
export function readBoardLocation(query: URLSearchParams): BoardLocation {
  const game = query.get('game');
  const period = oneOf(BOARD_PERIODS, query.get('period')) ?? DEFAULT_BOARD.period;
  const scale = query.get('scale') ?? '';
  return {
    tab: oneOf(BOARD_TABS, query.get('tab')) ?? DEFAULT_BOARD.tab,
    gameId: catalog.find(({ id }) => String(id) === game)?.id ?? DEFAULT_BOARD.gameId,
    period,
    scope: oneOf(BOARD_SCOPES, query.get('scope')) ?? DEFAULT_BOARD.scope,
    at: PAST[period].exec(query.get('at') ?? '')?.[0],
    scale: /^[1-9]\d{0,2}$/.test(scale) ? Number(scale) : undefined,
  };
}

/** URL query of a board: only the values that differ from {@link DEFAULT_BOARD}. */
function boardQuery({ tab, gameId, period, scope, at, scale }: BoardLocation): Record<string, string> {
  return {
    ...(tab !== DEFAULT_BOARD.tab && { tab }),
    ...(gameId !== DEFAULT_BOARD.gameId && { game: String(gameId) }),
    ...(period !== DEFAULT_BOARD.period && { period }),
    ...(scope !== DEFAULT_BOARD.scope && { scope }),
    ...(at !== undefined && { at }),
    ...(scale !== undefined && { scale: String(scale) }),
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((candidate) => candidate === value);
}

/** The board selected by the URL, and a setter that keeps the scroll position. */
export function useBoardLocation(): readonly [BoardLocation, (changes: Partial<BoardLocation>) => void] {
  const [query, setQuery] = useSearchParams();
  const location = useMemo(() => readBoardLocation(query), [query]);
  const show = (changes: Partial<BoardLocation>) => {
    setQuery(boardQuery({ ...location, ...changes }), { replace: true, preventScrollReset: true });
  };
  return [location, show];
}
