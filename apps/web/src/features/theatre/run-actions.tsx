import type { ReplayAnswer, RunPage } from '@star-seekers/contracts';
import type { CatalogEntry } from '@star-seekers/games/catalog';
import { runFileName, runFileOf } from '@star-seekers/games/recorded-run';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { Button } from '@star-seekers/ui/button';
import { HardDriveDownload, Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../ui/download-file.ts';
import { toast } from '../../ui/toast.ts';
import { useSession } from '../session/session.ts';
import { playTime } from './play-time.ts';
import { setupOf } from './recording.ts';
import { ReportRun } from './report-run.tsx';
import styles from './run-actions.module.css';
import { type Film, useFilmTick } from './film.ts';

export interface RunActionsProps {
  readonly entry: CatalogEntry;
  readonly page: RunPage;
  readonly replay: ReplayAnswer;
  readonly film: Film;
}

/** Share, keep and report the run. */
export function RunActions({ entry, page, replay, film }: RunActionsProps) {
  const { t } = useTranslation('play');
  const session = useSession();
  const second = useFilmTick(film, (tick) => Math.floor(tick / TICKS_PER_SECOND));
  const isOwn = session.status === 'signedIn' && session.user.id === page.player.id;

  const copyLink = async () => {
    const link = new URL(`/run/${page.runId}${second > 0 ? `?t=${second}` : ''}`, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      toast({ kind: 'success', title: t('theatre.share.copied') });
    } catch {
      toast({ kind: 'error', title: t('theatre.share.refused'), description: link });
    }
  };
  const download = () => {
    const { gameId, rulesVersion } = page;
    const run = { gameId, rulesVersion, setup: setupOf(replay), packed: replay.replay };
    downloadFile(runFileName(entry.slug, run, film.ticks), runFileOf(run));
  };

  return (
    <div className={styles.actions}>
      <Button icon={<Link aria-hidden="true" />} onClick={() => void copyLink()}>
        {second > 0
          ? t('theatre.share.linkHere', { time: playTime(second * TICKS_PER_SECOND) })
          : t('theatre.share.link')}
      </Button>
      <Button
        icon={<HardDriveDownload aria-hidden="true" />}
        title={t('theatre.share.downloadHint')}
        onClick={download}
      >
        {t('theatre.share.download')}
      </Button>
      {session.status === 'signedIn' && !isOwn && <ReportRun runId={page.runId} />}
    </div>
  );
}
