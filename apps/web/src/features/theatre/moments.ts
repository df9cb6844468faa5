import type { RunMark } from '@star-seekers/games/theatre';
import type { PlacedMark } from '@star-seekers/sim';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Replay, useReplaySnapshot } from './replay.ts';

/** A place in the run that one can jump to, in the viewer's words. */
export interface Moment {
  readonly id: string;
  readonly tick: number;
  readonly tone: RunMark['tone'] | 'edge';
  readonly text: string;
}

export interface MomentTexts {
  readonly ofMark: (mark: RunMark) => string;
  readonly begin: string;
  /** Absent while the run is being played. */
  readonly end?: string;
}

/** All moments of a run, from its begin to its end if it has one. */
export function momentsOf(
  marks: readonly PlacedMark<RunMark>[],
  ticks: number,
  { ofMark, begin, end }: MomentTexts,
): readonly Moment[] {
  return [
    { id: 'begin', tick: 0, tone: 'edge', text: begin },
    ...marks.map(({ tick, mark }, index): Moment => ({
      id: String(index),
      tick,
      tone: mark.tone,
      text: ofMark(mark),
    })),
    ...(end === undefined ? [] : [{ id: 'end', tick: ticks, tone: 'edge' as const, text: end }]),
  ];
}

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
