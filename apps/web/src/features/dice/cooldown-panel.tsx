import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shell/describe-error.ts';
import { Button } from '@star-seekers/ui/button';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { countdownOf, twoDigits } from './countdown.ts';
import styles from './cooldown-panel.module.css';
import { weekdayTime } from '../../i18n/absolute-time.ts';
import type { Cooldown } from './use-cooldown.ts';

/** Countdown to the next roll. */
export function CooldownPanel({ cooldown, rolling }: { readonly cooldown: Cooldown; readonly rolling: boolean }) {
  const { t, i18n } = useTranslation(['dice', 'common']);
  const { language } = i18n;
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('cooldown.title')}</h2>
      {content()}
    </div>
  );

  function content() {
    if (cooldown.status === 'loading') {
      return (
        <>
          <Skeleton width="11rem" height="1.875rem" />
          <Skeleton width="15rem" className={styles.hint} />
        </>
      );
    }
    if (cooldown.status === 'failed') {
      return (
        <div className={styles.failed} role="alert">
          <p>
            {t('cooldown.error')}. {describeError(cooldown.error)}
          </p>
          <Button size="sm" icon={<RotateCw aria-hidden="true" />} busy={cooldown.retrying} onClick={cooldown.retry}>
            {t('common:actions.retry')}
          </Button>
        </div>
      );
    }
    if (cooldown.status === 'ready' || cooldown.status === 'unconfirmed' || rolling) {
      return (
        <>
          {cooldown.status !== 'unconfirmed' && <p className={styles.ready}>{t('cooldown.ready')}</p>}
          <p className={styles.hint}>{t('cooldown.readyHint')}</p>
        </>
      );
    }
    const { hours, minutes, seconds } = countdownOf(cooldown.remainingMs);
    return (
      <>
        <p className={styles.digits} role="timer">
          <VisuallyHidden>{t('cooldown.spoken', { hours, minutes, seconds })}</VisuallyHidden>
          <span aria-hidden="true">
            {twoDigits(hours, language)}
            <small>{t('cooldown.hours')}</small>
            {twoDigits(minutes, language)}
            <small>{t('cooldown.minutes')}</small>
            {twoDigits(seconds, language)}
            <small>{t('cooldown.seconds')}</small>
          </span>
        </p>
        <p className={styles.hint}>
          {cooldown.remainingMs === 0
            ? t('cooldown.checking')
            : t('cooldown.at', { time: weekdayTime(cooldown.readyAt, language) })}
        </p>
      </>
    );
  }
}
