import type { CommendationsAnswer, EarnedCommendation } from '@star-seekers/contracts';
import {
  type CommendationGroup,
  CommendationMedal,
  type ListedCommendation,
  commendationGroups,
  useCommendationTexts,
} from '@star-seekers/games/commendations';
import { numberFormat } from '@star-seekers/ui/number-format';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absoluteDay, absoluteTime } from '../../i18n/absolute-time.ts';
import { api } from '../../shell/api.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './collection.module.css';

/** All commendations by game: those of a player with the runs that earned them, and what there is to earn. */
export function Collection({ username }: { readonly username: string }) {
  const { t, isReady } = useCommendationTexts();
  const earned = useQuery(earnedQuery(username));
  const shares = useQuery(sharesQuery);
  if (earned.isPending || shares.isPending || !isReady) return <CollectionSkeleton />;
  if (!earned.data) return <QueryError query={earned} title={t('page.error')} />;
  if (!shares.data) return <QueryError query={shares} title={t('page.error')} />;
  const { commendations } = earned.data;
  return (
    <div className={styles.collection}>
      <p className={styles.lead}>{t('page.lead')}</p>
      {commendationGroups.map((group) => (
        <Group key={group.place} group={group} earned={commendations} shares={shares.data} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: CommendationGroup;
  readonly earned: readonly EarnedCommendation[];
  readonly shares: CommendationsAnswer;
}

function Group({ group: { place, list }, earned, shares }: GroupProps) {
  const { t, language } = useCommendationTexts();
  const { t: tOfGame } = useTranslation('catalog');
  const format = numberFormat(language);
  const byName = new Map(earned.map((entry) => [entry.name, entry]));
  const count = list.filter(({ name }) => byName.has(name)).length;
  const heading = `commendations-${place}`;
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {place === 'hub' ? t('page.across') : tOfGame(`${place}.title`)}
        </h2>
        <span className={styles.count}>
          {t('page.count', { earned: format.format(count), all: format.format(list.length) })}
        </span>
      </header>
      <ul className={styles.grid}>
        {list.map((entry) => (
          <CollectionCard
            key={entry.name}
            entry={entry}
            earned={byName.get(entry.name)}
            share={shares.find(({ name }) => name === entry.name)?.share ?? 0}
          />
        ))}
      </ul>
    </section>
  );
}

function CollectionSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('states.loading')} className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <Panel key={index} padding="sm">
          <Skeleton width="100%" height="5.5rem" shape="block" />
        </Panel>
      ))}
    </div>
  );
}

/** How rare each commendation is. */
const sharesQuery = queryOptions({
  queryKey: ['commendations'],
  queryFn: ({ signal }) => api('commendations', {}, { signal }),
});

/** A player's commendations, as on the card. A run that has just ended may have brought some. */
function earnedQuery(username: string) {
  return queryOptions({
    queryKey: queryKeys.player(username),
    queryFn: ({ signal }) => api('player', { params: { username } }, { signal }),
    staleTime: 0,
  });
}

interface CollectionCardProps {
  readonly entry: ListedCommendation;
  /** Undefined while the player does not have it. */
  readonly earned: EarnedCommendation | undefined;
  /** Of the players who have it, from 0 to 1. */
  readonly share: number;
}

/** A commendation: its medal, what it is for, how rare it is, and the run that earned it. */
function CollectionCard({ entry: { name, place, material, secret }, earned, share }: CollectionCardProps) {
  const { t, language } = useCommendationTexts();
  const isUnknown = secret && !earned;
  const state = earned ? 'earned' : isUnknown ? 'unknown' : 'unearned';
  return (
    <li className={styles.card} data-state={state} data-material={material}>
      <CommendationMedal name={name} size="4.5rem" state={state} />
      <div className={styles.words}>
        <h3 className={styles.name}>{isUnknown ? t('page.secret') : t(`${place}.${name}.name`)}</h3>
        <p className={styles.how}>{isUnknown ? t('page.secretHow') : t(`${place}.${name}.how`)}</p>
        <p className={styles.facts}>
          <span>{t(`page.${material}`)}</span>
          {share > 0 && <span>{t('page.share', { percent: percentOf(share, language) })}</span>}
          {share === 0 && !earned && <span>{t('page.nobody')}</span>}
          {earned && (
            <time dateTime={new Date(earned.earnedAt).toISOString()} title={absoluteTime(earned.earnedAt, language)}>
              {absoluteDay(earned.earnedAt, language)}
            </time>
          )}
        </p>
        {earned && (
          <Link to={`/run/${earned.runId}`} className={styles.watch}>
            <Play aria-hidden="true" /> {t('page.watch')}
          </Link>
        )}
      </div>
    </li>
  );
}

function percentOf(share: number, language: string): string {
  const maximumFractionDigits = share < 0.01 ? 2 : 1;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(share);
}
