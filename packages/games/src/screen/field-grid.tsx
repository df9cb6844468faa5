import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { RunPhase } from '../stage/run-controller.ts';
import { type BoardFields, fieldTowards, placeOf } from './board-fields.ts';
import styles from './field-grid.module.css';

export interface FieldGridProps {
  readonly fields: BoardFields;
  /** Accessible name of the board. */
  readonly label: string;
  readonly className?: string | undefined;
  /** The board is played now: it takes the focus, and again in each new phase, for then the stage has taken it. */
  readonly active: boolean;
  readonly phase: RunPhase;
  /** Other keys than those that move the focus. @returns whether the key meant something */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly ref?: Ref<HTMLDivElement>;
  /** What is in a field: a button, with the tab stop or not, that says when it is used. */
  readonly children: (field: FieldProps) => ReactNode;
}

export interface FieldProps {
  readonly field: number;
  /** It has the tab stop. */
  readonly current: boolean;
  /** The field was used by another way than the keys: it takes the tab stop. */
  readonly onUse: () => void;
}

/**
 * The fields of a board as a grid of buttons over the canvas: one tab stop, arrow keys from field to field. The canvas draws what lies
 * there; nothing here is seen but where the focus is. The canvas does not turn for languages that run from right to left, and neither
 * does this.
 */
export function FieldGrid({ fields, label, className, active, phase, onKey, ref, children }: FieldGridProps) {
  const [current, setCurrent] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => board.current as HTMLDivElement, []);

  const focusField = (field: number) => fieldButton(board.current, fields, field)?.focus({ preventScroll: true });
  const focusCurrent = useEffectEvent(() => focusField(current));
  useEffect(() => {
    if (active) focusCurrent();
  }, [active, phase]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = fieldTowards(fields, current, event.key);
    if (next === undefined) {
      if (onKey(event)) event.preventDefault();
      return;
    }
    event.preventDefault();
    setCurrent(next);
    focusField(next);
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
            return children({ field, current: current === field, onUse: () => setCurrent(field) });
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
