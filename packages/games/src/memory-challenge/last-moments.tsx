import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '@star-seekers/stage/screen/banner.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import styles from './last-moments.module.css';
import { isLastMoments } from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

/** What the clock can still take in its last ten seconds, then what it took. Decorative: the live region says the same. */
export function LastMoments({ controller }: ControllerProps<MemoryState, MemoryCommand, MemoryEvent>) {
  const { t } = useTranslation('games');
  const isLast = useRunState(controller, isLastMoments);
  const isLost = useRunState(controller, ({ status }) => status === 'lost');
  const stars = useRunState(controller, (state) => state.stars);
  if (isLost) {
    return (
      <Banner
        title={t('memory-challenge.timeUp.title')}
        detail={stars > 0 ? t('memory-challenge.timeUp.lost', { stars }) : undefined}
        tone="danger"
        stays
      />
    );
  }
  if (!isLast || stars === 0) return null;
  return (
    <p className={styles.stake} aria-hidden="true">
      <Star fill="currentColor" />
      {t('memory-challenge.stake', { stars })}
    </p>
  );
}
