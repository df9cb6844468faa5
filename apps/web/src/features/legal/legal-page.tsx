import type { LegalBlock } from '@star-seekers/contracts';
import { LEGAL_PAGES, type LegalPage as LegalPageName } from '@star-seekers/contracts/legal-pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { api } from '../../shell/api.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { LegalArticle } from './legal-article.tsx';
import styles from './legal-page.module.css';
import { sectionsOf } from './legal-sections.ts';
import { LegalSkeleton } from './legal-skeleton.tsx';

/** A legal page with the operator's text. */
export function LegalPage({ page }: { readonly page: LegalPageName }) {
  const { t, i18n } = useTranslation('common');
  const { language } = i18n;
  const text = useQuery({
    queryKey: queryKeys.legal(page, language),
    queryFn: ({ signal }) => api('legalPage', { params: { page }, query: { language } }, { signal }),
  });
  const { data } = text;
  return (
    <Page>
      <PageHeader kicker={t('legal.kicker')} title={data?.title ?? t(`legal.pages.${page}`)} />
      <div className={styles.columns}>
        <LegalIndex blocks={data?.blocks ?? []} />
        {data && <LegalArticle document={data} />}
        {!data && (text.error ? <QueryError query={text} /> : <LegalSkeleton />)}
      </div>
    </Page>
  );
}

/** Links to the legal pages and to the sections of the open one. */
function LegalIndex({ blocks }: { readonly blocks: readonly LegalBlock[] }) {
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
