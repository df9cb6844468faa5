import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../shell/site-config.ts';
import { ExternalLinkButton } from '../../ui/external-link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './community-card.module.css';

/** Link to the community chat (`P2.61`), if the operator has configured one. */
export function CommunityCard() {
  const { t } = useTranslation('leaderboard');
  const chat = useSiteConfig().data?.links.community;
  if (!chat) return null;
  return (
    <Panel as="aside" className={styles.card} aria-label={t('community.title')}>
      <span className={styles.icon} aria-hidden="true">
        <MessagesSquare />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t('community.title')}</p>
        <p className={styles.message}>{t('community.message')}</p>
      </div>
      <ExternalLinkButton href={chat}>{t('community.action')}</ExternalLinkButton>
    </Panel>
  );
}
