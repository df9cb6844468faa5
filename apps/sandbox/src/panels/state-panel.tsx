import { hashState } from '@star-seekers/sim';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePulse } from '../run/use-pulse.ts';
import type { Workbench } from '../run/workbench.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './panels.module.css';

/** The current state: score, points, hash and all fields. */
export function StatePanel({ bench }: { readonly bench: Workbench }) {
  const { t } = useTranslation('sandbox');
  usePulse(bench);
  const { controller, tick, tape } = bench;
  const { phase, outcome } = controller.getSnapshot();
  const { score, points, stats } = controller.sim.outcome(controller.state);
  const ending = outcome ? ` · ${t(`reasons.${outcome.reason}`)}` : '';
  return (
    <Panel title={t('state.title')} aside={<span data-testid="phase">{t(`phases.${phase}`) + ending}</span>}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('readout.tick')}</dt>
          <dd data-testid="tick">{tick}</dd>
        </div>
        <div>
          <dt>{t('readout.score')}</dt>
          <dd data-testid="score">{score}</dd>
        </div>
        <div>
          <dt>{t('readout.points')}</dt>
          <dd>{points}</dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('readout.hash')}</dt>
          <dd className={styles.hash} data-testid="hash">
            {hashState(controller.state)}
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('readout.tape')}</dt>
          <dd>
            {t('transport.moment', { tick, ticks: tape.ticks })}
            {' · '}
            {t(bench.followsTape ? 'readout.following' : 'readout.recording')}
          </dd>
        </div>
      </dl>
      <div className={styles.scroll}>
        <JsonTree name="stats" value={stats} />
        <JsonTree name="state" value={controller.state} startsOpen />
      </div>
    </Panel>
  );
}

interface JsonTreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly startsOpen?: boolean;
}

/** A collapsible tree of plain data. Collapsed parts are not rendered, so a large changing state is cheap. */
function JsonTree({ name, value, startsOpen = false }: JsonTreeProps) {
  const { t } = useTranslation('sandbox');
  const [open, setOpen] = useState(startsOpen);
  if (typeof value !== 'object' || value === null) {
    return (
      <div className={styles.jsonTreeLine}>
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
      <summary className={styles.jsonTreeLine}>
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
