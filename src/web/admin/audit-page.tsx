import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry, AuditFilter } from '#contract/admin/audit.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { api } from '#web/lib/api.ts';
import { isLocalDate } from '#web/lib/clock.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { DayField } from '#web/lib/time/day-field.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { ACTION_NAMES, actionName, detailsText } from './audit-words.ts';
import { ChoiceField } from './choice-field.tsx';
import { Filters, NONE, QueryList, type Column } from './list.tsx';
import { Tag } from './tag.tsx';
import { addressOf, useFilter } from '#web/lib/address/use-filter.ts';

const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit-log', filter],
    queryFn: ({ pageParam }) => api.admin.audit.list({ ...filter, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    meta: NOT_CACHED,
  });

const COLUMNS: [Column<AuditEntry>, ...Column<AuditEntry>[]] = [
  { name: 'Time', cell: ({ at }) => `${momentText(at, 'UTC')} UTC` },
  { name: 'Actor', cell: ({ actor }) => actor },
  { name: 'Action', cell: ({ action }) => <Tag text={actionName(action)} /> },
  { name: 'Target', cell: ({ targetKind, target }) => `${targetKind} ${target}` },
  { name: 'Details', isLong: true, cell: ({ details }) => detailsText(details) || NONE },
];

const PARTS = ['actor', 'action', 'target', 'from', 'to'] as const;
type FilterState = ReturnType<typeof useFilter<(typeof PARTS)[number]>>;

function AuditFilters({ filter: [filter, setFilter] }: { readonly filter: FilterState }) {
  const day = (name: 'from' | 'to', label: string) => (
    <DayField label={label} value={filter[name] ?? ''} onDay={(value) => setFilter({ [name]: value })} />
  );
  return (
    <Filters>
      <SearchField
        label="Target"
        placeholder="Full username or ID"
        value={filter.target ?? ''}
        onSearch={(target) => setFilter({ target })}
      />
      <SearchField
        label="Who"
        placeholder="Username"
        value={filter.actor ?? ''}
        onSearch={(actor) => setFilter({ actor })}
      />
      <ChoiceField
        label="What"
        none="Any"
        names={ACTION_NAMES}
        value={filter.action}
        onChoose={(action) => setFilter({ action })}
      />
      {day('from', 'From (UTC)')}
      {day('to', 'To (UTC)')}
    </Filters>
  );
}

/** `/admin/audit-log`: all audit entries, newest first. */
export function AuditPage() {
  const parts = useFilter(PARTS);
  const { from, to, ...words } = parts[0];
  const filter: AuditFilter = {
    ...words,
    ...(from && isLocalDate(from) && { from }),
    ...(to && isLocalDate(to) && { to }),
  };
  const query = useInfiniteQuery(auditQuery(filter));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageHeader
        title={SCREENS.adminAuditLog.title}
        text="Every admin action, plus automatic changes to accounts and payments."
      >
        <CsvButton name="audit-log" href={`/api/admin/audit-log.csv?${addressOf(filter)}`} />
      </PageHeader>
      <Card>
        <AuditFilters filter={parts} />
        <QueryList
          query={query}
          empty={
            Object.keys(filter).length > 0
              ? 'No matches. Remove a filter.'
              : 'Nothing yet. Every change in the admin area is recorded here.'
          }
          caption="Audit log"
          rows={entries}
          total={query.data?.pages[0]?.matches ?? undefined}
          columns={COLUMNS}
          nameOf={({ id }) => id}
        />
      </Card>
    </>
  );
}
