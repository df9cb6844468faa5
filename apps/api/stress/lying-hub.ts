import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GameRow, ReplayAnswer, RunPage } from '@star-seekers/contracts';
import { createClient } from '@star-seekers/contracts/client';

/** What a hub shows of a board: its rows, and the pages and replays of their runs by id. */
export interface ShownBoard {
  rows: GameRow[];
  readonly pages: Map<string, RunPage>;
  readonly replays: Map<string, ReplayAnswer>;
}

/** Everything that a hub shows of the monthly board of a game. */
export async function readBoard(url: string, gameId: number): Promise<ShownBoard> {
  const api = createClient({ baseUrl: url });
  const rows: GameRow[] = [];
  for (let after: string | undefined; ; after = rows.at(-1)?.runId) {
    const query = { limit: '100', ...(after !== undefined && { after }) };
    const page = await api('gameBoard', { params: { gameId: String(gameId) }, query });
    rows.push(...page);
    if (page.length < 100) break;
  }
  const [pages, replays] = [new Map<string, RunPage>(), new Map<string, ReplayAnswer>()];
  for (const { runId } of rows) {
    pages.set(runId, await api('runPage', { params: { id: runId } }));
    replays.set(runId, await api('replay', { params: { id: runId } }));
  }
  return { rows, pages, replays };
}

/** A hub that shows a board as it is told to. */
export async function startLyingHub(board: ShownBoard): Promise<{ readonly url: string; close: () => void }> {
  const server = createServer((request, response) => answer(board, request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function answer({ rows, pages, replays }: ShownBoard, { url = '' }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://hub');
  const [, id = '', call] = /^\/api\/runs\/([\w-]+)(?:\/(replay))?$/.exec(pathname) ?? [];
  const after = searchParams.get('after');
  const from = after === null ? 0 : rows.findLastIndex(({ runId }) => runId === after) + 1;
  const shown = pathname.startsWith('/api/leaderboard/')
    ? rows.slice(from, from + Number(searchParams.get('limit')))
    : (call === 'replay' ? replays : pages).get(id);
  if (shown) response.end(JSON.stringify(shown));
  else response.writeHead(404).end(JSON.stringify({ code: 'runs/not_found', message: 'none' }));
}
