import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './range.module.css';

export interface RangeProps {
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** What is read out in place of the bare number. */
  readonly valueText: string;
  /** Called with every step of a drag. */
  readonly onValueChange: (value: number) => void;
  /** Called when a drag or a key press is over. */
  readonly onValueCommit?: (() => void) | undefined;
  /** It has no effect now; it can still be moved. */
  readonly idle?: boolean;
  readonly disabled?: boolean;
  /** For a label of its own. */
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
}

/** The bare slider, from nothing to `max`. */
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
