import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@star-seekers/ui/class-names';
import { percentText } from '@star-seekers/ui/number-format';
import { Range } from '@star-seekers/ui/range';
import styles from './slider.module.css';

export interface SliderProps {
  readonly label: ReactNode;
  /** Drawn before the label; decorative. */
  readonly icon?: ReactNode;
  /** 0–100. */
  readonly value: number;
  /** Called with every step of a drag. */
  readonly onValueChange: (value: number) => void;
  /** Called when a drag or a key press is over. */
  readonly onValueCommit?: (() => void) | undefined;
  /** It has no effect now; it can still be moved. */
  readonly idle?: boolean;
}

/** A share of a whole, in per cent. */
export function Slider({ label, icon, value, onValueChange, onValueCommit, idle = false }: SliderProps) {
  const { i18n } = useTranslation();
  const id = useId();
  const share = percentText(i18n.language, value);
  return (
    <div className={classNames(styles.slider, idle && styles.idle)}>
      <label htmlFor={id} className={styles.label}>
        {icon}
        {label}
      </label>
      <output htmlFor={id} className={styles.value} aria-hidden="true">
        {share}
      </output>
      <Range
        id={id}
        className={styles.range}
        max={100}
        step={1}
        value={value}
        valueText={share}
        idle={idle}
        onValueChange={onValueChange}
        onValueCommit={onValueCommit}
      />
    </div>
  );
}
