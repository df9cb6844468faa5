import type { ReplayAnswer } from '@star-seekers/contracts';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { type AnyGameSim, type CommandLog, type RunSetup, decodeCommandLog } from '@star-seekers/sim';

/** What the recording of a run needs to be played. */
export interface Recording {
  readonly setup: RunSetup;
  readonly log: CommandLog<unknown>;
}

/** @throws {MalformedInput} when the recording is not one of this game */
export async function recordingOf(sim: AnyGameSim, { seed = 0, options, replay }: ReplayAnswer): Promise<Recording> {
  const bytes = await unpackReplay(replay);
  return {
    setup: options ? { seed, options } : { seed },
    log: decodeCommandLog(sim.commands, bytes, { maxTicks: sim.maxTicks }),
  };
}
