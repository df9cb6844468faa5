import { decodeCommandLog, hashState, resimulate } from '@star-seekers/sim';
import { sims } from '../src/sims.ts';

/** A run of a bot: its seed, and its log in base64. */
export interface PlayedRun {
  readonly seed: number;
  readonly log: string;
}

/** Runs everywhere: simulates the runs again and makes one text of the hashes of their ends. */
export function hashOfRuns(id: number, runs: readonly PlayedRun[]): string {
  const sim = sims.get(id);
  if (!sim) throw new Error(`there is no game ${id}`);
  let all = 0;
  for (const { seed, log } of runs) {
    const bytes = Uint8Array.from(atob(log), (character) => character.codePointAt(0) ?? 0);
    const { state } = resimulate(sim, { seed }, decodeCommandLog(sim.commands, bytes, sim));
    for (const character of hashState(state)) all = (Math.imul(all, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return all.toString(16).padStart(8, '0');
}
