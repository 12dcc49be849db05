import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ContentPageSummary } from '#contract/content/content.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { useFilter } from '#web/lib/address/use-filter.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkList } from '#web/ui/lists/link-list.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { pagesQuery } from './queries.ts';
import { StateBadges } from './state-badge.tsx';

const Row = ({ page }: { readonly page: ContentPageSummary }) => (
  <Anchor component={Link} to={paths.adminPage(page.id)} c="inherit" underline="never">
    <Group gap="xs" justify="space-between" flex={1}>
      <div>
        <Text fw={600}>{page.title}</Text>
        <Text size="sm" c="dimmed">
          /{page.slug} · changed {momentText(page.updatedAt)}
        </Text>
      </div>
      <StateBadges {...page} />
    </Group>
    <IconChevronRight size="1.1em" aria-hidden />
  </Anchor>
);

/** `/admin/content`: every page, the last changed first. */
export function PagesPage() {
  const [{ search = '' }, tell] = useFilter(['search']);
  const query = useInfiniteQuery(pagesQuery(search));
  const { data, error, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = query;
  const pages = data?.pages.flatMap((part) => part.pages) ?? [];
  return (
    <>
      <PageHeader title="Content" text="Pages of this installation, for everybody or for members.">
        <Button
          component={Link}
          to={paths.adminPage('new')}
          leftSection={<IconPlus size="1.1em" aria-hidden />}
        >
          New page
        </Button>
      </PageHeader>
      <Stack gap="md">
        <SearchField
          isBare
          label="Search titles and addresses"
          value={search}
          onSearch={(words) => tell({ search: words })}
        />
        {isError && !data && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height="24rem" radius="lg" />}
        {data && pages.length === 0 && (
          <Card>
            <EmptyState title="No page found" text={`No title and no address has “${search}” in it.`} />
          </Card>
        )}
        {pages.length > 0 && (
          <Card title="Pages">
            <LinkList>
              {pages.map((page) => (
                <Row key={page.id} page={page} />
              ))}
            </LinkList>
          </Card>
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
      </Stack>
    </>
  );
}
