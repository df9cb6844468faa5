import { hub } from '@star-seekers/art/hub';
import type { GlobalRow } from '@star-seekers/contracts';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { numberFormat } from '@star-seekers/ui/number-format';
import { PlayerName } from '../players/player-name.tsx';
import styles from './podium.module.css';

export interface PodiumProps {
  /** The board from its first row; undefined while loading. */
  readonly rows: readonly GlobalRow[] | undefined;
  /** Loading has failed: the steps stay empty. */
  readonly failed: boolean;
  readonly username: string | undefined;
}

type Place = 1 | 2 | 3;

const PLACES: readonly Place[] = [1, 2, 3];

/** Keeps the height of an empty line. */
const BLANK = '\u00a0';

/** The top three: second, first, third on wide screens, in order on narrow ones. */
export function Podium({ rows, failed, username }: PodiumProps) {
  const { t } = useTranslation('leaderboard');
  return (
    <section className={styles.hall} aria-label={t('podium.label')} aria-busy={!rows && !failed}>
      <div className={styles.view}>
        <StillPicture still={hub.hall} className={styles.picture} />
      </div>
      <ol className={styles.podium}>
        {PLACES.map((place) => {
          const row = rows?.[place - 1];
          return (
            <li key={place} className={styles.place} data-place={place} data-faction-scope={row?.user.faction}>
              {row && <Champion place={place} row={row} own={row.user.username === username} />}
              {!row && rows && <FreeStep place={place} isBoardEmpty={rows.length === 0} />}
              {!row && !rows && <PendingStep loading={!failed} />}
              <div className={styles.step} aria-hidden="true">
                <span className={styles.numeral}>{place}</span>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface ChampionProps {
  readonly place: Place;
  readonly row: GlobalRow;
  readonly own: boolean;
}

function Champion({ place, row, own }: ChampionProps) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const { user, totalPoints, gamesPlayed } = row;
  return (
    <div className={styles.card}>
      <span className={styles.medal}>
        {place === 1 && <Crown className={styles.crown} aria-hidden="true" />}
        <FactionEmblem faction={user.faction} size="100%" />
      </span>
      <p className={styles.name}>
        <VisuallyHidden>{t('podium.place', { count: place, ordinal: true })}: </VisuallyHidden>
        <PlayerName username={user.username} />
        <VisuallyHidden>, {t(`common:factions.${user.faction}`)}</VisuallyHidden>{' '}
        {own && <Badge tone="accent">{t('you')}</Badge>}
      </p>
      <p className={styles.points}>
        {numberFormat(i18n.language).format(totalPoints)} <small>{t('podium.points')}</small>
      </p>
      <p className={styles.games}>{t('rows.games', { count: gamesPlayed })}</p>
    </div>
  );
}

/** A step without a player, on a board with fewer than three. */
function FreeStep({ place, isBoardEmpty }: { readonly place: Place; readonly isBoardEmpty: boolean }) {
  const { t } = useTranslation('leaderboard');
  const isInvitation = isBoardEmpty && place === 1;
  return (
    <EmptyCard
      name={isInvitation ? t('podium.emptyTitle') : BLANK}
      points={BLANK}
      games={isInvitation ? t('podium.emptyMessage') : t('podium.free')}
    />
  );
}

function PendingStep({ loading }: { readonly loading: boolean }) {
  const line = (width: string) => (loading ? <Skeleton width={width} height="1lh" /> : BLANK);
  return <EmptyCard name={line('8rem')} points={line('6.5rem')} games={line('4rem')} />;
}

/** A card with the same lines as a champion's, so that the layout does not shift. */
function EmptyCard(lines: { readonly name: ReactNode; readonly points: ReactNode; readonly games: ReactNode }) {
  return (
    <div className={styles.card}>
      <span className={styles.medal} data-empty="true" />
      <div className={styles.name}>{lines.name}</div>
      <div className={styles.points}>{lines.points}</div>
      <div className={styles.games}>{lines.games}</div>
    </div>
  );
}
