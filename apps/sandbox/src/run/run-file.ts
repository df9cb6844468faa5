import { type RecordedRun, decodeRecordedRun, encodeRecordedRun } from '@star-seekers/games/recorded-run';
import { packReplay, unpackReplay } from '@star-seekers/games/replay-transport';
import { games } from '@star-seekers/games';
import { type AnyGameSim, resimulate } from '@star-seekers/sim';

/** Larger than any recorded run, also one of half an hour of pointer movements. */
export const MAX_FILE_BYTES = 512 * 1024;

/** The text of a run's file. */
export async function writeRun(run: RecordedRun<unknown>): Promise<string> {
  return encodeRecordedRun(simOf(run.gameId), run);
}

/**
 * Reads a run from the text of a file, and re-simulates it to check that it fits its game.
 * @throws {Error} on an invalid run
 */
export async function readRun(text: string): Promise<RecordedRun<unknown>> {
  const run = await decodeRecordedRun(text, (gameId) => games.get(gameId)?.sim);
  resimulate(simOf(run.gameId), run.setup, run.log);
  return run;
}

/** The whole run as the `replay` parameter of an address. */
export async function packRun(run: RecordedRun<unknown>): Promise<string> {
  return packReplay(new TextEncoder().encode(await writeRun(run)));
}

/** The URL in a `replay` parameter; undefined if it is a packed run. */
export function replayUrl(replay: string, base: string): URL | undefined {
  const isUrl = /^(?:https?:|\.{0,2}\/)/.test(replay) || replay.endsWith('.json');
  return isUrl && URL.canParse(replay, base) ? new URL(replay, base) : undefined;
}

/** The run in a `replay` parameter that is not a URL. @throws {Error} on an invalid run */
export async function unpackRun(packed: string): Promise<RecordedRun<unknown>> {
  return readRun(new TextDecoder().decode(await unpackReplay(packed)));
}

function simOf(gameId: number): AnyGameSim {
  const sim = games.get(gameId)?.sim;
  if (!sim) throw new Error(`game ${gameId} cannot be played`);
  return sim;
}
