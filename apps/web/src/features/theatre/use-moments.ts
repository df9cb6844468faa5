import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Film, useFilmSnapshot } from './film.ts';
import { type Moment, momentsOf } from './moments.ts';

/** What happened in a film so far, in the viewer's words. @param end of the last one; absent while the run is being played */
export function useMoments(film: Film, end?: string): readonly Moment[] {
  const { t } = useTranslation('play');
  const { t: tGames } = useTranslation('games');
  const { prepared, ticks } = useFilmSnapshot(film);
  const begin = t('theatre.moments.begin');
  return useMemo(() => {
    // A film that does not grow tells everything at once.
    if (end !== undefined && prepared < 1) return [];
    return momentsOf(ticks > 0 ? film.marks : [], ticks, {
      ofMark: (mark) => mark.text(tGames),
      begin,
      ...(end !== undefined && { end }),
    });
  }, [film, prepared, ticks, begin, end, tGames]);
}
