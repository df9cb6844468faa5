import type { LegalPage } from '@star-seekers/contracts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './legal-consent.module.css';

export interface LegalConsentProps {
  /** What is agreed to, as a sentence that the links end. */
  readonly text: string;
  readonly pages: readonly LegalPage[];
}

/** What somebody agrees to with the button beside it. The pages open in a tab of their own, so that nothing typed is lost. */
export function LegalConsent({ text, pages }: LegalConsentProps) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.consent}>
      {text}{' '}
      {pages.map((page, index) => (
        <Fragment key={page}>
          {index > 0 && ' '}
          <span className={styles.page}>
            <Link to={`/${page}`} target="_blank">
              {t(`legal.pages.${page}`)}
              <VisuallyHidden>{t('links.newTab')}</VisuallyHidden>
            </Link>
            {index < pages.length - 1 && ' ·'}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
