import { type AnyGameModule, type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import type { i18n } from 'i18next';
import type { LoadRequest } from '../features/theatre/film-messages.ts';
import { LocalFilm } from '../features/theatre/local-film.ts';
import { recordingOf } from '../features/theatre/recording.ts';
import { playerTexts } from './player-texts.ts';

/** A run that is ready to be shown. */
export interface LoadedRun {
  readonly entry: CatalogEntry;
  readonly film: LocalFilm;
  readonly texts: i18n;
  readonly settings: LoadRequest['settings'];
}

/** What is missing when a run can't be shown. */
export type LoadFailure = 'recording' | 'stage';

export async function loadRun(request: LoadRequest): Promise<LoadedRun | LoadFailure> {
  const { recording, language, faction, settings } = request;
  Object.assign(document.documentElement.dataset, { faction, motion: settings.motion });
  const entry = catalog.find(({ id }) => id === recording.gameId);
  if (!entry) return 'recording';
  let module: AnyGameModule;
  let texts: i18n;
  try {
    [module, texts] = await Promise.all([entry.load(), playerTexts(language)]);
  } catch {
    return 'stage';
  }
  try {
    return { entry, film: new LocalFilm(module, await recordingOf(module.sim, recording)), texts, settings };
  } catch {
    return 'recording';
  }
}
