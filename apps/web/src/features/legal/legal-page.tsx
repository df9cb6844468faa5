import type { LegalPage as LegalPageName } from '@star-seekers/contracts/legal-pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { ErrorState } from '../../ui/error-state.tsx';
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
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.legal(page, language),
    queryFn: ({ signal }) => api('legalPage', { params: { page }, query: { language } }, { signal }),
  });
  return (
    <Page>
      <PageHeader kicker={t('legal.kicker')} title={data?.title ?? t(`legal.pages.${page}`)} />
      <div className={styles.columns}>
        <LegalIndex blocks={data?.blocks ?? []} />
        {data && <LegalArticle document={data} />}
        {!data && error && (
          <ErrorState message={describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && <LegalSkeleton />}
      </div>
    </Page>
  );
}
