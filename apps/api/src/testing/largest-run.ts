import { EMPTY_LOG, type Deal, encodeLogPart, toBase64Url } from '@star-seekers/sim';
import { NEW_HEAD, mostCalls, mostChars, mostChunks } from '@star-seekers/stream';
import { insertChunks } from './insert-chunks.ts';
import { storedHead } from '../domains/verifier/stored-run.ts';
import type { ChunkTable } from '../domains/runs/table.ts';
import { gameWithId, startRun } from './play-run.ts';
import { type TestPlayer, newPlayer } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** A command of each game that its rules ignore most of the time. */
const COMMANDS: Readonly<Record<number, unknown>> = {
  1: { type: 'button', button: 'fire', down: true },
  2: { turn: 'up' },
  3: { next: true },
  4: { skip: true },
  5: { cancel: true },
  6: { type: 'pulse' },
};

export interface LargestRun {
  readonly player: TestPlayer;
  readonly runId: string;
  readonly liveId: string;
  readonly chunks: number;
  readonly chars: number;
  /** Its parts, joined by dots. */
  readonly log: string;
}

/** The next answer: a beacon, a card, or a question and then its verdict. */
function dealOf(gameId: number, index: number, tick: number): Deal {
  if (gameWithId(gameId).sim.beacons) return { index, tick, request: {}, reveal: { bits: 0xffff_ffff - index } };
  if (gameId === 3) return { index, tick, request: { level: 12, card: index % 24 }, reveal: { face: index % 44 } };
  const question = Math.floor(index / 2);
  return index % 2 === 0
    ? { index, tick, request: { ask: question + 1 }, reveal: { question, order: 0 } }
    : { index, tick, request: { lock: question + 1, option: 0 }, reveal: { question, right: 0, most: 8, late: 0 } };
}

/**
 * An open run that may be watched, as large as a stream can be by its bounds: most ticks of the game, most chunks, most characters, a
 * segment every other chunk. It is written to the database without being played.
 * @param most ticks; by default as many as the game allows
 */
export async function largestRun(server: TestServer, gameId: number, most = Infinity): Promise<LargestRun> {
  const { sim, dealer } = gameWithId(gameId);
  // A quiz has few requests, and knows all of them when it answers one.
  const mostDeals = gameId === 4 ? (dealer?.looksBack ?? 0) : Infinity;
  const player = await newPlayer(server, 1);
  await player.api('updateProfile', { body: { watchable: true } });
  const { runId } = await startRun(player, gameId);
  const { db, clock } = server.services;
  const { live_id: liveId } = await db
    .selectFrom('runs')
    .select('live_id')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  const maxTicks = Math.min(most, sim.maxTicks);
  const chunks = maxTicks === 0 ? 1 : mostChunks(sim, maxTicks);
  const at = clock.now();
  const rows: ChunkTable[] = [];
  let [chars, calls, begun] = [0, 0, 0];
  for (let seq = 0; seq < chunks; seq++) {
    const isBegin = seq % 2 === 0;
    if (isBegin) begun++;
    const tick = Math.floor((maxTicks * (seq - (isBegin ? 1 : 0))) / chunks / 2) * 2;
    const ticks = Math.max(0, tick);
    const room = Math.floor((mostChars(sim, ticks) * (seq + 1)) / chunks) - chars;
    const log = isBegin ? partOf(gameId, ticks, 0) : partOf(gameId, ticks, Math.min(room, 4096));
    chars += log.length;
    const deal = calls < Math.min(mostDeals, mostCalls(sim, ticks)) ? dealOf(gameId, calls, ticks) : undefined;
    const deals = deal ? [deal] : [];
    calls += deals.length;
    const head = {
      ...NEW_HEAD,
      phase: 'playing',
      segment: begun,
      beganTick: ticks,
      begunAt: at,
      calls,
      chars,
    } as const;
    const kind = seq > 0 && seq === chunks - 1 ? 'end' : isBegin ? 'begin' : 'play';
    rows.push({
      run_id: runId,
      seq,
      epoch: 1,
      kind,
      to_tick: ticks,
      log,
      deals: JSON.stringify(deals),
      arrived_at: at,
      head: storedHead(head),
      owner: 'largest-run',
    });
  }
  await db.transaction(async (trx) => insertChunks(trx, rows));
  const log = rows.map((row) => row.log).join('.');
  return { player, runId, liveId: liveId ?? '', chunks, chars, log };
}

/** A part with as many commands in its last ticks as fit. */
function partOf(gameId: number, ticks: number, chars: number): string {
  const { commands: codec } = gameWithId(gameId).sim;
  const command = COMMANDS[gameId];
  const count = Math.max(0, Math.floor(((chars * 6) / 8 - 12) / 2));
  const commands = Array.from({ length: count }, (_, index) => ({
    tick: Math.max(1, ticks - Math.floor((count - 1 - index) / 8)),
    command,
  }));
  return toBase64Url(encodeLogPart(codec, { ...EMPTY_LOG, ticks, commands }));
}
