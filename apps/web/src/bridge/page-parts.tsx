import { Button } from '@star-seekers/ui/button';
import { Spinner } from '@star-seekers/ui/spinner';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/error-state.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './bridge.module.css';
import { useProblemText } from './use-problem-text.ts';

/** A part of a page with its heading. @param actions buttons beside the heading */
export function Section({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </Panel>
  );
}

/** Values by their names, such as those of an account. An undefined value is left out. */
export function Facts({ of }: { readonly of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(of)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The button that continues a list; nothing at its end. */
export function Earlier({
  list,
}: {
  readonly list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  const { t } = useTranslation('bridge');
  if (!list.hasNextPage) return null;
  return (
    <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {t('earlier')}
    </Button>
  );
}

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

/** Says beside a control what went wrong; nothing without an error. */
export function Problem({ error }: { readonly error: unknown }) {
  const problemOf = useProblemText();
  return (
    <div role="alert" className={styles.problem}>
      {error ? problemOf(error) : null}
    </div>
  );
}
