import { type AnyGameModule, type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import type { RecordedRun } from '@star-seekers/games/recorded-run';
import { DEFAULT_STAGE_SETTINGS, type StageSettings } from '@star-seekers/stage';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MODES, type Mode, type SandboxAddress, readAddress, writeAddress } from './address/address.ts';
import styles from './app.module.css';
import { MAX_FILE_BYTES, readRun, replayUrl, unpackRun } from './run/run-file.ts';
import { Workbench } from './run/workbench.ts';
import { ScreenBench } from './screen-mode/screen-bench.tsx';
import { StageBench } from './stage-mode/stage-bench.tsx';
import { type ExaminationProps, type Subject, liveRun, newRun, recordedRun } from './subject.ts';
import { Choice } from './ui/choice.tsx';
import { DropDown } from './ui/field.tsx';
import { Notices } from './ui/notices.tsx';
import { useLive } from './use-live.ts';
import { type Say, useNotices } from './use-notices.ts';

const playable = catalog.filter(({ load }) => load).map(({ id }) => id);

/** The address at page load. */
const initial = readAddress(location.search, playable);

export function App() {
  const { t } = useTranslation('sandbox');
  const { notices, say, dismiss } = useNotices();
  const { loadFile, loadReplay } = useRunLoader(say);
  const [address, setAddress] = useState<SandboxAddress>(initial.address);
  const [subject, setSubject] = useState<Subject | null>(
    initial.address.replay === null ? newRun(initial.address) : null,
  );
  const gameId = subject?.gameId ?? address.gameId;
  const loaded = useModule(gameId);
  const entry = catalog.find(({ id }) => id === gameId) as CatalogEntry;

  const change = (changes: Partial<SandboxAddress>) => {
    const next = { ...address, ...changes };
    setAddress(next);
    history.replaceState(null, '', writeAddress(next));
  };
  const show = (next: Subject, changes: Partial<SandboxAddress> = {}) => {
    setSubject(next);
    change({ gameId: next.gameId, seed: next.seed, replay: null, tick: null, ...changes });
  };
  const live = useLive(say, (tape) => show(liveRun(tape), { mode: 'stage' }));
  const examine = (next: Subject, changes: Partial<SandboxAddress> = {}) => {
    live.stop();
    show(next, changes);
  };
  const openFile = async (file: File) => {
    const recorded = await loadFile(file);
    if (recorded) examine(recordedRun(recorded));
  };
  const dropping = useFileDrop((file) => void openFile(file));

  useEffect(() => {
    for (const { parameter, value } of initial.problems) {
      say({ kind: 'problem', text: t('problems.address', { parameter, value }) });
    }
  }, [say, t]);

  useEffect(() => {
    const { replay, tick } = initial.address;
    if (replay === null) return undefined;
    let cancelled = false;
    const load = async () => {
      const recorded = await loadReplay(replay);
      if (!cancelled) setSubject(recorded ? recordedRun(recorded, tick) : newRun(initial.address));
    };
    void load();
    return () => {
      cancelled = true;
    };
  }, [loadReplay]);

  return (
    <div className={styles.app}>
      <TopBar
        gameId={gameId}
        mode={address.mode}
        onGame={(next) => examine(newRun({ gameId: next, seed: address.seed }))}
        onMode={(mode) => change({ mode })}
      />
      <Notices notices={notices} onDismiss={dismiss} />
      {playable.length === 0 && <p role="alert">{t('nothingPlayable')}</p>}
      {loaded.status === 'failed' && <p role="alert">{t('loadFailed', { message: loaded.message })}</p>}
      {loaded.status === 'loading' && playable.length > 0 && <output className={styles.loading}>{t('loading')}</output>}
      {loaded.status === 'ready' && subject && (
        <Examination
          key={gameId}
          module={loaded.module}
          entry={entry}
          subject={subject}
          address={address}
          onAddress={change}
          onNewRun={(seed) => examine(newRun({ gameId, seed }))}
          onRecordedRun={(recorded: RecordedRun<unknown>) => examine(recordedRun(recorded), { mode: 'stage' })}
          onFile={(file) => void openFile(file)}
          live={{ status: live.status, onWatch: (id) => void live.watch(id), onStop: live.stop }}
          say={say}
        />
      )}
      {dropping && <div className={styles.drop}>{t('file.dropNow')}</div>}
    </div>
  );
}

type LoadedModule =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: AnyGameModule }
  | { readonly status: 'failed'; readonly message: string };

const LOADING: LoadedModule = { status: 'loading' };

/** Loads the chunk of a game. */
function useModule(gameId: number): LoadedModule {
  const [loaded, setLoaded] = useState<{ readonly gameId: number; readonly state: LoadedModule }>();
  useEffect(() => {
    let cancelled = false;
    const settle = (state: LoadedModule) => {
      if (!cancelled) setLoaded({ gameId, state });
    };
    const load = catalog.find(({ id }) => id === gameId)?.load;
    load?.().then(
      (module) => settle({ status: 'ready', module }),
      (error: unknown) => settle({ status: 'failed', message: String(error) }),
    );
    return () => {
      cancelled = true;
    };
  }, [gameId]);
  return loaded?.gameId === gameId ? loaded.state : LOADING;
}

/** Handles a file that is dropped anywhere on the page. @returns whether one is being dragged over it */
function useFileDrop(onFile: (file: File) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // The event fires between elements too; without a related target the pointer has left the window.
      if (event.relatedTarget === null) setDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      setDragging(false);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', onDragOver, { signal });
    document.addEventListener('dragleave', onDragLeave, { signal });
    document.addEventListener('drop', onDrop, { signal });
    return () => listening.abort();
  }, []);
  return dragging;
}

interface TopBarProps {
  readonly gameId: number;
  readonly mode: Mode;
  readonly onGame: (gameId: number) => void;
  readonly onMode: (mode: Mode) => void;
}

/** Selects the game and the mode. */
function TopBar({ gameId, mode, onGame, onMode }: TopBarProps) {
  const { t } = useTranslation(['sandbox', 'catalog']);
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>
        {t('product')} <span className={styles.word}>{t('title')}</span>
      </h1>
      <div className={styles.choices}>
        <DropDown
          label={t('game')}
          hideLabel
          value={gameId}
          options={catalog.map(({ id, slug }) => ({
            value: id,
            label: `${id} · ${t(`catalog:${slug}.title`)}`,
          }))}
          onChange={onGame}
        />
        <Choice
          label={t('mode.label')}
          hideLabel
          value={mode}
          options={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
          onChange={onMode}
        />
      </div>
    </header>
  );
}

const systemWantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One game in either mode. The run on the bench survives a change of mode. */
function Examination(props: ExaminationProps) {
  const { module, subject, address } = props;
  const { mode, pilot, speed } = address;
  const [settings, setSettings] = useState<StageSettings>({
    ...DEFAULT_STAGE_SETTINGS,
    motion: systemWantsLessMotion ? 'reduced' : 'full',
  });
  const bench = useMemo(() => createBench(module, subject), [module, subject]);

  useEffect(() => {
    bench.setPilot(pilot);
  }, [bench, pilot]);
  useEffect(() => {
    bench.setSpeed(speed);
  }, [bench, speed]);
  useEffect(() => subject.live?.subscribe(() => bench.followGrowth()), [bench, subject]);
  useEffect(() => {
    if (mode !== 'stage') bench.pause();
  }, [bench, mode]);
  useEffect(() => {
    document.documentElement.dataset.motion = settings.motion;
  }, [settings.motion]);

  const benchProps = { ...props, settings, onSettings: setSettings };
  return mode === 'stage' ? <StageBench {...benchProps} bench={bench} /> : <ScreenBench {...benchProps} />;
}

function createBench(module: AnyGameModule, { seed, recorded, tick, live }: Subject): Workbench {
  const bench = recorded ? new Workbench(module, recorded.setup, recorded.log) : new Workbench(module, { seed });
  if (tick !== null) bench.seek(tick);
  if (live) bench.seekLive();
  return bench;
}

/** Loads runs from files and addresses, and reports invalid ones. */
function useRunLoader(say: Say) {
  const { t } = useTranslation('sandbox');

  const parse = useCallback(
    async (name: string, run: () => Promise<RecordedRun<unknown>>): Promise<RecordedRun<unknown> | undefined> => {
      try {
        const loaded = await run();
        say({ kind: 'info', text: t('file.loadedFrom', { name, ticks: loaded.log.ticks }) });
        return loaded;
      } catch (error) {
        say({ kind: 'problem', text: t('problems.notARun', { name, reason: reasonOf(error) }) });
        return undefined;
      }
    },
    [say, t],
  );

  const loadFile = useCallback(
    async (file: File) => {
      if (file.size <= MAX_FILE_BYTES) return parse(file.name, async () => readRun(await file.text()));
      say({ kind: 'problem', text: t('problems.tooLarge', { name: file.name, limit: MAX_FILE_BYTES / 1024 }) });
      return undefined;
    },
    [parse, say, t],
  );

  /** @param replay the `replay` parameter of an address */
  const loadReplay = useCallback(
    async (replay: string) => {
      const url = replayUrl(replay, location.href);
      if (!url) return parse(t('file.title'), async () => unpackRun(replay));
      const text = await fetchText(url).catch((error: unknown) => {
        say({ kind: 'problem', text: t('problems.fetch', { url: url.href, reason: reasonOf(error) }) });
      });
      return text === undefined ? undefined : parse(url.href, async () => readRun(text));
    },
    [parse, say, t],
  );

  return { loadFile, loadReplay };
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const text = await response.text();
  if (text.length > MAX_FILE_BYTES) throw new Error(`${text.length} characters`);
  return text;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
