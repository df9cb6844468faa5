import type { User } from '@star-seekers/contracts';
import { Kicker } from '@star-seekers/ui/kicker';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { CreditsBadge } from '../../ui/credits-badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { Panel } from '../../ui/panel.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { FACTION_HASH } from './faction-question.tsx';
import styles from './player-banner.module.css';
import { RankProgress } from './rank-progress.tsx';

/** The player's name, faction, rank and balance. */
export function PlayerBanner({ user }: { readonly user: User }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <Panel as="section" tone="accent" padding="none" className={styles.banner} aria-labelledby="welcome">
      <div className={styles.view}>
        <StillPicture still={factionViews[user.faction]} className={styles.picture} first />
      </div>
      <FactionEmblem faction={user.faction} size="clamp(4.5rem, 3.4rem + 4vw, 8rem)" className={styles.emblem} />
      <div className={styles.identity}>
        <Kicker>{t('kicker')}</Kicker>
        <h1 id="welcome" className={styles.welcome}>
          {t('welcome', { username: user.username })}
        </h1>
        <p className={styles.faction}>
          {user.faction === 'none' ? (
            <Link to={FACTION_HASH} className={styles.choose}>
              <Badge tone="accent">{t('common:factions.none')}</Badge>
              <span className={styles.chooseWords}>{t('chooseFaction')}</span>
            </Link>
          ) : (
            <>
              <Badge tone="accent">{t(`common:factions.${user.faction}`)}</Badge>
              <span>{t(`common:factionRoles.${user.faction}`)}</span>
            </>
          )}
        </p>
      </div>
      <div className={styles.figures}>
        <RankProgress userId={user.id} totalPoints={user.totalPoints} />
        <div className={styles.credits}>
          <span className={styles.label}>{t('credits.label')}</span>
          <CreditsBadge credits={user.credits} size="lg" />
          <span className={styles.hint}>{t('credits.hint')}</span>
        </div>
      </div>
    </Panel>
  );
}
