import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { MAX_STRIKES } from './rules.ts';
import styles from './strikes.module.css';

/** Three segments of a hull, of which each strike breaks one (`G4.3`: three strike dots). */
export function Strikes({ strikes }: { readonly strikes: number }) {
  const { t } = useTranslation('games');
  return (
    <span className={styles.hull}>
      {Array.from({ length: MAX_STRIKES }, (_, segment) => (
        <svg
          key={segment}
          className={styles.segment}
          data-broken={segment < strikes || undefined}
          viewBox="0 0 30 24"
          aria-hidden="true"
        >
          {segment < strikes ? (
            <>
              <path className={styles.shard} d="M7 3H15L11 10L15 13L10 21H2Z" />
              <path className={styles.shard} d="M19 3H28L23 21H14L19 13L15 10Z" />
            </>
          ) : (
            <path d="M7 3H28L23 21H2Z" />
          )}
        </svg>
      ))}
      <VisuallyHidden>{t('lore-master.hud.strikesOf', { count: strikes, most: MAX_STRIKES })}</VisuallyHidden>
    </span>
  );
}
