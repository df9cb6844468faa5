import type { EarnedCommendation } from '@star-seekers/contracts';
import {
  CommendationMedal,
  commendationGroups,
  commendationNamed,
  useCommendationTexts,
} from '@star-seekers/games/commendations';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { Link } from 'react-router';
import styles from './earned-medals.module.css';

export interface EarnedMedalsProps {
  readonly commendations: readonly EarnedCommendation[];
  /** Called before a run is opened. */
  readonly onLeave: () => void;
}

const ALL = commendationGroups.reduce((sum, { list }) => sum + list.length, 0);

/** The medals of a player, the latest first, each a link to the run that earned it. */
export function EarnedMedals({ commendations, onLeave }: EarnedMedalsProps) {
  const { t, language, isReady } = useCommendationTexts();
  if (!isReady) return null;
  const format = numberFormat(language);
  const earned = commendations.flatMap(({ name, runId }) => {
    const entry = commendationNamed(name);
    return entry ? [{ ...entry, runId }] : [];
  });
  return (
    <section className={styles.section} aria-labelledby="earned-medals">
      <h3 id="earned-medals" className={styles.heading}>
        {t('page.title')}
        <span className={styles.count}>
          {earned.length === 0
            ? t('page.none')
            : t('page.count', { earned: format.format(earned.length), all: format.format(ALL) })}
        </span>
      </h3>
      {earned.length > 0 && (
        <ul className={styles.medals}>
          {earned.map(({ name, place, runId }) => (
            <li key={name}>
              <Link
                to={`/run/${runId}`}
                className={styles.medal}
                title={`${t(`${place}.${name}.name`)} – ${t(`${place}.${name}.how`)}`}
                onClick={onLeave}
              >
                <CommendationMedal name={name} size="2.75rem" />
                <VisuallyHidden>{`${t(`${place}.${name}.name`)}. ${t('page.watch')}`}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
