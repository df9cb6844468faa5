import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePulse } from '../run/use-pulse.ts';
import type { Workbench } from '../run/workbench.ts';
import { hueOf } from '../stage-mode/hue-of.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './panels.module.css';

const SHOWN = 150;

/** The events of the run, newest first; pressing one seeks to its tick. */
export function EventPanel({ bench }: { readonly bench: Workbench }) {
  const { t } = useTranslation('sandbox');
  usePulse(bench);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { entries } = bench.journal;
  const counts = new Map<string, number>();
  for (const { type } of entries) counts.set(type, (counts.get(type) ?? 0) + 1);
  const toggle = (type: string) => {
    const next = new Set(hidden);
    if (!next.delete(type)) next.add(type);
    setHidden(next);
  };
  const shown = entries
    .filter(({ type }) => !hidden.has(type))
    .slice(-SHOWN)
    .toReversed();
  return (
    <Panel title={t('events.title')} aside={String(entries.length)}>
      {entries.length === 0 && <p className={styles.dim}>{t('events.none')}</p>}
      <fieldset className={styles.chips} aria-label={t('events.show')}>
        {[...counts].map(([type, count]) => (
          <button
            key={type}
            type="button"
            className={styles.chip}
            style={{ '--hue': hueOf(type) }}
            aria-pressed={!hidden.has(type)}
            onClick={() => toggle(type)}
          >
            {type} {count}
          </button>
        ))}
      </fieldset>
      <ol className={styles.scroll}>
        {shown.map(({ id, tick, type, data }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.event}
              style={{ '--hue': hueOf(type) }}
              title={t('events.goTo', { tick })}
              onClick={() => bench.seek(tick)}
            >
              <span className={styles.eventTick}>{tick}</span>
              <span className={styles.eventType}>{type}</span>
              <span className={styles.eventData}>{inOneLine(data)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** An event's data without the punctuation of JSON. */
function inOneLine(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data)
    .replaceAll(/[{}"]/g, '')
    .replaceAll(/([,:])/g, '$1 ');
}
