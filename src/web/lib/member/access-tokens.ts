import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';

/** Only the server knows which tokens work, so nothing here is cached on the device. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: () => api.tokens.list(),
  meta: NOT_CACHED,
  staleTime: 0,
});
