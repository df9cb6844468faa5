/** Figures of a recorded run. Runs in Node, and as a bundle in the pages of the browsers. */
import { type GoldenFigures, decodeRecordedRun, figuresOf } from '@star-seekers/games/recorded-run';
import { games } from '@star-seekers/games';
import { type AnyGameSim, Keyframes, hashState } from '@star-seekers/sim';

/** Outcome and hashes of a run. @param file the text of a recorded run */
export async function figuresOfRun(file: string): Promise<GoldenFigures> {
  const recorded = await decodeRecordedRun(file, (id) => games.get(id)?.sim);
  return figuresOf(simOf(recorded.gameId), recorded);
}

/** The hash of a run's state at a tick. */
export async function hashAt(file: string, tick: number): Promise<string> {
  const { gameId, setup, log } = await decodeRecordedRun(file, (id) => games.get(id)?.sim);
  return hashState(new Keyframes(simOf(gameId), setup, log).seek(tick).state);
}

function simOf(gameId: number): AnyGameSim {
  const sim = games.get(gameId)?.sim;
  if (!sim) throw new Error(`there is no game ${gameId}`);
  return sim;
}
