import type { Json } from '@star-seekers/sim';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { type Shown, detailsIn } from './reveal-details.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';

export type QuizController = RunController<QuizState, QuizCommand, QuizEvent>;

/** Interval of checks for details that are loading again after a reload. */
const POLL_MS = 250;

/**
 * Details of a reveal in the language of the page; undefined while they load again after a reload.
 * @param index of the reveal in the run; null for none
 * @param parse the same function in every render
 */
export function useRevealDetails<Details>(
  controller: QuizController,
  index: number | null,
  parse: (details: Json | undefined) => Details | undefined,
): Shown<Details> | undefined {
  const { language } = useTranslation().i18n;
  const [, setPolls] = useState(0);
  const shown = index === null ? undefined : detailsIn(language, controller.shown(index), parse);
  const isMissing = shown === undefined && index !== null && index < controller.deals.length && !controller.watched;

  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setInterval(() => setPolls((count) => count + 1), POLL_MS);
    return () => clearInterval(timer);
  }, [isMissing]);

  // Of a recorded run they may come later.
  useEffect(() => controller.onReset(() => setPolls((count) => count + 1)), [controller]);

  return shown;
}
