import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import type { SentRecording } from '@star-seekers/games/play-again';
import { parseRunFile } from '@star-seekers/games/recorded-run';
import { MalformedInput } from '@star-seekers/sim';
import { LocalFilm } from './local-film.ts';
import { recordingOf } from './recording.ts';

/** Larger than the file of any run. */
const MAX_FILE_BYTES = 512 * 1024;

/** A run in a file, ready to be watched. */
export interface FileRun {
  readonly entry: CatalogEntry;
  readonly rulesVersion: number;
  readonly recording: SentRecording & { readonly gameId: number };
  readonly film: LocalFilm;
}

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
    if (sim.rulesVersion !== rulesVersion) return { fault: 'rules', played: rulesVersion, current: sim.rulesVersion };
    const recording = { gameId, ...setup, replay: packed };
    return { entry, rulesVersion, recording, film: new LocalFilm(module, await recordingOf(sim, recording)) };
  } catch (error) {
    if (error instanceof MalformedInput) return { fault: 'file', reason: error.message };
    throw error;
  }
}
