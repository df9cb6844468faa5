import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@star-seekers/games';
import { type PlayedAgain, type SentRecording, type Unplayable, playAgain } from '@star-seekers/games/play-again';
import { Archive } from '../../platform/archive/archive.ts';
import { SIMULATIONS } from '../../platform/archive/sealed-build.ts';

/** What the module of a sealed build exports (`apps/web/src/player/simulations.ts`). */
interface SealedSimulations {
  playAgain(gameId: number, recording: SentRecording, secret?: readonly number[]): Promise<PlayedAgain | Unplayable>;
}

/** Plays recordings of one game by one version of its rules. */
export type PlayByRules = (recording: SentRecording, secret?: readonly number[]) => Promise<PlayedAgain | Unplayable>;

/**
 * The rules that a run was played by: those of this checkout, or of a sealed build on this machine.
 * @param archive folder of sealed builds
 * @returns undefined when neither has them
 */
export async function rulesOf(
  { gameId, rulesVersion }: { readonly gameId: number; readonly rulesVersion: number },
  archive: string,
): Promise<PlayByRules | undefined> {
  const sim = games.get(gameId)?.sim;
  if (sim?.rulesVersion === rulesVersion) return async (recording, secret) => playAgain(sim, recording, secret);
  const id = (await Archive.open(archive, undefined)).find(gameId, rulesVersion);
  if (id === undefined) return undefined;
  const sealed = (await import(pathToFileURL(join(archive, id, SIMULATIONS)).href)) as SealedSimulations;
  return async (recording, secret) => sealed.playAgain(gameId, recording, secret);
}

/** Says that {@link rulesOf} found none. */
export function noRules({ gameId, rulesVersion }: { readonly gameId: number; readonly rulesVersion: number }): string {
  const current = games.get(gameId)?.sim.rulesVersion;
  return `version: played by rules ${rulesVersion}, this checkout has rules ${current}, its archive has not the older ones`;
}
