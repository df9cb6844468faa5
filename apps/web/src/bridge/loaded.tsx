import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '@star-seekers/ui/spinner';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { ErrorState } from '../ui/error-state.tsx';
import styles from './bridge.module.css';
import { useProblemText } from './use-problem-text.ts';

/** Shows what a query has fetched, or that it is on its way, or why it failed. */
export function Loaded<Data>({
  query,
  children,
}: {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation('common');
  const problemOf = useProblemText();
  if (query.data !== undefined) return children(query.data);
  if (query.error && !query.isFetching)
    return <ErrorState message={problemOf(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <div className={styles.loading} role="status" data-pending="">
      <Spinner />
      <VisuallyHidden>{t('states.loading')}</VisuallyHidden>
    </div>
  );
}
