import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Member } from '#contract/account/account.ts';
import { api } from './api.ts';

/** Who is signed in. Asked once a visit; every screen reads it from the cache. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: (): Promise<Member> => api.account.me(),
  staleTime: 5 * 60_000,
});

export const useMember = () => useQuery(memberQuery);

/** What a member's own records on this device are kept under. Usernames are unique without regard to case. */
export const memberKey = (member: Pick<Member, 'username'>): string => member.username.toLowerCase();
