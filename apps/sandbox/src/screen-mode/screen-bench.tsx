import { Microscope } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BenchLayout } from '../bench-layout.tsx';
import type { BenchProps } from '../bench-props.ts';
import { HostPanel } from '../panels/host-panel.tsx';
import { PicturePanel } from '../panels/picture-panel.tsx';
import { RunPanel } from '../panels/run-panel.tsx';
import { Button } from '../ui/button.tsx';
import { DEFAULT_SCENARIO } from './host-scenario.ts';
import { SandboxHost } from './sandbox-host.ts';
import { ScreenMode } from './screen-mode.tsx';

/** A game's whole screen with a host whose answers can be chosen. */
export function ScreenBench({ module, subject, settings, onSettings, onNewRun, onRecordedRun }: BenchProps) {
  const { t } = useTranslation('sandbox');
  const { seed } = subject;
  const [scenario, setScenario] = useState(DEFAULT_SCENARIO);
  const [mounts, setMounts] = useState(1);
  const host = useMemo(() => new SandboxHost(module.sim, { seed }), [module, seed]);
  useEffect(() => host.answerBy(scenario), [host, scenario]);
  const { finished } = useSyncExternalStore(host.subscribe, host.getView);
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
          <Button icon={<Microscope aria-hidden="true" />} disabled={!finished} onClick={examine}>
            {t('host.examine')}
          </Button>
        </>
      }
    >
      <ScreenMode key={`${seed}:${mounts}`} module={module} host={host} scenario={scenario} settings={settings} />
    </BenchLayout>
  );
}
