import type { SentRecording } from '@star-seekers/games/play-again';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { type AnyGameSim, type CommandLog, type RunSetup, decodeCommandLog } from '@star-seekers/sim';

/** What the recording of a run needs to be played. */
export interface Recording {
  readonly setup: RunSetup;
  readonly log: CommandLog<unknown>;
}

/** @throws {MalformedInput} when the recording is not one of this game */
export async function recordingOf(sim: AnyGameSim, sent: SentRecording): Promise<Recording> {
  const bytes = await unpackReplay(sent.replay);
  return { setup: setupOf(sent), log: decodeCommandLog(sim.commands, bytes, { maxTicks: sim.maxTicks }) };
}

/** A secret seed is shown as 0: the game does not draw from it. */
export function setupOf({ seed = 0, options }: SentRecording): RunSetup {
  return options ? { seed, options } : { seed };
}
