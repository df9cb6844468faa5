import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import { type RecordedRun, runFileName } from '@star-seekers/games/recorded-run';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { GameStage, type StageSettings } from '@star-seekers/stage';
import { Button, buttonClass } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import { lookUpKey } from '@star-seekers/ui/key-press';
import { Download, FolderOpen, Link } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SandboxAddress, writeAddress } from '../address/address.ts';
import { BenchLayout } from '../bench-layout.tsx';
import { LivePanel } from '../panels/live-panel.tsx';
import panels from '../panels/panels.module.css';
import { PicturePanel } from '../panels/picture-panel.tsx';
import { RunPanel } from '../panels/run-panel.tsx';
import { StatePanel } from '../panels/state-panel.tsx';
import { packRun, writeRun } from '../run/run-file.ts';
import { usePulse } from '../run/use-pulse.ts';
import type { Workbench } from '../run/workbench.ts';
import type { BenchProps } from '../subject.ts';
import { Panel } from '../ui/panel.tsx';
import type { Say } from '../use-notices.ts';
import styles from './stage-bench.module.css';
import { Transport, hueOf } from './transport.tsx';

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
        title={t(`${entry.slug}.title`)}
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

const KEYS = [
  { keys: ['K'], what: 'play' },
  { keys: ['.', ','], what: 'step' },
  { keys: ['L', 'J'], what: 'jump' },
  { keys: ['R'], what: 'restart' },
  { keys: ['H'], what: 'hitBoxes' },
] as const;

/** The shortcuts of {@link useShortcuts}. */
function KeysPanel() {
  const { t } = useTranslation('sandbox');
  return (
    <Panel title={t('shortcuts.title')} aside={t('shortcuts.hint')} folded>
      <dl className={panels.keys}>
        {KEYS.map(({ keys, what }) => (
          <Fragment key={what}>
            <dt>
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{t(`shortcuts.${what}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Panel>
  );
}

interface RecordingPanelProps {
  readonly onDownload: () => void;
  readonly onCopyLink: () => void;
  readonly onFile: (file: File) => void;
}

/** Saves the run or loads another one. */
function RecordingPanel({ onDownload, onCopyLink, onFile }: RecordingPanelProps) {
  const { t } = useTranslation('sandbox');
  const input = useId();
  return (
    <Panel title={t('file.title')} aside={t('file.drop')}>
      <div className={styles.buttons}>
        <Button size="sm" icon={<Link aria-hidden="true" />} onClick={onCopyLink}>
          {t('file.copyLink')}
        </Button>
        <Button size="sm" icon={<Download aria-hidden="true" />} onClick={onDownload}>
          {t('file.download')}
        </Button>
        <label className={classNames(buttonClass({ size: 'sm' }), styles.load)} htmlFor={input}>
          <FolderOpen aria-hidden="true" />
          {t('file.load')}
          <input
            id={input}
            type="file"
            accept="application/json,.json"
            className={styles.file}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onFile(file);
              // Allows choosing the same file again, for example after an edit.
              target.value = '';
            }}
          />
        </label>
      </div>
    </Panel>
  );
}

/** Exports a run as a file, or as a link that contains all of it. */
function useRunExport({ slug }: CatalogEntry, address: SandboxAddress, say: Say) {
  const { t } = useTranslation('sandbox');

  const download = async (run: RecordedRun<unknown>) => {
    const url = URL.createObjectURL(new Blob([await writeRun(run)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = runFileName(slug, run, run.log.ticks);
    link.click();
    URL.revokeObjectURL(url);
  };

  const copyLink = async (run: RecordedRun<unknown>, tick: number) => {
    // The seed alone describes a run of 0 ticks.
    const place = run.log.ticks === 0 ? { replay: null, tick: null } : { replay: await packRun(run), tick };
    const link = new URL(writeAddress({ ...address, seed: run.setup.seed, ...place }), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      say({ kind: 'info', text: t('file.linkCopied') });
    } catch {
      say({ kind: 'info', text: t('file.linkRefused'), copyable: link });
    }
  };

  return {
    download: (run: RecordedRun<unknown>) => void download(run),
    copyLink: (run: RecordedRun<unknown>, tick: number) => void copyLink(run, tick),
  };
}

const SHOWN = 150;

/** The events of the run, newest first; pressing one seeks to its tick. */
function EventPanel({ bench }: { readonly bench: Workbench }) {
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
      {entries.length === 0 && <p className={panels.dim}>{t('events.none')}</p>}
      <fieldset className={panels.chips} aria-label={t('events.show')}>
        {[...counts].map(([type, count]) => (
          <button
            key={type}
            type="button"
            className={panels.chip}
            style={{ '--hue': hueOf(type) }}
            aria-pressed={!hidden.has(type)}
            onClick={() => toggle(type)}
          >
            {type} {count}
          </button>
        ))}
      </fieldset>
      <ol className={panels.scroll}>
        {shown.map(({ id, tick, type, data }) => (
          <li key={id}>
            <button
              type="button"
              className={panels.event}
              style={{ '--hue': hueOf(type) }}
              title={t('events.goTo', { tick })}
              onClick={() => bench.seek(tick)}
            >
              <span className={panels.eventTick}>{tick}</span>
              <span className={panels.eventType}>{type}</span>
              <span className={panels.eventData}>{inOneLine(data)}</span>
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
