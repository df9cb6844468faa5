import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@star-seekers/ui/class-names';
import { Kicker } from '@star-seekers/ui/kicker';
import { SiteLink } from '../../shell/site-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AppCarousel } from './app-carousel.tsx';
import styles from './app-card.module.css';
import { InstallApp } from './install-app.tsx';
import product from './product-card.module.css';

const PROMISES = ['play', 'dice', 'boards'] as const;

/** The iOS app with four pictures (`P2.80`); without a store link, the installation of the hub as an app. */
export function AppCard() {
  const { t } = useTranslation('ss-ip');
  return (
    <Panel
      as="section"
      id="app"
      tone="accent"
      padding="lg"
      className={classNames(product.card, styles.card)}
      aria-labelledby="app-title"
    >
      <div className={product.words}>
        <Kicker>{t('app.kicker')}</Kicker>
        <h2 id="app-title" className={product.title}>
          {t('app.title')}
        </h2>
        <p className={product.text}>{t('app.text')}</p>
        <ul className={styles.promises}>
          {PROMISES.map((promise) => (
            <li key={promise} className={styles.promise}>
              <Check aria-hidden="true" />
              {t(`app.promises.${promise}`)}
            </li>
          ))}
        </ul>
        <SiteLink to="iosApp" variant="primary" fallback={<InstallApp />}>
          {t('app.action')}
        </SiteLink>
      </div>
      <AppCarousel />
    </Panel>
  );
}
