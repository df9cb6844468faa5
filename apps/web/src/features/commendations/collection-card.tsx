import type { EarnedCommendation } from '@star-seekers/contracts';
import { CommendationMedal, type ListedCommendation, useCommendationTexts } from '@star-seekers/games/commendations';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { absoluteDay, absoluteTime } from '../../i18n/absolute-time.ts';
import styles from './collection-card.module.css';

export interface CollectionCardProps {
  readonly entry: ListedCommendation;
  /** Undefined while the player does not have it. */
  readonly earned: EarnedCommendation | undefined;
  /** Of the players who have it, from 0 to 1. */
  readonly share: number;
}

/** A commendation: its medal, what it is for, how rare it is, and the run that earned it. */
export function CollectionCard({ entry: { name, place, material, secret }, earned, share }: CollectionCardProps) {
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
