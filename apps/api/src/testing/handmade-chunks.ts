import type { ChunkAnswer } from '@star-seekers/contracts';
import {
  EMPTY_LOG,
  type CommandLog,
  type LogPart,
  decodeLogPart,
  encodeLogPart,
  fromBase64Url,
  toBase64Url,
} from '@star-seekers/sim';
import type { Chunk } from '@star-seekers/stream';
import { type SendChunk, gameWithId } from './play-run.ts';

/** A chunk that gets the token of its segment when it is sent. */
export type BareChunk = Omit<Chunk, 'token'> & { readonly token?: Chunk['token'] };

/** Sends a chunk under a lease. */
export type SendBare = (chunk: BareChunk) => Promise<ChunkAnswer>;

/** The log of a part in which nothing happens but what is given. */
export function partTo(gameId: number, toTick: number, given: Partial<CommandLog<unknown>> = {}): string {
  return toBase64Url(encodeLogPart(gameWithId(gameId).sim.commands, { ...EMPTY_LOG, ticks: toTick, ...given }));
}

/** The begin of a segment. @param index number of its beacon */
export function beginOf(gameId: number, seq = 0, toTick = 0, index = 0): Chunk {
  const { sim } = gameWithId(gameId);
  const calls = sim.beacons ? [{ index, tick: toTick, request: {} }] : [];
  return { seq, kind: 'begin', toTick, log: partTo(gameId, toTick), calls, token: null };
}

/** A chunk in which nothing happens. */
export function emptyChunk(gameId: number, seq: number, toTick: number, kind: Chunk['kind'] = 'play'): BareChunk {
  return { seq, kind, toTick, log: partTo(gameId, toTick, { quit: kind === 'end' }), calls: [] };
}

/** Begins the first segment of a run. @returns sends further chunks of it */
export async function begun(gameId: number, send: (chunk: Chunk) => Promise<ChunkAnswer>): Promise<SendBare> {
  const { token = null } = await send(beginOf(gameId));
  return async (chunk) => send({ token, ...chunk });
}

/** Changes the part of a command log in a chunk. @param fromTick where the part begins */
export type ForgePart<Command = unknown> = (part: LogPart<Command>, fromTick: number) => Partial<LogPart<unknown>>;

/** Sends the chunks of a run with another command log. */
export function forgeParts<Command>(gameId: number, send: SendChunk, forge: ForgePart<Command>): SendChunk {
  const { sim } = gameWithId(gameId);
  let fromTick = 0;
  return async (chunk) => {
    const part: LogPart<Command> = decodeLogPart(sim.commands, fromBase64Url(chunk.log), sim);
    const log = encodeLogPart(sim.commands, { ...part, ...forge(part, fromTick) });
    fromTick = chunk.toTick;
    return send({ ...chunk, log: toBase64Url(log) });
  };
}
