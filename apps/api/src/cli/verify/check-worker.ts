import { isDeepStrictEqual } from 'node:util';
import type { ReplayAnswer, RunPage } from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import {
  type AnyGameSim,
  BEACON_INTERVAL_TICKS,
  type CommandLog,
  type DealerSecret,
  MalformedInput,
  type Outcome,
  type Run,
  ReplayMismatch,
  type SimState,
  beaconDealer,
  decodeCommandLog,
  encodeCommandLog,
  hashState,
  verifyLog,
} from '@star-seekers/sim';
import { pauseLimitOf, witnessFault } from '@star-seekers/stream';

/** A run as a hub shows it. */
export interface ShownRun {
  readonly page: RunPage;
  readonly replay: ReplayAnswer;
}

/** Plays a run again; called by the pool in a worker thread. @returns what does not hold, each with the part of the run first */
export async function check({ page, replay }: ShownRun): Promise<string[]> {
  const faults = differencesBetween(page, replay);
  const sim = games.get(page.gameId)?.sim;
  if (!sim) return [...faults, `game: this checkout has no game ${page.gameId}`];
  if (sim.rulesVersion !== page.rulesVersion)
    return [...faults, `version: played by rules ${page.rulesVersion}, this checkout has rules ${sim.rulesVersion}`];
  const { options } = replay;
  try {
    const bytes = await unpackReplay(replay.replay);
    const log: CommandLog<unknown> = decodeCommandLog(sim.commands, bytes, sim);
    if (!isDeepStrictEqual(encodeCommandLog(sim.commands, log), bytes))
      faults.push('log: it is not written as a hub writes it');
    faults.push(...beaconFaults(sim, page, log));
    const setup = { seed: replay.seed ?? 0, ...(options && { options }) };
    const { outcome, run } = verifyLog<SimState, unknown, unknown>(sim, setup, log);
    return [...faults, ...outcomeFaults(page, outcome, run), ...witnessFaults(sim, page, run)];
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof ReplayMismatch) return [...faults, `log: ${error.message}`];
    throw error;
  }
}

function differencesBetween({ setup, ...page }: RunPage, { seed, options, ...replay }: ReplayAnswer): string[] {
  const faults: string[] = [];
  if (!isDeepStrictEqual(setup, { ...(seed !== undefined && { seed }), ...(options && { options }) }))
    faults.push('setup: the page and the replay differ');
  for (const field of ['gameId', 'rulesVersion', 'score'] as const)
    if (page[field] !== replay[field])
      faults.push(`${field}: ${page[field]} on the page, ${replay[field]} with the replay`);
  if (page.player.id !== replay.player.id || page.player.username !== replay.player.username)
    faults.push(`name: ${page.player.username} on the page, ${replay.player.username} with the replay`);
  return faults;
}

type CheckedRun = Run<SimState, unknown, unknown>;

function outcomeFaults(page: RunPage, outcome: Outcome, { state }: CheckedRun): string[] {
  const faults: string[] = [];
  for (const field of ['score', 'points', 'reason'] as const)
    if (page[field] !== outcome[field]) faults.push(`${field}: shown ${page[field]}, played ${outcome[field]}`);
  if (page.ticks !== state.tick) faults.push(`ticks: shown ${page.ticks}, played ${state.tick}`);
  if (!isDeepStrictEqual(page.stats, { ...outcome.stats })) faults.push('stats: shown others than played');
  if (page.stateHash !== null && page.stateHash !== hashState(state))
    faults.push('state: the hash of the final state differs');
  return faults;
}

/** Whether all beacons follow from the secret of the run. */
function beaconFaults(sim: AnyGameSim, { secret }: RunPage, { beacons }: CommandLog<unknown>): string[] {
  if (!sim.beacons) return [];
  if (secret === null) return ['beacon: the page does not show the secret that they follow from'];
  const bitsOf = (index: number) =>
    beaconDealer.deal(secret as unknown as DealerSecret, [], { index, tick: 0, request: {} }, 0).bits;
  const first = beacons.findIndex(({ bits }, index) => bits !== bitsOf(index));
  return first < 0 ? [] : [`beacon: number ${first} does not follow from the secret`];
}

/** Rounding of the shown figure. */
const ROUNDED_MS = 0.5;

/** Whether a run that counts may count by what the hub says it saw. */
function witnessFaults(sim: AnyGameSim, { witness, standing, ticks }: RunPage, run: CheckedRun): string[] {
  if (standing !== 'counts' || witness === null) return [];
  const { unaccountedMs, lateTicks, pauses, pausedAt } = witness;
  const longestPauseMs = Math.max(0, ...pausedAt.map(({ ms }) => ms - ROUNDED_MS));
  const figures = { unaccountedMs: unaccountedMs - ROUNDED_MS, lateTicks, pauses, longestPauseMs, pausedAt };
  const fault = witness.fault ?? witnessFault(figures, ticks, pauseLimitOf(sim, run.state));
  if (fault !== undefined) return [`witness: by its figures the run counts nowhere (${fault})`];
  const missedTicks = run.missedBeacons * BEACON_INTERVAL_TICKS;
  return missedTicks > lateTicks ? [`witness: ${missedTicks} ticks were without a beacon, ${lateTicks} are late`] : [];
}
