import type { User } from '@star-seekers/contracts';
import type { Faction } from '@star-seekers/contracts/faction';
import { Kicker } from '@star-seekers/ui/kicker';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { RankInsignia } from '../../ui/rank-insignia.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import styles from './seeker-card.module.css';

export interface SeekerCardProps {
  readonly user: User;
  /** Current value of the form. */
  readonly username: string;
  readonly faction: Faction;
}

/** Preview of the player's public card with the values of the form. */
export function SeekerCard({ user, username, faction }: SeekerCardProps) {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <aside className={styles.card} data-faction-scope={faction} aria-label={t('profile.card')}>
      <div className={styles.view}>
        <StillPicture still={factionViews[faction]} className={styles.picture} />
      </div>
      <Kicker>{t('profile.card')}</Kicker>
      <FactionEmblem faction={faction} size="8.5rem" className={styles.emblem} />
      <p className={styles.name}>{username || user.username}</p>
      <p className={styles.faction}>
        <Badge tone="accent">{t(`common:factions.${faction}`)}</Badge>
        <span>{t(`common:factionRoles.${faction}`)}</span>
      </p>
      <p className={styles.figures}>
        <span className={styles.rank}>
          <RankInsignia title={user.rankTitle} />
          {t(`common:ranks.${user.rankTitle}`)}
        </span>
        <span>{t('profile.points', { count: user.totalPoints })}</span>
      </p>
    </aside>
  );
}
