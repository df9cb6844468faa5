import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../shell/site-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './community-card.module.css';

/** Invites to the community's chat (`platform.md §2`). */
export function CommunityCard() {
  const { t } = useTranslation('leaderboard');
  return (
    <Panel as="aside" className={styles.card} aria-label={t('community.title')}>
      <span className={styles.icon} aria-hidden="true">
        <MessagesSquare />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t('community.title')}</p>
        <p className={styles.message}>{t('community.message')}</p>
      </div>
      <SiteLink to="community">{t('community.action')}</SiteLink>
    </Panel>
  );
}
