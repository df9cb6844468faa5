import {
  BOARD_PERIODS,
  BOARD_SCOPES,
  type BoardPeriod,
  type BoardScope,
  GAME_IDS,
  type GameId,
} from '@star-seekers/contracts/constants';

/** What the leaderboard page shows, as its address says it. */
export interface BoardAddress {
  readonly tab: 'global' | 'games';
  readonly gameId: GameId;
  readonly period: BoardPeriod;
  readonly scope: BoardScope;
}

/** `platform.md §2`: global first, game 1, monthly, scope global. */
const DEFAULTS: BoardAddress = { tab: 'global', gameId: 1, period: 'monthly', scope: 'global' };

/** The address in a query; whatever is missing or unknown falls back to its default. */
export function parseBoardAddress(query: URLSearchParams): BoardAddress {
  return {
    tab: query.get('tab') === 'games' ? 'games' : DEFAULTS.tab,
    gameId: GAME_IDS.find((id) => String(id) === query.get('game')) ?? DEFAULTS.gameId,
    period: BOARD_PERIODS.find((period) => period === query.get('period')) ?? DEFAULTS.period,
    scope: BOARD_SCOPES.find((scope) => scope === query.get('scope')) ?? DEFAULTS.scope,
  };
}

/** The query of an address; defaults are left out. */
export function boardQuery({ tab, gameId, period, scope }: BoardAddress): Record<string, string> {
  if (tab === 'global') return {};
  return {
    tab,
    game: String(gameId),
    ...(period === DEFAULTS.period ? {} : { period }),
    ...(scope === DEFAULTS.scope ? {} : { scope }),
  };
}
