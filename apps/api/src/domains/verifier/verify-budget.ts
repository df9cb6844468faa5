import type { AnyGameSim } from '@star-seekers/sim';
import { mostCalls, mostChars, mostChunks } from '@star-seekers/stream';
import { type VerifiedChunk, dealsOf } from './stored-run.ts';

/**
 * Why verifying a run would cost more than it does for any run of its game: by its ticks, chunks, commands (the length of its log) and calls, so
 * that every machine and every moment comes to the same verdict. The streams refuse such a run, unless it was streamed by other bounds.
 * @returns undefined for a run within the budget
 */
export function excessOf(sim: AnyGameSim, chunks: readonly VerifiedChunk[]): string | undefined {
  const ticks = chunks.at(-1)?.to_tick ?? 0;
  const used: readonly [name: string, amount: number, most: number][] = [
    ['ticks', ticks, sim.maxTicks],
    ['chunks', chunks.length, mostChunks(sim, ticks)],
    ['characters', chunks.reduce((sum, { log }) => sum + log.length, 0), mostChars(ticks)],
    ['calls', dealsOf(chunks).length, mostCalls(sim, ticks)],
  ];
  const exceeded = used.find(([, amount, most]) => amount > most);
  return exceeded && `${exceeded[1]} ${exceeded[0]} are above the limit of ${exceeded[2]}`;
}
