import { useTranslation } from 'react-i18next';
import styles from './ranked-benefits.module.css';

/** Shown after practice: the benefits of a ranked run. */
export function RankedBenefits({ visitor }: { readonly visitor: boolean }) {
  const { t } = useTranslation('games');
  return (
    <section className={styles.benefits} aria-label={t('screen.practice.benefits.title')}>
      <h3>{t('screen.practice.benefits.title')}</h3>
      <ul>
        <li>{t('screen.practice.benefits.board')}</li>
        <li>{t('screen.practice.benefits.points')}</li>
        <li>{t('screen.practice.benefits.best')}</li>
        {visitor && <li>{t('screen.practice.benefits.credits')}</li>}
      </ul>
    </section>
  );
}
