import { hub } from '@star-seekers/art/hub';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import styles from './not-found-page.module.css';

/** The page of unknown URLs (`P2.16`). */
export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  return (
    <section className={styles.page}>
      <StillPicture className={styles.scene} still={hub.lost} />
      <p className={styles.code} aria-hidden="true">
        {t('code')}
      </p>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <p className={styles.message}>{t('message')}</p>
      <LinkButton to="/" variant="primary" size="lg">
        {t('action')}
      </LinkButton>
    </section>
  );
}
