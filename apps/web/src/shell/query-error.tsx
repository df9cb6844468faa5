import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { describeError } from './describe-error.ts';

export interface QueryErrorProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  readonly title?: ReactNode;
}

/** Replaces the data of a failed query. Its button fetches them again. */
export function QueryError({ query, title }: QueryErrorProps) {
  return (
    <ErrorState
      title={title}
      message={describeError(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
