import type { CatalogEntry } from '@star-seekers/games/catalog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { coverOf } from '../dashboard/cover-of.ts';
import styles from './game-panel.module.css';
import { RotateCw, SatelliteDish } from 'lucide-react';
import { Button } from '@star-seekers/ui/button';
import { PendingHeading } from '../../shell/pending-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '@star-seekers/ui/spinner';

export interface GamePanelProps {
  readonly entry: CatalogEntry;
  readonly icon: ReactNode;
  readonly title: string;
  readonly message: string;
  /** It came unasked: screen readers say it at once. */
  readonly urgent?: boolean;
  /** What can be done now. */
  readonly children: ReactNode;
}

/** Stands where the game would be while it can not be shown, before its picture. */
export function GamePanel({ entry, icon, title, message, urgent = false, children }: GamePanelProps) {
  const { t } = useTranslation('catalog');
  const { slug } = entry;
  return (
    <>
      <PageHeader kicker={t(`${slug}.kicker`)} title={t(`${slug}.title`)} />
      <Panel tone="accent" padding="lg" className={styles.panel}>
        <StillPicture className={styles.cover} still={coverOf(entry)} />
        <div className={styles.words} role={urgent ? 'alert' : undefined}>
          <div className={styles.icon} aria-hidden="true">
            {icon}
          </div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.message}>{message}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </Panel>
    </>
  );
}

interface LoadFailedPanelProps {
  readonly entry: CatalogEntry;
  readonly onRetry: () => void;
}

/** The game's code did not come. */
export function LoadFailedPanel({ entry, onRetry }: LoadFailedPanelProps) {
  const { t } = useTranslation('play');
  return (
    <GamePanel
      entry={entry}
      icon={<SatelliteDish />}
      title={t('loadFailed.title')}
      message={t('loadFailed.message')}
      urgent
    >
      <Button variant="primary" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
        {t('loadFailed.retry')}
      </Button>
    </GamePanel>
  );
}

/** Holds the place of a game's screen while it loads. */
export function PlaySkeleton() {
  const { t } = useTranslation('play');
  return (
    <output className={styles.place}>
      <div className={styles.header}>
        <PendingHeading width="min(20rem, 70%)" height="2.75rem" />
        <Skeleton width="min(26rem, 90%)" height="2rem" />
      </div>
      <div className={styles.stage}>
        <Spinner size="lg" />
        <p className={styles.playSkeletonWords}>{t('loading')}</p>
      </div>
    </output>
  );
}
