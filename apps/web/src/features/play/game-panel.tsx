import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './game-panel.module.css';

export interface GamePanelProps {
  readonly icon: ReactNode;
  readonly badge?: ReactNode;
  readonly game: string;
  readonly kicker: string;
  readonly title: string;
  readonly message: string;
  /** What can be done now. */
  readonly children: ReactNode;
}

/** Stands where the canvas would be, at its size, while the game can not be shown. */
export function GamePanel({ icon, badge, game, kicker, title, message, children }: GamePanelProps) {
  return (
    <>
      <PageHeader kicker={kicker} title={game} actions={badge} />
      <Panel tone="accent" padding="lg" className={styles.panel}>
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.message}>{message}</p>
        <div className={styles.actions}>{children}</div>
      </Panel>
    </>
  );
}
