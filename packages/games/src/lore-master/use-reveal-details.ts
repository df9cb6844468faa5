import type { Json } from '@star-seekers/sim';
import { useEffect, useState } from 'react';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';

export type QuizController = RunController<QuizState, QuizCommand, QuizEvent>;

/** Interval of checks for details that are loading again after a reload. */
const POLL_MS = 250;

/**
 * Details of a reveal; undefined while they load again after a reload.
 * @param index of the reveal in the run; null for none
 * @param parse the same function in every render
 */
export function useRevealDetails<Details>(
  controller: QuizController,
  index: number | null,
  parse: (details: Json | undefined) => Details | undefined,
): Details | undefined {
  const [, setPolls] = useState(0);
  const details = index === null ? undefined : parse(controller.shown(index));
  const isMissing = details === undefined && index !== null && index < controller.deals.length;

  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setInterval(() => setPolls((count) => count + 1), POLL_MS);
    return () => clearInterval(timer);
  }, [isMissing]);

  return details;
}
