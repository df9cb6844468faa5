import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@star-seekers/ui/class-names';
import { percentText } from '@star-seekers/ui/number-format';
import { Range } from '@star-seekers/ui/range';
import styles from './slider.module.css';

export interface SliderProps {
  readonly label: ReactNode;
  /** Decorative icon before the label. */
  readonly icon?: ReactNode;
  /** 0–100. */
  readonly value: number;
  /** Called at every step of a drag. */
  readonly onValueChange: (value: number) => void;
  /** Called at the end of a drag or key press. */
  readonly onValueCommit?: (() => void) | undefined;
  /** Dimmed, because it has no effect now; it can still be moved. */
  readonly idle?: boolean;
}

/** A slider for a percentage. */
export function Slider({ label, icon, value, onValueChange, onValueCommit, idle = false }: SliderProps) {
  const { i18n } = useTranslation();
  const id = useId();
  const percentage = percentText(i18n.language, value);
  return (
    <div className={classNames(styles.slider, idle && styles.idle)}>
      <label htmlFor={id} className={styles.label}>
        {icon}
        {label}
      </label>
      <output htmlFor={id} className={styles.value} aria-hidden="true">
        {percentage}
      </output>
      <Range
        id={id}
        className={styles.range}
        max={100}
        step={1}
        value={value}
        valueText={percentage}
        idle={idle}
        onValueChange={onValueChange}
        onValueCommit={onValueCommit}
      />
    </div>
  );
}
