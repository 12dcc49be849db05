import { Skeleton } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { explain } from './errors.ts';

/** A query that is read a page at a time. */
export type PagedQuery = Pick<
  UseInfiniteQueryResult,
  | 'data'
  | 'isPending'
  | 'isError'
  | 'error'
  | 'refetch'
  | 'hasNextPage'
  | 'fetchNextPage'
  | 'isFetchingNextPage'
>;

interface PagedListProps {
  readonly query: PagedQuery;
  readonly count: number;
  /** In place of a list without rows. */
  readonly empty: ReactNode;
  /** Of the list's place while its first page is read. */
  readonly height?: string;
  readonly children: ReactNode;
}

/** A list with its loading, empty and error states. */
export function PagedList({ query, count, empty, height = '24rem', children }: PagedListProps) {
  return (
    <>
      {query.isError && <ErrorState {...explain(query.error)} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={height} radius="lg" />}
      {query.data !== undefined && count === 0 && empty}
      {count > 0 && children}
    </>
  );
}

/** The button's props that ask for the next page; undefined where there is none. */
export const moreOf = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: PagedQuery) =>
  hasNextPage ? { loading: isFetchingNextPage, onClick: () => void fetchNextPage() } : undefined;
