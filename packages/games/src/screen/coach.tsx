import type { SimState } from '@star-seekers/sim';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { Lightbulb } from 'lucide-react';
import styles from './coach.module.css';
import type { SeenHints } from './game-host.ts';
import type { CoachingPrompt } from './run-screen-parts.ts';
import { useCoaching } from './use-coaching.ts';

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
