import type { User } from '@star-seekers/contracts';
import { RANK_TITLES, rankTitle } from '@star-seekers/contracts/rank';
import { Award } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FACTION_HASH } from '../../shell/nav-links.ts';
import { readEntry, writeEntry } from '../../shell/device-storage.ts';
import { Badge } from '../../ui/badge.tsx';
import { Countup } from '../../ui/countup.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { Panel } from '../../ui/panel.tsx';
import { RankInsignia } from '../../ui/rank-insignia.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './player-banner.module.css';

/** The player's name, faction and rank; the header has the balance. */
export function PlayerBanner({ user }: { readonly user: User }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <Panel as="section" tone="accent" padding="none" className={styles.banner} aria-labelledby="welcome">
      <div className={styles.view}>
        <StillPicture still={factionViews[user.faction]} className={styles.picture} first />
      </div>
      <FactionEmblem faction={user.faction} size="clamp(3.25rem, 2.4rem + 3vw, 6rem)" className={styles.emblem} />
      <div className={styles.identity}>
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
      <RankProgress userId={user.id} totalPoints={user.totalPoints} />
    </Panel>
  );
}

interface RankProgressProps {
  readonly userId: string;
  readonly totalPoints: number;
}

/** The rank title and the progress to the next (`P4.3`). Points since the last visit count up; a new rank is celebrated. */
function RankProgress({ userId, totalPoints }: RankProgressProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const seenPoints = useSeenPoints(userId, totalPoints);
  const title = rankTitle(totalPoints);
  const hasNewRank = seenPoints < totalPoints && rankTitle(seenPoints) !== title;
  const name = t(`common:ranks.${title}`);
  const index = RANK_TITLES.findIndex((rank) => rank.title === title);
  const from = RANK_TITLES[index]?.from ?? 0;
  const next = RANK_TITLES[index + 1];
  const progressAt = (points: number) => (next ? Math.max(0, points - from) / (next.from - from) : 1);
  const progress = progressAt(totalPoints);
  const seenProgress = Math.min(progress, progressAt(seenPoints));
  const progressText = next
    ? t('rank.toNext', { count: next.from - totalPoints, title: t(`common:ranks.${next.title}`) })
    : t('rank.highest');

  useEffect(() => {
    if (hasNewRank) toast({ kind: 'success', icon: Award, title: t('rank.risen', { title: name }), durationMs: 5000 });
  }, [hasNewRank, name, t]);

  return (
    <div className={styles.rank} data-risen={hasNewRank || undefined}>
      <p className={styles.line}>
        <span className={styles.title}>
          <span className={styles.insignia}>
            <RankInsignia title={title} size="1.6em" />
          </span>
          {name}
        </span>
        <span className={styles.points}>
          <Countup value={totalPoints} from={Math.min(seenPoints, totalPoints)} /> {t('games.points')}
        </span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('rank.progress')}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={progressText}
      >
        <div
          className={styles.bar}
          style={{ inlineSize: percent(progress), '--seen': percent(seenProgress) } as CSSProperties}
        />
      </div>
      <span className={styles.next}>{progressText}</span>
    </div>
  );
}

const percent = (progress: number) => `${progress * 100}%`;

/** The points shown to the player at the last visit on this device, by default the current ones. Stores the current ones. */
function useSeenPoints(userId: string, points: number): number {
  const key = `star-seekers:seen-points:${userId}`;
  const [seenPoints] = useState(() => readSeenPoints(key) ?? points);
  useEffect(() => writeEntry(key, String(points)), [key, points]);
  return seenPoints;
}

function readSeenPoints(key: string): number | undefined {
  const seenPoints = Number(readEntry(key) ?? undefined);
  return Number.isInteger(seenPoints) && seenPoints >= 0 ? seenPoints : undefined;
}
