import { useTranslation } from 'react-i18next';
import { BenchLayout } from '../bench-layout.tsx';
import type { BenchProps } from '../bench-props.ts';
import { EventPanel } from '../panels/event-panel.tsx';
import { KeysPanel } from '../panels/keys-panel.tsx';
import { LivePanel } from '../panels/live-panel.tsx';
import { PicturePanel } from '../panels/picture-panel.tsx';
import { RecordingPanel } from '../panels/recording-panel.tsx';
import { RunPanel } from '../panels/run-panel.tsx';
import { StatePanel } from '../panels/state-panel.tsx';
import { useRunExport } from '../run/use-run-export.ts';
import type { Workbench } from '../run/workbench.ts';
import { StageMode } from './stage-mode.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The canvas with all tools. */
export function StageBench({
  bench,
  module,
  entry,
  address,
  settings,
  onSettings,
  onAddress,
  onNewRun,
  onFile,
  live,
  say,
}: BenchProps & { readonly bench: Workbench }) {
  const { t } = useTranslation('catalog');
  const { seed } = bench.controller.setup;
  const { download, copyLink } = useRunExport(entry, address, say);
  useShortcuts({
    bench,
    onRestart: () => onNewRun(seed),
    onToggleHitBoxes: () => onSettings({ ...settings, hitBoxes: !settings.hitBoxes }),
  });
  return (
    <BenchLayout
      tools={
        <>
          <RunPanel
            key={seed}
            seed={seed}
            onStart={onNewRun}
            pilot={address.pilot}
            onPilot={(pilot) => onAddress({ pilot })}
          />
          <RecordingPanel
            onDownload={() => download(bench.recording())}
            onCopyLink={() => copyLink(bench.recording(), bench.tick)}
            onFile={onFile}
          />
          <LivePanel {...live} />
          <PicturePanel settings={settings} onChange={onSettings} />
          <StatePanel bench={bench} />
          <EventPanel bench={bench} />
          <KeysPanel />
        </>
      }
    >
      <StageMode
        bench={bench}
        module={module}
        title={t(`${entry.slug}.screen`)}
        settings={settings}
        speed={address.speed}
        onSpeed={(speed) => onAddress({ speed })}
      />
    </BenchLayout>
  );
}
