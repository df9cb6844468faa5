import { type GoldenFigures, decodeRecordedRun, figuresOf } from './recorded-run.ts';
import { games } from './games.ts';

/** A recorded run with what it came to, which must not change unnoticed. */
export interface GoldenFile {
  readonly golden: GoldenFigures;
}

/** Plays a golden file again. @returns what the file holds and what the game makes of it now */
export async function replayGolden(
  gameId: number,
  file: GoldenFile,
): Promise<{ held: GoldenFigures; now: GoldenFigures }> {
  const sim = games.get(gameId)?.sim;
  if (!sim) throw new Error(`there is no game ${gameId}`);
  const recorded = await decodeRecordedRun(JSON.stringify(file), () => sim);
  return { held: file.golden, now: figuresOf(sim, recorded) };
}
