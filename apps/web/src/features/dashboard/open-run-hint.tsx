import { catalog } from '@star-seekers/games/catalog';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './credits-hint.module.css';

/** A link to the player's latest open run. */
export function OpenRunHint({ gameId }: { readonly gameId: number }) {
  const { t } = useTranslation(['dashboard', 'catalog']);
  const entry = catalog.find(({ id }) => id === gameId);
  if (!entry) return null;
  return (
    <section className={styles.hint} data-tone="accent">
      <RotateCcw className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('hint.openTitle', { game: t(`catalog:${entry.slug}.card`) })}</h2>
        <p className={styles.text}>{t('hint.openText')}</p>
      </div>
      <LinkButton to={`/game${gameId}`} variant="primary" className={styles.action}>
        {t('hint.resume')}
      </LinkButton>
    </section>
  );
}
