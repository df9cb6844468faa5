import { LEGAL_PAGES } from '@star-seekers/contracts/legal-pages';
import type { LegalBlock } from '@star-seekers/contracts';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import styles from './legal-index.module.css';
import { sectionsOf } from './legal-sections.ts';

/** Links to the legal pages and to the sections of the open one. */
export function LegalIndex({ blocks }: { readonly blocks: readonly LegalBlock[] }) {
  const { t } = useTranslation('common');
  const sections = sectionsOf(blocks);
  return (
    <div className={styles.index}>
      <nav aria-label={t('legal.label')}>
        <ul className={styles.pages}>
          {LEGAL_PAGES.map((page) => (
            <li key={page}>
              <NavLink to={`/${page}`} className={styles.page ?? ''}>
                {t(`legal.pages.${page}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {sections.length > 0 && (
        <nav aria-label={t('legal.onThisPage')} className={styles.contents}>
          <p className={styles.caption} aria-hidden="true">
            {t('legal.onThisPage')}
          </p>
          <ul className={styles.sections}>
            {sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <Link to={{ hash: anchor }} className={styles.section}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
