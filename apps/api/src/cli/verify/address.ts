import { BOARD_PERIODS, BOARD_SCOPES, type BoardPeriod, type BoardScope } from '@star-seekers/contracts/board';
import { games } from '@star-seekers/games';

/** A board of a game. */
export interface BoardAddress {
  readonly gameId: number;
  readonly period: BoardPeriod;
  readonly scope: BoardScope;
  /** Of boards of earlier rules; absent for today's. */
  readonly scale?: number;
}

/**
 * The run in the address of its page or of one of its calls.
 * @returns undefined when the text is no web address
 * @throws {Error} when it is the address of something else
 */
export function runAddressIn(text: string): { readonly origin: string; readonly id: string } | undefined {
  const url = webAddress(text);
  if (!url) return undefined;
  const [, id] = /^\/(?:run|api\/runs)\/([\w-]{1,64})(?:\/\w*)?$/.exec(url.pathname) ?? [];
  if (id === undefined) throw new Error(`${text} is not the address of a run, such as https://hub.example/run/<id>`);
  return { origin: url.origin, id };
}

/**
 * The boards in the address of a leaderboard, of the call that answers it, or of a hub: then all of its games. `?scale=` asks for boards of earlier rules.
 * @throws {Error} when it is the address of something else
 */
export function boardAddressesIn(text: string): { readonly origin: string; readonly boards: readonly BoardAddress[] } {
  const url = webAddress(text);
  if (!url) throw new Error(`${text} is not a web address, such as https://hub.example/leaderboard`);
  const { origin, pathname, searchParams: query } = url;
  const [, called] = /^\/api\/leaderboard\/game\/(\d+)$/.exec(pathname) ?? [];
  const scale = scaleIn(query);
  if (called !== undefined)
    return { origin, boards: [{ ...boardOf(called, query.get('type'), query.get('scope')), ...scale }] };
  if (pathname !== '/' && pathname !== '/leaderboard')
    throw new Error(`${text} is not the address of a board or a hub`);
  if (query.get('tab') === 'games')
    return {
      origin,
      boards: [{ ...boardOf(query.get('game') ?? '1', query.get('period'), query.get('scope')), ...scale }],
    };
  const ids = [...games.keys()];
  const boards = ids.flatMap((gameId) =>
    BOARD_PERIODS.flatMap((period) => BOARD_SCOPES.map((scope) => ({ gameId, period, scope, ...scale }))),
  );
  return { origin, boards };
}

function boardOf(game: string, period: string | null, scope: string | null): BoardAddress {
  const gameId = [...games.keys()].find((id) => String(id) === game);
  if (gameId === undefined) throw new Error(`there is no game ${game}`);
  return { gameId, period: oneOf(BOARD_PERIODS, period, 'period'), scope: oneOf(BOARD_SCOPES, scope, 'scope') };
}

function scaleIn(query: URLSearchParams): Pick<BoardAddress, 'scale'> {
  const scale = query.get('scale');
  if (scale === null) return {};
  if (!/^[1-9]\d{0,2}$/.test(scale)) throw new Error('the scale of a board is a number from 1');
  return { scale: Number(scale) };
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], value: string | null, name: string): Value {
  const found = value === null ? values[0] : values.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`the ${name} of a board is one of ${values.join(', ')}`);
  return found;
}

function webAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}
