import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { isShortcut } from '@star-seekers/ui/key-press';
import type { RunController } from '../run-controller.ts';
import { type BoardFields, fieldTowards, placeOf } from './board-fields.ts';
import styles from './field-grid.module.css';
import { useRunSnapshot } from './use-run-state.ts';

export interface FieldGridProps {
  readonly controller: Pick<RunController, 'subscribe' | 'getSnapshot'>;
  readonly fields: BoardFields;
  /** Accessible name of the board. */
  readonly label: string;
  readonly className?: string | undefined;
  /** The rules allow moves now. */
  readonly playable?: boolean;
  /** In place of a pause. */
  readonly onEscape?: () => void;
  readonly ref?: Ref<HTMLDivElement>;
  /** Renders the button of a field. */
  readonly children: (field: FieldProps) => ReactNode;
}

export interface FieldProps {
  readonly field: number;
  /** It has the tab stop. */
  readonly current: boolean;
  /** The run is paused: the content of the field is not announced. */
  readonly hidden: boolean;
  /** Call when the field was used by pointer: it takes the tab stop. */
  readonly onUse: () => void;
}

/**
 * The fields of a board as a grid of buttons over the canvas: one tab stop, arrow keys from field to field. The canvas draws what lies
 * there; nothing here is seen but where the focus is. The canvas does not turn for languages that run from right to left, and neither
 * does this.
 */
export function FieldGrid(props: FieldGridProps) {
  const { controller, fields, label, className, playable = true, ref, children } = props;
  const { phase } = useRunSnapshot(controller);
  const [current, setCurrent] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => board.current as HTMLDivElement, []);

  const focusField = (field: number) => fieldButton(board.current, fields, field)?.focus({ preventScroll: true });
  const focusCurrent = useEffectEvent(() => focusField(current));
  const active = playable && (phase === 'countdown' || phase === 'playing');
  // Also in each new phase, since the stage takes the focus then.
  useEffect(() => {
    if (active) focusCurrent();
  }, [active, phase]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const next = fieldTowards(fields, current, event.key);
    if (next !== undefined) {
      setCurrent(next);
      focusField(next);
    } else if (event.key === 'Escape' && props.onEscape) props.onEscape();
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={board}
      className={className}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      data-stage-board=""
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: fields.rows }, (_row, row) => (
        <div key={row} role="row" className={styles.row}>
          {Array.from({ length: fields.columns }, (_column, column) => {
            const field = row * fields.columns + column;
            return (
              <Fragment key={field}>
                {children({
                  field,
                  current: current === field,
                  hidden: phase === 'paused' || phase === 'countdown',
                  onUse: () => setCurrent(field),
                })}
              </Fragment>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function fieldButton(board: HTMLElement | null, fields: BoardFields, field: number): HTMLElement | null | undefined {
  const { row, column } = placeOf(fields, field);
  return board?.children[row - 1]?.children[column - 1]?.querySelector('button');
}
