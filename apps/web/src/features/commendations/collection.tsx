import type { CommendationsAnswer, EarnedCommendation } from '@star-seekers/contracts';
import { type CommendationGroup, commendationGroups, useCommendationTexts } from '@star-seekers/games/commendations';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../shell/query-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CollectionCard } from './collection-card.tsx';
import styles from './collection.module.css';
import { earnedQuery, sharesQuery } from './commendation-queries.ts';

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
          {place === 'hub' ? t('page.across') : tOfGame(`${place}.card`)}
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
