import type { RunPace, RunPage } from '@star-seekers/contracts';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { useMemo } from 'react';
import type { ScoreLines } from './score-chart.tsx';
import { type ScoreLine, scoreLine, secondsLine } from './score-line.ts';
import type { Film } from './film.ts';

/** The score of the run second by second once it is prepared, and before that as the server has it; beside it those of other runs. */
export function useScoreLines(
  film: Film,
  { runId, score }: Pick<RunPage, 'runId' | 'score'>,
  pace: RunPace | undefined,
  prepared: number,
): ScoreLines {
  return useMemo(() => {
    const own = prepared === 1 ? secondsLine(film.scores, film.ticks, score) : (lineOf(pace?.own) ?? { points: [] });
    // The own best may be this run.
    const best = pace?.best?.runId === runId ? undefined : lineOf(pace?.best);
    const next = lineOf(pace?.next);
    return { own, ...(best && { best }), ...(next && { next }) };
  }, [film, runId, score, pace, prepared]);
}

function lineOf(pace: RunPace['own'] | undefined): ScoreLine | undefined {
  return pace ? scoreLine(pace.scores, pace.everyS * TICKS_PER_SECOND, pace.ticks) : undefined;
}
