import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@star-seekers/ui/class-names';
import { Kicker } from '@star-seekers/ui/kicker';
import { SiteLink } from '../../shell/site-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './coloring-book-card.module.css';
import { ColoringCover } from './coloring-cover.tsx';
import product from './product-card.module.css';

/** The coloring book with its shop link (`P2.81`); without one, a link to its pages to print. */
export function ColoringBookCard() {
  const { t } = useTranslation('ss-ip');
  return (
    <Panel
      as="section"
      id="book"
      padding="lg"
      className={classNames(product.card, styles.card)}
      aria-labelledby="book-title"
    >
      <ColoringCover className={styles.cover} />
      <div className={product.words}>
        <Kicker>{t('book.kicker')}</Kicker>
        <h2 id="book-title" className={product.title}>
          {t('book.title')}
        </h2>
        <p className={product.text}>{t('book.text')}</p>
        <dl className={styles.facts}>
          {(['pages', 'age', 'paper'] as const).map((fact) => (
            <div key={fact}>
              <dt>{t(`book.facts.${fact}.name`)}</dt>
              <dd>{t(`book.facts.${fact}.value`)}</dd>
            </div>
          ))}
        </dl>
        <SiteLink
          to="coloringBook"
          variant="primary"
          fallback={
            <LinkButton to="/coloring-book" variant="primary" icon={<Printer aria-hidden="true" />}>
              {t('book.own')}
            </LinkButton>
          }
        >
          {t('book.action')}
        </SiteLink>
      </div>
    </Panel>
  );
}
