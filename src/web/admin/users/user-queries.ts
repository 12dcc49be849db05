import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UserFilter } from '#contract/admin/users.ts';
import { api } from '#web/lib/api.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';

const USERS = ['admin', 'users'] as const;

/** All cached reads about users, which a change of one makes outdated. */
export const usersKey = { queryKey: USERS };

/** A paginated list of users. Other people's addresses are never cached on the device. */
export const usersQuery = (filter: Partial<UserFilter>) =>
  infiniteQueryOptions({
    queryKey: [...USERS, 'list', filter],
    queryFn: ({ pageParam }) => api.admin.users.list({ ...filter, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    meta: NOT_CACHED,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...USERS, 'one', id],
    queryFn: () => api.admin.users.get({ id }),
    meta: NOT_CACHED,
  });
