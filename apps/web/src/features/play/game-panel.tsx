import type { CatalogEntry } from '@star-seekers/games/catalog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { coverOf } from '../dashboard/cover-of.ts';
import styles from './game-panel.module.css';

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
