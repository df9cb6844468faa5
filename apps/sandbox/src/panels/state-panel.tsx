import { hashState } from '@star-seekers/sim';
import { useTranslation } from 'react-i18next';
import { usePulse } from '../run/use-pulse.ts';
import type { Workbench } from '../run/workbench.ts';
import { JsonTree } from '../ui/json-tree.tsx';
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
