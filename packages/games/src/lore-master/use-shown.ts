import type { Json } from '@star-seekers/sim';
import { useEffect, useState } from 'react';
import type { RunController } from '../stage/run-controller.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';

export type QuizController = RunController<QuizState, QuizCommand, QuizEvent>;

/** Before what was lost is asked for again. */
const RETRY_MS = 1500;

/**
 * What is shown of an answer of the dealer. After a reload it is fetched once more; undefined until then.
 * @param index its place in the run; null for nothing
 * @param read parses it; the same function in every render
 */
export function useShown<Shown>(
  controller: QuizController,
  index: number | null,
  read: (shown: Json | undefined) => Shown | undefined,
): Shown | undefined {
  const [, setRecalled] = useState(0);
  const shown = index === null ? undefined : read(controller.shown(index));
  const missing = shown === undefined && index !== null && index < controller.dealt.length ? index : null;

  useEffect(() => {
    if (missing === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const recall = async () => {
      try {
        await controller.recall(missing);
        if (!ended) setRecalled((count) => count + 1);
      } catch {
        if (!ended) timer = setTimeout(() => void recall(), RETRY_MS);
      }
    };
    void recall();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [controller, missing]);

  return shown;
}
