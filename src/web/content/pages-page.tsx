import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { paths } from '#web/lib/paths.ts';
import { useFilter } from '#web/lib/address/use-filter.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { LinkRow } from '#web/ui/lists/link-list.tsx';
import { LinkedPages } from '#web/content/editor/linked-pages.tsx';
import { pagesQuery } from './queries.ts';
import { StateBadges } from './state-badge.tsx';

/** `/admin/content`: every page, most recently changed first. */
export function PagesPage() {
  const [{ search = '' }, setFilter] = useFilter(['search']);
  const query = useInfiniteQuery(pagesQuery(search));
  const pages = query.data?.pages.flatMap((part) => part.pages) ?? [];
  return (
    <>
      <PageHeader
        isShort
        title={SCREENS.adminContent.title}
        text="Public and members-only pages on this server."
      >
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
          onSearch={(words) => setFilter({ search: words })}
        />
        <LinkedPages
          query={query}
          count={pages.length}
          title="Pages"
          empty={{ title: 'No pages found', text: `No pages match “${search}”.` }}
        >
          {pages.map((page) => (
            <LinkRow
              key={page.id}
              to={paths.adminPage(page.id)}
              name={page.title}
              text={`/${page.slug} · updated ${momentText(page.updatedAt)}`}
            >
              <StateBadges {...page} />
            </LinkRow>
          ))}
        </LinkedPages>
      </Stack>
    </>
  );
}
