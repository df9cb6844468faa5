import { Button } from '@star-seekers/ui/button';
import type { LocalHost } from '@star-seekers/games/local-host';
import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CONDITIONS,
  type HostScenario,
  START_ANSWERS,
  STREAM_STATUSES,
  SUBMISSION_ANSWERS,
} from '../screen-mode/host-scenario.ts';
import { DropDown } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './panels.module.css';

export interface HostPanelProps {
  readonly host: LocalHost;
  readonly scenario: HostScenario;
  readonly onScenario: (scenario: HostScenario) => void;
  readonly onRemount: () => void;
}

const BALANCES = [null, 0, 1, 4, 1_234_567] as const;

/** Sets the responses of the host and lists its calls. */
export function HostPanel({ host, scenario, onScenario, onRemount }: HostPanelProps) {
  const { t } = useTranslation('sandbox');
  const calls = useSyncExternalStore(host.subscribe, host.getCalls);
  return (
    <Panel title={t('host.title')}>
      <p className={styles.dim}>{t('host.hint')}</p>
      <DropDown
        label={t('host.start')}
        value={scenario.start}
        options={START_ANSWERS.map((value) => ({ value, label: t(`host.starts.${value}`) }))}
        onChange={(start) => onScenario({ ...scenario, start })}
      />
      <DropDown
        label={t('host.submission')}
        value={scenario.submission}
        options={SUBMISSION_ANSWERS.map((value) => ({ value, label: t(`host.submissions.${value}`) }))}
        onChange={(submission) => onScenario({ ...scenario, submission })}
      />
      <DropDown
        label={t('host.stream')}
        value={scenario.stream}
        options={STREAM_STATUSES.map((value) => ({ value, label: t(`host.streams.${value}`) }))}
        onChange={(stream) => onScenario({ ...scenario, stream })}
      />
      <DropDown
        label={t('host.conditions')}
        value={scenario.conditions}
        options={CONDITIONS.map((value) => ({ value, label: t(`host.days.${value}`) }))}
        onChange={(conditions) => onScenario({ ...scenario, conditions })}
      />
      <DropDown
        label={t('host.credits')}
        value={String(scenario.credits)}
        options={BALANCES.map((value) => ({
          value: String(value),
          label: value === null ? t('host.noCredits') : String(value),
        }))}
        onChange={(text) => onScenario({ ...scenario, credits: text === 'null' ? null : Number(text) })}
      />
      <Button size="sm" icon={<RefreshCw aria-hidden="true" />} onClick={onRemount}>
        {t('host.remount')}
      </Button>
      <h3 className={styles.dim}>{t('host.calls')}</h3>
      {calls.length === 0 && <p className={styles.dim}>{t('host.noCalls')}</p>}
      <ol className={styles.scroll}>
        {calls.toReversed().map(({ id, name, detail }) => (
          <li key={id} className={styles.call}>
            <span className={styles.callName}>{name}</span> {detail}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
