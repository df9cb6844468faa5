import { Range } from '@star-seekers/ui/range';
import { useTranslation } from 'react-i18next';
import { usePulse } from '../run/use-pulse.ts';
import type { Workbench } from '../run/workbench.ts';
import { hueOf } from './hue-of.ts';
import styles from './timeline.module.css';

/** A slider over the ticks of the run. Marks show rare events. */
export function Timeline({ bench }: { readonly bench: Workbench }) {
  const { t } = useTranslation('sandbox');
  usePulse(bench);
  const { tick, tape } = bench;
  const { ticks } = tape;
  return (
    <div className={styles.timeline}>
      <div className={styles.marks} aria-hidden="true">
        {rareEvents(bench).map(({ id, tick: at, type }) => (
          <span
            key={id}
            className={styles.mark}
            title={`${type} · ${at}`}
            style={{ insetInlineStart: `${(at / Math.max(ticks, 1)) * 100}%`, '--hue': hueOf(type) }}
          />
        ))}
      </div>
      <Range
        aria-label={t('transport.timeline')}
        valueText={t('transport.moment', { tick, ticks })}
        max={Math.max(ticks, 1)}
        step={1}
        value={tick}
        onValueChange={(value) => bench.seek(value)}
      />
    </div>
  );
}

const MAX_MARKS = 160;

/** Events of kinds that are rare in this run. */
function rareEvents({ journal, tape }: Workbench) {
  const counts = new Map<string, number>();
  for (const { type } of journal.entries) counts.set(type, (counts.get(type) ?? 0) + 1);
  const limit = Math.max(4, tape.ticks / 60);
  return journal.entries.filter(({ type }) => (counts.get(type) ?? 0) < limit).slice(-MAX_MARKS);
}
