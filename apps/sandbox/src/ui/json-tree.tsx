import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './json-tree.module.css';

export interface JsonTreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly startsOpen?: boolean;
}

/** A collapsible tree of plain data. Collapsed parts are not rendered, so a large changing state is cheap. */
export function JsonTree({ name, value, startsOpen = false }: JsonTreeProps) {
  const { t } = useTranslation('sandbox');
  const [open, setOpen] = useState(startsOpen);
  if (typeof value !== 'object' || value === null) {
    return (
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value} data-type={value === null ? 'null' : typeof value}>
          {JSON.stringify(value)}
        </span>
      </div>
    );
  }
  const entries = Object.entries(value);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>
          {Array.isArray(value) ? t('state.items', { count: entries.length }) : preview(entries)}
        </span>
      </summary>
      {open && (
        <div className={styles.children}>
          {entries.length === 0 && <span className={styles.count}>{t('state.empty')}</span>}
          {entries.map(([key, child]) => (
            <JsonTree key={key} name={key} value={child} />
          ))}
        </div>
      )}
    </details>
  );
}

/** The first four primitive fields of an object, in one line. */
function preview(entries: readonly [string, unknown][]): string {
  const simple = entries.filter(([, value]) => typeof value !== 'object' || value === null);
  return simple
    .slice(0, 4)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(' · ');
}
