import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Kicker } from '@star-seekers/ui/kicker';
import { BrandMark } from '../../shell/brand-mark.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './recovery-panel.module.css';

export interface RecoveryPanelProps {
  /** By default that of a password's recovery. */
  readonly kicker?: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Replaces the hub's logo. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** The panel of the screens that an e-mail leads to. */
export function RecoveryPanel({ kicker, title, lead, icon, children }: RecoveryPanelProps) {
  const { t } = useTranslation('recovery');
  return (
    <Page className={styles.page}>
      <Panel tone="accent" padding="lg" className={styles.panel}>
        <div className={styles.sign} aria-hidden="true">
          {icon ?? <BrandMark />}
        </div>
        <Kicker>{kicker ?? t('kicker')}</Kicker>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.body}>{children}</div>
      </Panel>
    </Page>
  );
}
