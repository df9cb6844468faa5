import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Replay, useReplaySnapshot } from './replay.ts';
import { type Moment, momentsOf } from './moments.ts';

/** What happened in a replay so far, in the viewer's words. @param end of the last one; absent while the run is being played */
export function useMoments(replay: Replay, end?: string): readonly Moment[] {
  const { t } = useTranslation('play');
  const { t: tGames } = useTranslation('games');
  const { prepared, ticks } = useReplaySnapshot(replay);
  const begin = t('theatre.moments.begin');
  return useMemo(() => {
    // A replay that does not grow tells everything at once.
    if (end !== undefined && prepared < 1) return [];
    return momentsOf(ticks > 0 ? replay.marks : [], ticks, {
      ofMark: (mark) => mark.text(tGames),
      begin,
      ...(end !== undefined && { end }),
    });
  }, [replay, prepared, ticks, begin, end, tGames]);
}
