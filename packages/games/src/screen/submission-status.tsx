import { BadgeCheck, CloudUpload, ShieldAlert, ShieldQuestion, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Submission } from './game-host.ts';
import styles from './submission-status.module.css';

const ICONS = {
  verifying: ShieldQuestion,
  verified: BadgeCheck,
  queued: CloudUpload,
  stale: Undo2,
  rejected: ShieldAlert,
} as const;

/** The seal: whether the server has verified the run, or why not. */
export function SubmissionStatus({ submission }: { readonly submission: Submission }) {
  const { t } = useTranslation('games');
  if (submission.status === 'practice') return <p className={styles.status}>{t('screen.result.practice')}</p>;
  const Icon = ICONS[submission.status];
  const explains = submission.status !== 'verifying';
  return (
    <output className={styles.status} data-status={submission.status}>
      <span className={styles.seal}>
        <Icon aria-hidden="true" />
        {t(`screen.result.status.${submission.status}`)}
      </span>
      {explains && (
        <span className={styles.detail}>
          {submission.status === 'rejected'
            ? t('screen.result.detail.rejected', { message: submission.message })
            : t(`screen.result.detail.${submission.status}`)}
        </span>
      )}
    </output>
  );
}
