import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadRequest } from './film-messages.ts';
import { FramedFilm } from './framed-film.ts';
import { useFilmSettings } from './use-film-settings.ts';

/** The film of a recording that a sealed player plays, in the language and with the settings of the first render. */
export function useFramedFilm(
  ticks: number,
  { gameId, seed, options, replay }: LoadRequest['recording'],
  faction: string,
) {
  const { i18n } = useTranslation();
  const settings = useFilmSettings();
  const [film] = useState(() => {
    const recording = { gameId, seed, options, replay };
    return new FramedFilm(ticks, { recording, language: i18n.language, faction, settings });
  });
  return film;
}
