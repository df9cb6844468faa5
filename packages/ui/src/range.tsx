import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './range.module.css';

export interface RangeProps {
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** Text for screen readers instead of the number. */
  readonly valueText: string;
  /** Called at every step of a drag. */
  readonly onValueChange: (value: number) => void;
  /** Called at the end of a drag or key press. */
  readonly onValueCommit?: (() => void) | undefined;
  /** Dimmed, because it has no effect now; it can still be moved. */
  readonly idle?: boolean;
  readonly disabled?: boolean;
  /** Id for a separate label. */
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
}

/** A slider from 0 to `max`, without a label. */
export function Range({
  max,
  value,
  valueText,
  onValueChange,
  onValueCommit,
  idle = false,
  className,
  ...rest
}: RangeProps) {
  return (
    <input
      {...rest}
      type="range"
      min={0}
      max={max}
      className={classNames(styles.range, idle && styles.idle, className)}
      style={{ '--share': max > 0 ? value / max : 0 } as CSSProperties}
      value={value}
      aria-valuetext={valueText}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      onPointerUp={onValueCommit}
      onKeyUp={onValueCommit}
    />
  );
}
