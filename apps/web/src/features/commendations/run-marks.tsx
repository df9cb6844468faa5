import { CommendationMedal, commendationNamed, useCommendationTexts } from '@star-seekers/games/commendations';
import styles from './run-marks.module.css';

/** The commendations that a run has earned, in its row of a list. */
export function RunMarks({ names }: { readonly names: readonly string[] }) {
  const { t, isReady } = useCommendationTexts();
  if (!isReady) return null;
  return (
    <ul className={styles.marks} aria-label={t('page.title')}>
      {names.map((name) => {
        const entry = commendationNamed(name);
        return (
          entry && (
            <li key={name} className={styles.mark} title={t(`${entry.place}.${name}.how`)}>
              <CommendationMedal name={name} size="1.75rem" />
              {t(`${entry.place}.${name}.name`)}
            </li>
          )
        );
      })}
    </ul>
  );
}
