import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly TabItem<Value>[];
  /** `line` underlines the chosen tab, `pill` fills it. */
  readonly look?: 'line' | 'pill';
}

/** Tabs with their panels; arrow keys move and choose. */
export function Tabs<Value extends string>({ label, value, onValueChange, items, look = 'line' }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <Base.List className={`${styles.list} ${styles[look]}`} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} renderBeforeHydration={false} />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
