import { ApiError } from '@star-seekers/contracts/client';
import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import type { SentRecording } from '@star-seekers/games/play-again';
import { parseRunFile } from '@star-seekers/games/recorded-run';
import { MalformedInput } from '@star-seekers/sim';
import { api } from '../../shell/api.ts';
import { checkRun } from './check-run.ts';
import type { CheckResult } from './check-worker.ts';
import { LocalReplay } from './local-replay.ts';
import { recordingOf } from './recording.ts';

/** Larger than the file of any run. */
const MAX_FILE_BYTES = 512 * 1024;

/** A run in a file, ready to be watched. */
export interface FileRun {
  readonly entry: CatalogEntry;
  readonly rulesVersion: number;
  readonly recording: SentRecording & { readonly gameId: number };
  /** What this browser has come to. */
  readonly check: CheckResult;
  readonly source: FileSource;
}

/** Who plays it: this page, or the archived player of the older rules by which it was played. */
export type FileSource = { readonly replay: LocalReplay } | { readonly archive: string; readonly ticks: number };

/** Why a file can't be watched. `file`: it is not that of a run. */
export type FileFault =
  | { readonly fault: 'file'; readonly reason: string }
  | { readonly fault: 'rules'; readonly played: number; readonly current: number }
  | { readonly fault: 'load' };

export async function openRunFile(file: File): Promise<FileRun | FileFault> {
  try {
    if (file.size > MAX_FILE_BYTES) throw new MalformedInput(`the file has more than ${MAX_FILE_BYTES} bytes`);
    const { gameId, rulesVersion, setup, packed } = parseRunFile(await file.text());
    const entry = catalog.find(({ id }) => id === gameId);
    if (!entry) throw new MalformedInput(`gameId: there is no game ${gameId}`);
    const module = await entry.load().catch(() => undefined);
    if (!module) return { fault: 'load' };
    const { sim } = module;
    const recording = { gameId, ...setup, replay: packed };
    const run = { entry, rulesVersion, recording };
    if (sim.rulesVersion === rulesVersion) {
      const replay = new LocalReplay(module, await recordingOf(sim, recording));
      return { ...run, check: await checkRun({ replay: recording, archive: null }), source: { replay } };
    }
    const { archive } = await api('archivedRules', {
      params: { gameId: String(gameId), rulesVersion: String(rulesVersion) },
    });
    if (archive === null) return { fault: 'rules', played: rulesVersion, current: sim.rulesVersion };
    const check = await checkRun({ replay: recording, archive });
    if ('problem' in check) throw new MalformedInput(`log: ${check.problem}`);
    return { ...run, check, source: { archive, ticks: check.ticks } };
  } catch (error) {
    if (error instanceof MalformedInput) return { fault: 'file', reason: error.message };
    if (error instanceof ApiError) return { fault: 'load' };
    throw error;
  }
}
