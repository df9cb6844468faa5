import type { LegalPage as LegalPageName } from '@star-seekers/contracts/legal-pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LegalArticle } from './legal-article.tsx';
import { LegalIndex } from './legal-index.tsx';
import styles from './legal-page.module.css';
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
