import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { FileX, FolderOpen } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@star-seekers/contracts/client';
import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import type { SentRecording } from '@star-seekers/games/play-again';
import { parseRunFile } from '@star-seekers/games/recorded-run';
import { MalformedInput } from '@star-seekers/sim';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LocalBoard } from './local-board.tsx';
import roomStyles from './replay-view.module.css';
import { ReplayView, type ReplayViewProps } from './replay-view.tsx';
import { useReplaySnapshot } from './replay.ts';
import { FramedBoard, useFramedReplay } from './framed-board.tsx';
import { LocalReplay } from './local-replay.ts';
import { playTime } from './play-time.ts';
import runFacts from './run-facts.module.css';
import { Fact } from './run-facts.tsx';
import { api } from '../../shell/api.ts';
import { checkRun } from './check-run.ts';
import type { CheckResult } from './check-worker.ts';
import { recordingOf } from './recording.ts';
import { secondsLine } from './score-line.ts';
import styles from './theatre-page.module.css';
import { TheatreSkeleton } from './theatre-skeleton.tsx';
import { useMoments } from './moments.ts';

type Opened = 'nothing' | 'opening' | FileFault | FileRun;

/** Watches a run that was downloaded: it stays on this device. */
export function FilePage() {
  const { t } = useTranslation('play');
  const [opened, setOpened] = useState<Opened>('nothing');
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setOpened('opening');
    setOpened(await openRunFile(file));
  };
  const choose = (
    <Button variant="primary" icon={<FolderOpen aria-hidden="true" />} onClick={() => input.current?.click()}>
      {t(opened === 'nothing' ? 'theatre.file.choose' : 'theatre.file.another')}
    </Button>
  );
  return (
    <Page className={styles.page}>
      <PageHeader kicker={t('theatre.title')} title={t('theatre.file.title')} lead={t('theatre.file.lead')} />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('theatre.file.choose')}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer.files[0]);
        }}
      >
        {opened === 'opening' && <TheatreSkeleton bare />}
        {opened === 'nothing' && (
          <Panel>
            <EmptyState
              icon={<FolderOpen />}
              title={t('theatre.file.drop')}
              message={t('theatre.file.from')}
              action={choose}
            />
          </Panel>
        )}
        {typeof opened === 'object' && 'fault' in opened && (
          <Panel>
            <EmptyState
              icon={<FileX />}
              title={t(`theatre.file.${opened.fault}`)}
              message={wordsOf(opened)}
              action={choose}
            />
          </Panel>
        )}
        {typeof opened === 'object' && 'source' in opened && <FileTheatre run={opened} another={choose} />}
      </div>
    </Page>
  );

  function wordsOf(fault: FileFault): string {
    if (fault.fault === 'rules') return t('theatre.file.rulesMessage', { ...fault });
    return fault.fault === 'file' ? t('theatre.file.fileMessage', { reason: fault.reason }) : t('loadFailed.message');
  }
}

interface FileTheatreProps {
  readonly run: FileRun;
  /** Opens another file. */
  readonly another: ReactNode;
}

/** A run from a file with its playback, and what this browser makes of it. */
function FileTheatre({ run, another }: FileTheatreProps) {
  const { i18n } = useTranslation();
  const { source, recording } = run;
  if ('replay' in source)
    return <LocalFile key={recording.replay} run={run} another={another} replay={source.replay} />;
  // Its player has the language in which it was loaded.
  return <FramedFile key={recording.replay + i18n.language} run={run} another={another} {...source} />;
}

function LocalFile({ replay, ...room }: FileTheatreProps & { readonly replay: LocalReplay }) {
  useEffect(() => replay.prepare(), [replay]);
  return <FileRoom {...room} replay={replay} renderBoard={(props) => <LocalBoard replay={replay} {...props} />} />;
}

interface FramedFileProps extends FileTheatreProps {
  readonly archive: string;
  readonly ticks: number;
}

function FramedFile({ archive, ticks, ...room }: FramedFileProps) {
  const replay = useFramedReplay(ticks, room.run.recording, 'none');
  return (
    <FileRoom
      {...room}
      replay={replay}
      renderBoard={(props) => <FramedBoard replay={replay} archive={archive} {...props} />}
    />
  );
}

function FileRoom({
  run,
  another,
  replay,
  renderBoard,
}: FileTheatreProps & Pick<ReplayViewProps, 'replay' | 'renderBoard'>) {
  const { t, i18n } = useTranslation(['play', 'catalog']);
  const { entry, rulesVersion, check } = run;
  const { prepared } = useReplaySnapshot(replay);
  const moments = useMoments(replay, t('theatre.file.end'));
  const lines = useMemo(
    () => ({
      own: prepared < 1 ? { points: [] } : secondsLine(replay.scores, replay.ticks, replay.scores.at(-1) ?? 0),
    }),
    [replay, prepared],
  );
  const format = numberFormat(i18n.language);

  return (
    <ReplayView
      replay={replay}
      title={t(`catalog:${entry.slug}.title`)}
      faction="none"
      label={t('theatre.file.title')}
      moments={moments}
      lines={lines}
      renderBoard={renderBoard}
      onBegin={(motion) => {
        replay.seek(0);
        if (motion === 'full') replay.play();
      }}
    >
      <div className={roomStyles.below}>
        <Panel as="section" className={runFacts.panel} aria-labelledby="facts">
          <h2 id="facts" className={runFacts.title}>
            {t('theatre.facts.title')}
          </h2>
          <dl className={runFacts.facts}>
            <Fact label={t('theatre.file.game')}>{t(`catalog:${entry.slug}.title`)}</Fact>
            <Fact label={t('theatre.facts.rules')}>{format.format(rulesVersion)}</Fact>
            <Fact label={t('theatre.facts.length')}>{playTime(replay.ticks)}</Fact>
            <Fact label={t('theatre.facts.score')}>
              {'problem' in check ? t('theatre.file.unplayable') : format.format(check.score)}
            </Fact>
            {'hash' in check && (
              <Fact label={t('theatre.check.hash')}>
                <code>{check.hash}</code>
              </Fact>
            )}
          </dl>
          {'hash' in check && <p className={runFacts.witness}>{t('theatre.file.proves')}</p>}
        </Panel>
        <div className={roomStyles.column}>
          {another}
          <p className={roomStyles.hint}>{t('theatre.controls.keys')}</p>
        </div>
      </div>
    </ReplayView>
  );
}

/** Larger than the file of any run. */
const MAX_FILE_BYTES = 512 * 1024;

/** A run in a file, ready to be watched. */
interface FileRun {
  readonly entry: CatalogEntry;
  readonly rulesVersion: number;
  readonly recording: SentRecording & { readonly gameId: number };
  /** What this browser has come to. */
  readonly check: CheckResult;
  readonly source: FileSource;
}

/** Who plays it: this page, or the archived player of the older rules by which it was played. */
type FileSource = { readonly replay: LocalReplay } | { readonly archive: string; readonly ticks: number };

/** Why a file can't be watched. `file`: it is not that of a run. */
type FileFault =
  | { readonly fault: 'file'; readonly reason: string }
  | { readonly fault: 'rules'; readonly played: number; readonly current: number }
  | { readonly fault: 'load' };

async function openRunFile(file: File): Promise<FileRun | FileFault> {
  try {
    if (file.size > MAX_FILE_BYTES) throw new MalformedInput(`the file has more than ${MAX_FILE_BYTES} bytes`);
    const { gameId, rulesVersion, setup, packed } = parseRunFile(await file.text());
    const entry = catalog.find(({ id }) => id === gameId);
    if (!entry) throw new MalformedInput(`gameId: there is no game ${gameId}`);
    const module = await entry.load().catch(() => undefined);
    if (!module) return { fault: 'load' };
    const { sim } = module;
    const recording = { gameId, ...setup, replay: packed };
    const run = { entry, rulesVersion, recording };
    if (sim.rulesVersion === rulesVersion) {
      const replay = new LocalReplay(module, await recordingOf(sim, recording));
      return { ...run, check: await checkRun({ replay: recording, archive: null }), source: { replay } };
    }
    const { archive } = await api('archivedRules', {
      params: { gameId: String(gameId), rulesVersion: String(rulesVersion) },
    });
    if (archive === null) return { fault: 'rules', played: rulesVersion, current: sim.rulesVersion };
    const check = await checkRun({ replay: recording, archive });
    if ('problem' in check) throw new MalformedInput(`log: ${check.problem}`);
    return { ...run, check, source: { archive, ticks: check.ticks } };
  } catch (error) {
    if (error instanceof MalformedInput) return { fault: 'file', reason: error.message };
    if (error instanceof ApiError) return { fault: 'load' };
    throw error;
  }
}
