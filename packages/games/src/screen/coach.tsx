import type { SimState } from '@star-seekers/sim';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useLatest } from '@star-seekers/stage/screen/use-latest.ts';
import { Lightbulb } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './coach.module.css';
import type { SeenHints } from './game-host.ts';
import type { CoachingPrompt } from './run-screen-parts.ts';

export interface CoachProps<State extends SimState, Command, Event> extends ControllerProps<State, Command, Event> {
  readonly game: string;
  readonly prompts: readonly CoachingPrompt<State>[];
  readonly hints: SeenHints;
}

/** The prompts of a first run: a line at the edge of the board, which readers hear too. */
export function Coach<State extends SimState, Command, Event>(props: CoachProps<State, Command, Event>) {
  const { controller, game, prompts, hints } = props;
  const text = useCoaching(controller, game, prompts, hints);
  return (
    <output className={styles.region} aria-live="polite">
      {text !== undefined && (
        <span className={styles.prompt}>
          <Lightbulb aria-hidden="true" />
          {text}
        </span>
      )}
    </output>
  );
}

/** Whether a prompt is due is asked four times a second. */
const LOOK_TICKS = 15;

/** How long a prompt stays, and the rest after it, in ticks: pauses take nothing from it. */
const SHOWN_TICKS = 300;
const REST_TICKS = 90;

/**
 * The prompt to show now. Each is shown once on this device, one at a time, in the moment in which it is due.
 * @param game prefix of the prompts' ids
 */
function useCoaching<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  game: string,
  prompts: readonly CoachingPrompt<State>[],
  hints: SeenHints,
): string | undefined {
  const latest = useLatest({ prompts, hints });
  const [shownId, setShownId] = useState<string>();

  useEffect(() => {
    let shownAt = Number.NEGATIVE_INFINITY;
    let open = latest.current.prompts.map(({ id }) => id);
    open = open.filter((id) => !latest.current.hints.isSeen(`${game}.${id}`));
    const begin = () => {
      shownAt = Number.NEGATIVE_INFINITY;
      setShownId(undefined);
    };
    const look = (state: Readonly<State>) => {
      if (state.tick % LOOK_TICKS !== 0) return;
      const since = state.tick - shownAt;
      if (since >= SHOWN_TICKS) setShownId(undefined);
      if (open.length === 0 || since < SHOWN_TICKS + REST_TICKS) return;
      const due = latest.current.prompts.find(({ id, isDue }) => open.includes(id) && isDue(state));
      if (!due) return;
      open = open.filter((id) => id !== due.id);
      shownAt = state.tick;
      latest.current.hints.see(`${game}.${due.id}`);
      setShownId(due.id);
    };
    if (open.length === 0) return undefined;
    const stops = [controller.onTick(look), controller.onReset(begin)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller, game, latest]);

  return prompts.find(({ id }) => id === shownId)?.text;
}
