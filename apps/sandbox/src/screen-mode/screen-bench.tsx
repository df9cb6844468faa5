import { games } from '@star-seekers/games';
import type { AnyGameModule } from '@star-seekers/games/catalog';
import { LocalHost } from '@star-seekers/games/local-host';
import { Button } from '@star-seekers/ui/button';
import { Microscope } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BenchLayout } from '../bench-layout.tsx';
import type { BenchProps } from '../bench-props.ts';
import { HostPanel } from '../panels/host-panel.tsx';
import { PicturePanel } from '../panels/picture-panel.tsx';
import { RunPanel } from '../panels/run-panel.tsx';
import { DEFAULT_SCENARIO, answersOf, conditionsOf } from './host-scenario.ts';

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
