import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';
import { useMediaQuery } from '@star-seekers/ui/use-media-query';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Name of the tab list for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly TabItem<Value>[];
  /** `line` underlines the selected tab, `pill` fills it, `rail` is beside the panel in wide windows. */
  readonly look?: 'line' | 'pill' | 'rail';
  /** Keeps hidden panels mounted with their input. */
  readonly keepPanels?: boolean;
}

/** Windows in which a `rail` is beside its panel. Keep in sync with the style sheet. */
const WIDE = '(width >= 60rem)';

/** Tabs with panels; arrow keys move and select. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  items,
  look = 'line',
  keepPanels = false,
}: TabsProps<Value>) {
  const isBeside = useMediaQuery(WIDE) && look === 'rail';
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      orientation={isBeside ? 'vertical' : 'horizontal'}
      className={look === 'rail' ? styles.beside : undefined}
    >
      <Base.List className={`${styles.list} ${styles[look]}`} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} renderBeforeHydration={false} />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles.panel} keepMounted={keepPanels}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
