import { type CSSProperties, useId } from 'react';
import { commendationNamed } from './catalog.ts';
import { CommendationMedal } from './medal.tsx';
import styles from './new-commendations.module.css';
import { useCommendationTexts } from './texts.ts';

/** What a run has newly earned, with its medals. */
export function NewCommendations({ names }: { readonly names: readonly string[] }) {
  const { t, isReady } = useCommendationTexts();
  const heading = useId();
  const earned = names.flatMap((name) => commendationNamed(name) ?? []);
  if (earned.length === 0 || !isReady) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('page.new', { count: earned.length })}
      </h3>
      <ul className={styles.list}>
        {earned.map(({ name, place, material }, index) => (
          <li key={name} className={styles.item} data-material={material} style={{ '--index': index } as CSSProperties}>
            <CommendationMedal name={name} size="4rem" />
            <span className={styles.words}>
              <strong className={styles.name}>{t(`${place}.${name}.name`)}</strong>
              <span className={styles.how}>{t(`${place}.${name}.how`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
