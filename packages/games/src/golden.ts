import type { AnyGameSim } from '@star-seekers/sim';
import { type GoldenFigures, decodeRecordedRun, figuresOf } from './recorded-run.ts';

/** Plays a golden file again. @returns what the file holds and what the game makes of it now */
export async function replayGolden(
  sim: AnyGameSim,
  file: { readonly golden: GoldenFigures },
): Promise<{ held: GoldenFigures; now: GoldenFigures }> {
  const recorded = await decodeRecordedRun(JSON.stringify(file), () => sim);
  return { held: file.golden, now: figuresOf(sim, recorded) };
}
