import { games } from '@star-seekers/games';
import type { AnyGameModule } from '@star-seekers/games/catalog';
import { LocalHost } from '@star-seekers/games/local-host';
import { Button } from '@star-seekers/ui/button';
import { Microscope, RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BenchLayout } from '../bench-layout.tsx';
import styles from '../panels/panels.module.css';
import { PicturePanel } from '../panels/picture-panel.tsx';
import { RunPanel } from '../panels/run-panel.tsx';
import type { BenchProps } from '../subject.ts';
import { DropDown } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import {
  CONDITIONS,
  DEFAULT_SCENARIO,
  type HostScenario,
  START_ANSWERS,
  STREAM_STATUSES,
  SUBMISSION_ANSWERS,
  answersOf,
  conditionsOf,
} from './host-scenario.ts';

/** A game's whole screen with a host whose answers can be chosen. */
export function ScreenBench({ module, subject, settings, onSettings, onNewRun, onRecordedRun }: BenchProps) {
  const { t } = useTranslation('sandbox');
  const { seed } = subject;
  const [scenario, setScenario] = useState(DEFAULT_SCENARIO);
  const [mounts, setMounts] = useState(1);
  const host = useMemo(() => {
    const dealer = games.get(module.sim.id)?.dealer;
    return new LocalHost(module.sim, { seed, dealer, tryNext: null });
  }, [module, seed]);
  useEffect(() => {
    host.change(
      { credits: scenario.credits, settings, ...conditionsOf(scenario, module.sim, seed) },
      answersOf(scenario),
    );
  }, [host, scenario, settings, module, seed]);
  useSyncExternalStore(host.subscribe, host.getHost);
  const finished = host.submitted.at(-1);
  const examine = () => {
    if (!finished) return;
    const { id: gameId, rulesVersion } = module.sim;
    onRecordedRun({ gameId, rulesVersion, setup: finished.ticket.setup, log: finished.log });
  };
  return (
    <BenchLayout
      tools={
        <>
          <RunPanel key={seed} seed={seed} onStart={onNewRun} />
          <HostPanel
            host={host}
            scenario={scenario}
            onScenario={setScenario}
            onRemount={() => setMounts((last) => last + 1)}
          />
          <PicturePanel settings={settings} onChange={onSettings} />
          <Button size="sm" icon={<Microscope aria-hidden="true" />} disabled={!finished} onClick={examine}>
            {t('host.examine')}
          </Button>
        </>
      }
    >
      <ScreenMode key={`${seed}:${mounts}`} module={module} host={host} />
    </BenchLayout>
  );
}

/** A game's whole screen, as in the hub. */
function ScreenMode({ module, host }: { readonly module: AnyGameModule; readonly host: LocalHost }) {
  return <module.Screen host={useSyncExternalStore(host.subscribe, host.getHost)} />;
}

interface HostPanelProps {
  readonly host: LocalHost;
  readonly scenario: HostScenario;
  readonly onScenario: (scenario: HostScenario) => void;
  readonly onRemount: () => void;
}

const BALANCES = [null, 0, 1, 4, 1_234_567] as const;

/** Sets the responses of the host and lists its calls. */
function HostPanel({ host, scenario, onScenario, onRemount }: HostPanelProps) {
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
