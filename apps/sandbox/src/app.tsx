import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import type { RecordedRun } from '@star-seekers/games/recorded-run';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SandboxAddress, readAddress, writeAddress } from './address/address.ts';
import styles from './app.module.css';
import { Examination } from './examination.tsx';
import { type Subject, liveRun, newRun, recordedRun } from './subject.ts';
import { TopBar } from './top-bar.tsx';
import { Notices } from './ui/notices.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useLive } from './use-live.ts';
import { useModule } from './use-module.ts';
import { useNotices } from './use-notices.ts';
import { useRunLoader } from './use-run-loader.ts';

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
