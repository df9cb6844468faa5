import type { RunPage } from '@star-seekers/contracts';
import type { CatalogEntry } from '@star-seekers/games/catalog';
import { encodeRecordedRun, runFileName } from '@star-seekers/games/recorded-run';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { type AnyGameSim, TICKS_PER_SECOND } from '@star-seekers/sim';
import { Button } from '@star-seekers/ui/button';
import { HardDriveDownload, Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../ui/download-file.ts';
import { copyLink } from '../../ui/copy-link.ts';
import { ChallengeActions } from '../challenge/challenge-actions.tsx';
import { canTakeOver } from '../challenge/takes-over.ts';
import { useSession } from '../session/session.ts';
import { playTime } from './play-time.ts';
import type { Recording } from './recording.ts';
import { ReportRun } from './report-run.tsx';
import styles from './run-actions.module.css';
import type { TheatrePlayer } from './theatre-player.ts';

export interface RunActionsProps {
  readonly entry: CatalogEntry;
  readonly sim: AnyGameSim;
  readonly page: RunPage;
  readonly recording: Recording;
  readonly player: TheatrePlayer;
}

/** Share, keep and report the run. */
export function RunActions({ entry, sim, page, recording, player }: RunActionsProps) {
  const { t } = useTranslation('play');
  const session = useSession();
  const second = useRunState(player.controller, ({ tick }) => Math.floor(tick / TICKS_PER_SECOND));
  const isOwn = session.status === 'signedIn' && session.user.id === page.player.id;

  const copyTexts = { done: t('theatre.share.copied'), refused: t('theatre.share.refused') };
  const download = async () => {
    const run = { gameId: page.gameId, rulesVersion: page.rulesVersion, ...recording };
    downloadFile(runFileName(entry.slug, run), await encodeRecordedRun(sim, run));
  };

  return (
    <div className={styles.actions}>
      {canTakeOver({ sim }, page) && <ChallengeActions page={page} tick={() => player.tick} />}
      <Button
        icon={<Link aria-hidden="true" />}
        onClick={() => void copyLink(`/run/${page.runId}${second > 0 ? `?t=${second}` : ''}`, copyTexts)}
      >
        {second > 0
          ? t('theatre.share.linkHere', { time: playTime(second * TICKS_PER_SECOND) })
          : t('theatre.share.link')}
      </Button>
      <Button
        icon={<HardDriveDownload aria-hidden="true" />}
        title={t('theatre.share.downloadHint')}
        onClick={() => void download()}
      >
        {t('theatre.share.download')}
      </Button>
      {session.status === 'signedIn' && !isOwn && <ReportRun runId={page.runId} />}
    </div>
  );
}
