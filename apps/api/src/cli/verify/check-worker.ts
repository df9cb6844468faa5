import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { ReplayAnswer, RunPage } from '@star-seekers/contracts';
import { type AnyGame, games } from '@star-seekers/games';
import { type PlayedAgain, type SentRecording, type Unplayable, playAgain } from '@star-seekers/games/play-again';
import type { PackedRun } from '@star-seekers/games/recorded-run';
import { BEACON_INTERVAL_TICKS, type PauseLimit } from '@star-seekers/sim';
import { COUNTDOWN_MS, witnessFault } from '@star-seekers/stream';
import { Archive } from '../../platform/archive/archive.ts';
import { SIMULATIONS } from '../../platform/archive/archived-build.ts';

/** A run as a hub shows it. */
export interface ShownRun {
  readonly page: RunPage;
  readonly replay: ReplayAnswer;
  /** Folder of the rules of older builds. */
  readonly archive: string;
}

/** A run in a file. */
export interface FiledRun extends PackedRun {
  /** Folder of the rules of older builds. */
  readonly archive: string;
}

/** What the run of a file comes to. */
export type PlayedFile = Pick<PlayedAgain, 'outcome' | 'ticks' | 'stateHash'>;

/** Plays the run of a file; called by the pool of `RunChecker`. @throws {Error} that names what does not hold */
export async function playFile({ packed, setup, archive, ...run }: FiledRun): Promise<PlayedFile> {
  const play = await rulesOf(run, archive);
  if (!play) throw new Error(noRules(run));
  const played = await play({ ...setup, replay: packed });
  if ('problem' in played) throw new Error(`log: ${played.problem}`);
  return played;
}

/**
 * Plays a run again; called by the pool of `RunChecker`.
 * @returns what does not hold, each with the part of the run first
 */
export async function check({ page, replay, archive }: ShownRun): Promise<string[]> {
  const faults = differencesBetween(page, replay);
  const game = games.get(page.gameId);
  if (!game) return [...faults, `game: this checkout has no game ${page.gameId}`];
  const play = await rulesOf(page, archive);
  if (!play) return [...faults, noRules(page)];
  const played = await play(replay, page.secret ?? undefined);
  if ('problem' in played) return [...faults, `log: ${played.problem}`];
  if (!played.canonical) faults.push('log: it is not written as a hub writes it');
  return [
    ...faults,
    ...beaconFaults(game, page, played),
    ...outcomeFaults(page, played),
    ...tieFaults(game, page),
    ...witnessFaults(page, played),
  ];
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

/** A duel counts nowhere, so it earns none. */
const DUEL_POINTS = 0;

function outcomeFaults(page: RunPage, { outcome, ticks, stateHash }: PlayedAgain): string[] {
  const faults: string[] = [];
  const played = { ...outcome, ...(page.standing === 'duel' && { points: DUEL_POINTS }) };
  for (const field of ['score', 'points', 'reason'] as const)
    if (page[field] !== played[field]) faults.push(`${field}: shown ${page[field]}, played ${played[field]}`);
  if (page.ticks !== ticks) faults.push(`ticks: shown ${page.ticks}, played ${ticks}`);
  if (!isDeepStrictEqual(page.stats, { ...outcome.stats })) faults.push('stats: shown others than played');
  if (page.stateHash !== null && page.stateHash !== stateHash)
    faults.push('state: the hash of the final state differs');
  return faults;
}

/** Whether what decides between equal scores is what the game's runs have. Runs from before it decided show nothing. */
function tieFaults({ ties }: AnyGame, { tieTicks, ticks }: RunPage): string[] {
  if (tieTicks === undefined) return [];
  if (ties !== 'ticks') return ['ties: its ticks decide between equal scores, and those of this game do not'];
  return tieTicks === ticks ? [] : [`ties: ${tieTicks} ticks decide, it has ${ticks}`];
}

/** Whether all beacons follow from the secret of the run. */
function beaconFaults({ sim }: AnyGame, { secret }: RunPage, { foreignBeacon }: PlayedAgain): string[] {
  if (!sim.beacons) return [];
  if (secret === null) return ['beacon: the page does not show the secret that they follow from'];
  return foreignBeacon === null ? [] : [`beacon: number ${foreignBeacon} does not follow from the secret`];
}

/** Rounding of the shown figure. */
const ROUNDED_MS = 0.5;

/** Whether a run that counts may count by what the hub says it saw. */
function witnessFaults({ witness, standing, ticks }: RunPage, played: PlayedAgain): string[] {
  if (standing !== 'counts' || witness === null) return [];
  const { unaccountedMs, lateTicks, pauses, pausedAt } = witness;
  const longestPauseMs = Math.max(0, ...pausedAt.map(({ ms }) => ms - ROUNDED_MS));
  const { missedTicks } = played;
  const missedBeacons = isStreamedByBegins(played) ? missedTicks / BEACON_INTERVAL_TICKS : 0;
  const seen = { lateTicks, missedBeacons, pauses, longestPauseMs, pausedAt };
  const figures = { ...seen, unaccountedMs: unaccountedMs - ROUNDED_MS };
  const fault = witness.fault ?? witnessFault(figures, ticks, pauseLimitOf(played));
  if (fault !== undefined) return [`witness: by its figures the run counts nowhere (${fault})`];
  return missedTicks > lateTicks ? [`witness: ${missedTicks} ticks were without a beacon, ${lateTicks} are late`] : [];
}

/** The pauses of a run that counted before format 3. */
const FORMER_LIMIT = { most: 20, longestMs: 24 * 60 * 60 * 1000 };

/** The pauses of a run that counts, by the bounds that held when it was streamed; null for those of most games. */
function pauseLimitOf(played: PlayedAgain): PauseLimit | null {
  if (isStreamedByBegins(played)) return played.pauses;
  // Breaks came on top, and the 3-2-1 was none of the pause.
  const { most, longestMs } = played.pauses ?? FORMER_LIMIT;
  return { most: most + played.breaks, longestMs: longestMs - COUNTDOWN_MS };
}

/** Whether the hub itself saw the segments of a run begin. Builds from before that name no format. */
function isStreamedByBegins({ format = 2 }: PlayedAgain): boolean {
  return format > 2;
}

/** What the module of an archived build exports (`apps/web/src/player/simulations.ts`). */
interface ArchivedSimulations {
  playAgain(gameId: number, recording: SentRecording, secret?: readonly number[]): Promise<PlayedAgain | Unplayable>;
}

/** Plays recordings of one game by one version of its rules. */
type PlayByRules = (recording: SentRecording, secret?: readonly number[]) => Promise<PlayedAgain | Unplayable>;

/**
 * The rules that a run was played by: those of this checkout, or of an archived build on this machine.
 * @param archive folder of archived builds
 * @returns undefined when neither has them
 */
async function rulesOf(
  { gameId, rulesVersion }: { readonly gameId: number; readonly rulesVersion: number },
  archive: string,
): Promise<PlayByRules | undefined> {
  const sim = games.get(gameId)?.sim;
  if (sim?.rulesVersion === rulesVersion) return async (recording, secret) => playAgain(sim, recording, secret);
  const id = (await Archive.open(archive, undefined)).find(gameId, rulesVersion);
  if (id === undefined) return undefined;
  const archived = (await import(pathToFileURL(join(archive, id, SIMULATIONS)).href)) as ArchivedSimulations;
  return async (recording, secret) => archived.playAgain(gameId, recording, secret);
}

/** Says that {@link rulesOf} found none. */
function noRules({ gameId, rulesVersion }: { readonly gameId: number; readonly rulesVersion: number }): string {
  const current = games.get(gameId)?.sim.rulesVersion;
  return `version: played by rules ${rulesVersion}, this checkout has rules ${current}, its archive has not the older ones`;
}
