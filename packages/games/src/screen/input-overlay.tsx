import type { CommandLog, SimState } from '@star-seekers/sim';
import type { StageAction } from '@star-seekers/stage/game-view.ts';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import type { TheatreParts } from '../theatre.ts';
import styles from './input-overlay.module.css';
import { type ShownInputs, inputsAt, usedInputs } from './shown-inputs.ts';

export interface InputOverlayProps<State extends SimState, Command, Event> {
  readonly controller: RunController<State, Command, Event>;
  readonly log: CommandLog<Command>;
  readonly inputOf: TheatreParts<State, Command, Event>['inputOf'];
  readonly canvas: { readonly width: number; readonly height: number };
}

const ARROWS = [
  ['up', ArrowUp],
  ['left', ArrowLeft],
  ['down', ArrowDown],
  ['right', ArrowRight],
] as const;

const BUTTONS = ['primary', 'secondary'] as const;
const LETTERS = { primary: 'A', secondary: 'B' } as const;

/** What the player of a recorded run does, over the board. Decorative: the list of events tells what came of it. */
export function InputOverlay<State extends SimState, Command, Event>(props: InputOverlayProps<State, Command, Event>) {
  const { controller, log, inputOf, canvas } = props;
  // A text, because state that is read has to be primitive.
  const text = useRunState(controller, ({ tick }) =>
    JSON.stringify(inputsAt(log.commands, controller.place.commands, tick, (command) => inputOf(command, canvas))),
  );
  const { pressed, at, drag } = JSON.parse(text) as ShownInputs;
  const used = useMemo(
    () => usedInputs(log.commands, (command: Command) => inputOf(command, canvas)),
    [log, inputOf, canvas],
  );
  const isPressed = (action: StageAction) => (pressed.includes(action) ? '' : undefined);
  return (
    <div className={styles.overlay} aria-hidden="true">
      {at && <span className={styles.touch} style={{ '--x': at.x, '--y': at.y } as CSSProperties} />}
      {(used.drags || ARROWS.some(([action]) => used.actions.has(action))) && (
        <div className={styles.pad}>
          {ARROWS.map(([action, Icon]) => (
            <span key={action} className={styles.key} data-action={action} data-pressed={isPressed(action)}>
              <Icon />
            </span>
          ))}
          {drag && (
            <span
              className={styles.drag}
              style={
                {
                  '--turn': `${Math.atan2(drag.dy, drag.dx)}rad`,
                  '--length': Math.hypot(drag.dx, drag.dy),
                } as CSSProperties
              }
            />
          )}
        </div>
      )}
      <div className={styles.buttons}>
        {BUTTONS.filter((action) => used.actions.has(action)).map((action) => (
          <span key={action} className={styles.button} data-pressed={isPressed(action)}>
            {LETTERS[action]}
          </span>
        ))}
      </div>
    </div>
  );
}
