import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { moreOf, PagedList, type PagedQuery } from '#web/lib/paged-list.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { LinkList } from '#web/ui/lists/link-list.tsx';

interface LinkedPagesProps {
  readonly query: PagedQuery;
  readonly count: number;
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly height?: string;
  readonly children: ReactNode;
}

/** A card of links that loads page by page. */
export function LinkedPages({ query, count, title, empty, height, children }: LinkedPagesProps) {
  const more = moreOf(query);
  const nothing = (
    <Card>
      <EmptyState {...empty} />
    </Card>
  );
  return (
    <>
      <PagedList query={query} count={count} empty={nothing} {...(height && { height })}>
        <Card title={title}>
          <LinkList>{children}</LinkList>
        </Card>
      </PagedList>
      {more && (
        <Button variant="default" {...more}>
          Show more
        </Button>
      )}
    </>
  );
}
