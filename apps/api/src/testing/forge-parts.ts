import { type LogPart, decodeLogPart, encodeLogPart, fromBase64Url, toBase64Url } from '@star-seekers/sim';
import { type SendChunk, gameWithId } from './play-run.ts';

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
