import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Member } from '#contract/account/account.ts';
import { api } from './api.ts';

/** The signed-in member, loaded once per visit; every screen reads it from the cache. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: (): Promise<Member> => api.account.me(),
  staleTime: 5 * 60_000,
});

export const useMember = () => useQuery(memberQuery);

/** Key of a member's data on this device. Usernames are unique regardless of case. */
export const memberKey = (member: Pick<Member, 'username'>): string => member.username.toLowerCase();
