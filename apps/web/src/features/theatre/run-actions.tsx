import type { ReplayAnswer, RunPage } from '@star-seekers/contracts';
import { runFileName, runFileOf } from '@star-seekers/games/recorded-run';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { Button } from '@star-seekers/ui/button';
import { Flag, HardDriveDownload, Share2, Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shareLink } from '../../ui/copy-text.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { canTakeOver } from '../challenge/takes-over.ts';
import { useChallenge } from '../challenge/use-challenge.ts';
import { useSession } from '../session/session.ts';
import { type Replay, useReplayTick } from './replay.ts';
import { playTime } from './play-time.ts';
import { setupOf } from './recording.ts';
import { closeReportDialog, openReportDialog, useReportDialog } from './report-store.ts';
import styles from './run-actions.module.css';

export interface RunActionsProps {
  /** Of the game. */
  readonly slug: string;
  readonly page: RunPage;
  readonly sent: ReplayAnswer;
  readonly replay: Replay;
}

/** Share, keep and report the run. */
export function RunActions({ slug, page, sent, replay }: RunActionsProps) {
  const { t } = useTranslation('play');
  const session = useSession();
  const second = useReplayTick(replay, (tick) => Math.floor(tick / TICKS_PER_SECOND));
  const isOwn = session.status === 'signedIn' && session.user.id === page.player.id;

  const copyTexts = { done: t('theatre.share.copied'), refused: t('theatre.share.refused') };
  const download = () => {
    const { gameId, rulesVersion } = page;
    const run = { gameId, rulesVersion, setup: setupOf(sent), packed: sent.replay };
    downloadFile(runFileName(slug, run, replay.ticks), runFileOf(run));
  };

  return (
    <div className={styles.actions}>
      {canTakeOver(page) && <ChallengeAction page={page} />}
      <Button
        icon={<Share2 aria-hidden="true" />}
        onClick={() => void shareLink(`/run/${page.runId}${second > 0 ? `?t=${second}` : ''}`, copyTexts)}
      >
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

async function loadDialog() {
  const { ReportDialog } = await import('./report-dialog.tsx');
  return <ReportDialog />;
}

/** The button that reports a run. Its dialog loads when it first opens. */
function ReportRun({ runId }: { readonly runId: string }) {
  const { t } = useTranslation(['play', 'errors']);
  const trigger = useReportDialog(({ open }) => open);
  const reportFailure = () => {
    closeReportDialog();
    toast({ kind: 'error', title: t('theatre.report.failed'), description: t('errors:network') });
  };
  return (
    <>
      <Button variant="ghost" icon={<Flag aria-hidden="true" />} onClick={() => openReportDialog(runId)}>
        {t('theatre.report.action')}
      </Button>
      <OnDemand load={loadDialog} trigger={trigger} onFailed={reportFailure} />
    </>
  );
}

/** From a recorded run to its challenge to others. */
function ChallengeAction({ page }: { readonly page: RunPage }) {
  const { t } = useTranslation('challenge');
  if (page.challengeId === null) return <ChallengeButton runId={page.runId} />;
  return (
    <LinkButton to={`/challenge/${page.challengeId}`} icon={<Swords aria-hidden="true" />}>
      {t('actions.toChallenge')}
    </LinkButton>
  );
}

/** Makes a challenge of a run, and shows it. A visitor signs in first. */
function ChallengeButton({ runId }: { readonly runId: string }) {
  const { t } = useTranslation('challenge');
  const session = useSession();
  const { busy, challenge } = useChallenge();
  const begin = () => {
    if (session.status === 'signedIn') challenge(runId);
    else openAuthDialog({ onSignedIn: () => challenge(runId) });
  };
  return (
    <Button icon={<Swords aria-hidden="true" />} title={t('actions.challengeHint')} busy={busy} onClick={begin}>
      {t('actions.challenge')}
    </Button>
  );
}
