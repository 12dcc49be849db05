import { Skeleton } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { explain } from './errors.ts';

/** A query that loads page by page. */
export type PagedQuery = Pick<
  UseInfiniteQueryResult,
  | 'data'
  | 'isPending'
  | 'isError'
  | 'isSuccess'
  | 'error'
  | 'refetch'
  | 'hasNextPage'
  | 'fetchNextPage'
  | 'isFetchingNextPage'
>;

interface PagedListProps {
  readonly query: PagedQuery;
  readonly count: number;
  /** Shown instead of a list without rows. */
  readonly empty: ReactNode;
  /** Height of the list while its first page loads. */
  readonly height?: string;
  readonly children: ReactNode;
}

/** A list with its loading, empty and error states. */
export function PagedList({ query, count, empty, height = '24rem', children }: PagedListProps) {
  return (
    <>
      {query.isError && <ErrorState {...explain(query.error)} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={height} radius="lg" />}
      {query.isSuccess && count === 0 && empty}
      {count > 0 && children}
    </>
  );
}

/** Props of the button that loads the next page; undefined if there is none. */
export const moreOf = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: PagedQuery) =>
  hasNextPage ? { loading: isFetchingNextPage, onClick: () => void fetchNextPage() } : undefined;
