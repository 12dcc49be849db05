import { Anchor, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserFilter, UserRow } from '#contract/admin/users.ts';
import { ROLES, USER_SORTS, USER_STATES } from '#domain/admin/user-list.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { InviteButton } from './invite-button.tsx';
import { ChoiceField } from '#web/admin/choice-field.tsx';
import { Filters, NONE, QueryList, type Column } from '#web/admin/list.tsx';
import { Tag } from '#web/admin/tag.tsx';
import { addressOf, oneOf, useDrawer, useFilter } from '#web/lib/address/use-filter.ts';
import { UserDrawer } from './user-drawer.tsx';
import { usersQuery } from './user-queries.ts';
import { PLAN_NAMES, ROLE_NAMES, SORT_NAMES, STATE_NAMES, STATE_TONES } from './user-words.ts';

const PARTS = ['search', 'role', 'plan', 'state', 'sort'] as const;
type FilterState = ReturnType<typeof useFilter<(typeof PARTS)[number]>>;

const columnsOf = (onOpen: (id: string) => void): [Column<UserRow>, ...Column<UserRow>[]] => [
  {
    name: 'Username',
    sort: { by: 'username', runs: 'ascending' },
    cell: ({ id, username, name }) => (
      <>
        <Anchor component="button" type="button" fw={600} ta="start" onClick={() => onOpen(id)}>
          {username}
        </Anchor>
        {name !== null && (
          <Text size="xs" c="dimmed">
            {name}
          </Text>
        )}
      </>
    ),
  },
  { name: 'Email', cell: ({ email }) => email ?? NONE },
  {
    name: 'Role',
    cell: ({ role }) => (role === 'admin' ? <Tag tone="good" text="Admin" /> : ROLE_NAMES[role]),
  },
  { name: 'Plan', cell: ({ plan }) => PLAN_NAMES[plan] },
  {
    name: 'Status',
    cell: ({ state }) =>
      // Nearly all accounts are active, so only exceptions are marked.
      state === 'active' ? STATE_NAMES[state] : <Tag tone={STATE_TONES[state]} text={STATE_NAMES[state]} />,
  },
  {
    name: 'Joined',
    sort: { by: 'newest', runs: 'descending' },
    cell: ({ createdAt }) => dayText(createdAt),
  },
  {
    name: 'Last seen',
    sort: { by: 'seen', runs: 'descending' },
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? NONE : dayText(lastSeenAt)),
  },
];

function filterOf({ search, role, plan, state, sort }: FilterState[0]): Partial<UserFilter> {
  const known = {
    search,
    role: oneOf(ROLES, role),
    plan: oneOf(PLANS, plan),
    state: oneOf(USER_STATES, state),
    sort: oneOf(USER_SORTS, sort),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

function UserFilters({ parts: [parts, setParts] }: { readonly parts: FilterState }) {
  return (
    <Filters>
      <SearchField
        label="Search"
        placeholder="Username, email or name"
        value={parts.search ?? ''}
        onSearch={(search) => setParts({ search })}
      />
      <ChoiceField
        label="Role"
        none="Any"
        names={ROLE_NAMES}
        value={parts.role}
        onChoose={(role) => setParts({ role })}
      />
      <ChoiceField
        label="Plan"
        none="Any"
        names={PLAN_NAMES}
        value={parts.plan}
        onChoose={(plan) => setParts({ plan })}
      />
      <ChoiceField
        label="Status"
        none="Any"
        names={STATE_NAMES}
        value={parts.state}
        onChoose={(state) => setParts({ state })}
      />
      <ChoiceField
        label="Sort by"
        names={SORT_NAMES}
        value={parts.sort ?? 'newest'}
        onChoose={(sort) => setParts({ sort: sort === 'newest' ? null : sort })}
      />
    </Filters>
  );
}

const NOBODY: ReadonlySet<string> = new Set();

/** `/admin/users`: all accounts. */
export function UsersPage() {
  const parts = useFilter(PARTS);
  const [user, openUser, closeUser] = useDrawer('user');
  const [chosenIds, setChosenIds] = useState(NOBODY);
  const filter = filterOf(parts[0]);
  const query = useInfiniteQuery(usersQuery(filter));
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];
  return (
    <>
      <PageHeader
        title={SCREENS.adminUsers.title}
        text="Everyone with an account. What they log isn’t shown here."
      >
        <Group gap="sm">
          <InviteButton />
          <CsvButton name="users" href={`/api/admin/users.csv?${addressOf(filter)}`} />
        </Group>
      </PageHeader>
      <BulkBar chosen={users.filter(({ id }) => chosenIds.has(id))} onClear={() => setChosenIds(NOBODY)} />
      <Card>
        <UserFilters parts={parts} />
        {query.data?.pages[0]?.isCut && (
          <Text size="sm" c="dimmed" mb="md" role="status">
            More than 500 people match, so not all are listed. Narrow your search.
          </Text>
        )}
        <QueryList
          query={query}
          empty="No matching users. Shorten the search or remove a filter."
          caption="Users"
          rows={users}
          total={query.data?.pages[0]?.matches ?? undefined}
          order={{
            by: filter.sort ?? 'newest',
            set: (by) => parts[1]({ sort: by === 'newest' ? null : by }),
          }}
          columns={columnsOf(openUser)}
          nameOf={({ username }) => username}
          selection={{ ids: chosenIds, set: setChosenIds }}
        />
      </Card>
      <UserDrawer id={user} onClose={closeUser} />
    </>
  );
}
