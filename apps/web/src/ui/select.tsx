import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import styles from './select.module.css';

export interface SelectItem<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly SelectItem<Value>[];
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean;
}

/** A select with a list; typing jumps to the matching entry. */
export function Select<Value extends string | number>({
  label,
  value,
  onValueChange,
  items,
  hideLabel = false,
}: SelectProps<Value>) {
  return (
    <div className={styles.field}>
      <Base.Root
        items={items}
        value={value}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next);
        }}
      >
        {!hideLabel && <Base.Label className={styles.label}>{label}</Base.Label>}
        <Base.Trigger className={styles.trigger} {...(hideLabel && { 'aria-label': label })}>
          <Base.Value className={styles.value} />
          <Base.Icon className={styles.icon}>
            <ChevronsUpDown size="1.1rem" aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={styles.positioner} sideOffset={6} alignItemWithTrigger={false}>
            <Base.Popup className={styles.popup}>
              {items.map((item) => (
                <Base.Item key={item.value} value={item.value} className={styles.item}>
                  <Base.ItemText>{item.label}</Base.ItemText>
                  <Base.ItemIndicator className={styles.check}>
                    <Check size="1.1rem" aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}
