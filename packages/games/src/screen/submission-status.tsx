import { BadgeCheck, CloudUpload, EyeOff, ShieldAlert, ShieldQuestion, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunFault, Submission } from './game-host.ts';
import styles from './submission-status.module.css';

const ICONS = {
  verifying: ShieldQuestion,
  verified: BadgeCheck,
  queued: CloudUpload,
  stale: Undo2,
  rejected: ShieldAlert,
  unseen: EyeOff,
} as const;

/** The seal: whether the server has verified the run, or why not. */
export function SubmissionStatus({ submission }: { readonly submission: Submission }) {
  const { t } = useTranslation('games');
  if (submission.status === 'practice') return <p className={styles.status}>{t('screen.result.practice')}</p>;
  if (submission.status === 'unkept')
    return <p className={styles.status}>{t(`screen.course.duel.unkept.${submission.reason}`)}</p>;
  const fault = submission.status === 'verified' ? submission.fault : null;
  const status = fault ? 'unseen' : sealOf(submission);
  const Icon = ICONS[status];
  return (
    <output className={styles.status} data-status={status}>
      <span className={styles.seal}>
        <Icon aria-hidden="true" />
        {t(`screen.result.status.${status}`)}
      </span>
      {submission.status !== 'verifying' && (
        <span className={styles.detail}>{fault ? faultText(fault) : detail(submission)}</span>
      )}
    </output>
  );

  function detail(decided: Exclude<Submission, { status: 'practice' | 'unkept' | 'verifying' }>): string {
    if (decided.status === 'duel') {
      const { place, of, isBest } = decided;
      return t(isBest ? 'screen.course.duel.place' : 'screen.course.duel.worse', { place, of });
    }
    if (decided.status === 'queued') return t(`screen.result.detail.queued.${decided.kept}`);
    if (decided.status !== 'rejected') return t(`screen.result.detail.${decided.status}`);
    return t('screen.result.detail.rejected', { message: decided.message });
  }

  function faultText(found: RunFault): string {
    if (found.kind === 'pauses') return t('screen.result.fault.pauses', { pauses: found.pauses });
    if (found.kind === 'unplayed' || found.kind === 'afterDay') return t(`screen.result.fault.${found.kind}`);
    return t('screen.result.fault.unseen', { seconds: found.seconds });
  }
}

/** Why a credit is returned is said beside the seal, and where a duel counts. */
function sealOf({ status }: Exclude<Submission, { status: 'practice' | 'unkept' }>) {
  if (status === 'duel') return 'verified';
  return status === 'unchecked' ? 'stale' : status;
}
