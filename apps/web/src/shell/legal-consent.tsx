import type { LegalPage } from '@star-seekers/contracts/legal-pages';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './legal-consent.module.css';

export interface LegalConsentProps {
  /** Start of the sentence, before the links. */
  readonly text: string;
  readonly pages: readonly LegalPage[];
}

/** Consent text with links to legal pages. They open in a new tab, so that form input is not lost. */
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
