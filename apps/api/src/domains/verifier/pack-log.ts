import { deflateRawSync } from 'node:zlib';
import { type AnyGameSim, type CommandLog, encodeCommandLog } from '@star-seekers/sim';

/** A command log as `packReplay` packs it, without the streams that browsers need for that. */
export function packLog(sim: AnyGameSim, log: CommandLog<unknown>): string {
  return deflateRawSync(encodeCommandLog(sim.commands, log)).toString('base64url');
}
