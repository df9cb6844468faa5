import type { AnyGameModule } from '@star-seekers/games/catalog';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { GameStage, type StageSettings } from '@star-seekers/stage';
import { Button } from '@star-seekers/ui/button';
import { lookUpKey } from '@star-seekers/ui/key-press';
import { useEffect, useEffectEvent, useState } from 'react';
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
import styles from './stage-bench.module.css';
import { Transport } from './transport.tsx';

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

interface Shortcuts {
  readonly bench: Workbench;
  readonly onRestart: () => void;
  readonly onToggleHitBoxes: () => void;
}

/** Keyboard shortcuts of the sandbox; keys of the stage and of fields take precedence. */
function useShortcuts({ bench, onRestart, onToggleHitBoxes }: Shortcuts): void {
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const shortcut = lookUpKey<() => void>(
      {
        k: () => (bench.controller.getSnapshot().phase === 'playing' ? bench.pause() : bench.play()),
        '.': () => bench.step(1),
        ',': () => bench.seek(bench.tick - 1),
        l: () => bench.step(TICKS_PER_SECOND),
        j: () => bench.seek(bench.tick - TICKS_PER_SECOND),
        r: onRestart,
        h: onToggleHitBoxes,
      },
      event,
    );
    shortcut?.();
    return shortcut !== undefined;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTypedInto(event.target) && act(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text');
}

interface StageModeProps {
  readonly bench: Workbench;
  readonly module: AnyGameModule;
  readonly title: string;
  readonly settings: StageSettings;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

/** The canvas of a game and the controls of its playback. */
function StageMode({ bench, module, title, settings, speed, onSpeed }: StageModeProps) {
  const { t } = useTranslation('sandbox');
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(1);
  const { width, height } = module.view.canvas;
  return (
    <div className={styles.mode}>
      <div className={styles.frame} style={{ '--ratio': width / height, aspectRatio: `${width} / ${height}` }}>
        {failure ? (
          <div className={styles.failure} role="alert">
            <p>{t('problems.stage', { reason: failure.message })}</p>
            <Button
              size="sm"
              onClick={() => {
                setFailure(undefined);
                setAttempt((last) => last + 1);
              }}
            >
              {t('retry')}
            </Button>
          </div>
        ) : (
          <GameStage
            key={attempt}
            view={module.view}
            controller={bench.controller}
            settings={settings}
            label={title}
            onError={setFailure}
            expose
          />
        )}
      </div>
      <Transport bench={bench} speed={speed} onSpeed={onSpeed} />
    </div>
  );
}
