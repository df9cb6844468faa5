import { ghostColor } from '@star-seekers/stage/picture/ghost-look.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ghost-names.module.css';
import type { CoursePlan } from './hosted-course.ts';

/** Whose ghosts fly along, each with its number and colour on the board. */
export function GhostNames({ ghosts }: Pick<CoursePlan, 'ghosts'>) {
  const { t } = useTranslation('games');
  if (!ghosts || ghosts.length === 0) return null;
  return (
    <ul className={styles.ghosts} aria-label={t('screen.course.along')}>
      {ghosts.map(({ name }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- their order is their number, and a player may have two runs
        <li key={index} className={styles.ghost} style={{ '--ghost': ghostColor(index + 1) } as CSSProperties}>
          <span className={styles.number}>{index + 1}</span> {name}
        </li>
      ))}
    </ul>
  );
}
