import { DAY_MS } from '#domain/time/spans.ts';
import { dehydrate, hydrate, type DehydratedState, type QueryMeta } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { dropCachedReads, CACHED_READS } from './read-cache-store.ts';
import { memberKey, memberQuery } from '#web/lib/member.ts';
import { queryClient } from '#web/lib/query-client.ts';

const MAX_AGE_MS = 7 * DAY_MS;
const PAUSE_MS = 1000;

/** Changes with the shape of an answer, so that an older release's data isn't shown. */
const SHAPE = 4;

interface CachedReads {
  readonly shape: typeof SHAPE;
  readonly at: number;
  readonly state: DehydratedState;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let stopCaching = (): void => undefined;

/** `meta` of a read that is too large to cache on the device, or useless later. */
export const NOT_CACHED = { isCached: false } as const;

/** `meta` of an expensive read that another entry hardly changes: its `staleTime` also applies to the device's copy. */
export const LASTING = { isLasting: true } as const;

const isCached = (meta: QueryMeta | undefined): boolean => meta?.['isCached'] !== false;

type CachedQuery = DehydratedState['queries'][number];

/** A read that failed, for example offline, still has its previous data, which stays cached. */
const asRead = (query: CachedQuery): CachedQuery => ({
  ...query,
  state: { ...query.state, status: 'success', fetchStatus: 'idle', error: null, fetchFailureReason: null },
});

async function cacheReads(): Promise<void> {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state: { data }, meta }) => data !== undefined && isCached(meta),
  });
  const state = { mutations: [], queries: queries.map(asRead) };
  // Without storage, the server is asked again next time.
  await set(CACHED_READS, { shape: SHAPE, at: Date.now(), state } satisfies CachedReads).catch(
    () => undefined,
  );
}

/** Owner of these reads. */
function ownerOf(): string | undefined {
  const member = queryClient.getQueryData(memberQuery.queryKey);
  return member && memberKey(member);
}

/**
 * Shows cached reads until the server answers, also offline, and caches reads from now on.
 * @param onOther called if another member is signed in than the cache's owner
 */
export async function openReadCache(onOther: () => Promise<void>): Promise<void> {
  const last = await get<CachedReads>(CACHED_READS).catch(() => undefined);
  if (last?.shape === SHAPE && Date.now() - last.at < MAX_AGE_MS) {
    hydrate(queryClient, last.state);
    // The cache may be a second behind the last write, so exact figures are refetched, however fresh they seem.
    void queryClient.invalidateQueries({
      refetchType: 'none',
      predicate: ({ meta }) => meta?.['isLasting'] !== true,
    });
  }
  let owner = ownerOf();
  const cached = new WeakMap<object, unknown>();
  stopCaching = queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Frequent polls mostly return what is already cached.
    if (type !== 'updated' || !isCached(query.meta) || cached.get(query) === query.state.data) return;
    cached.set(query, query.state.data);
    const now = ownerOf();
    if (owner !== undefined && now !== undefined && now !== owner) {
      stopCaching();
      void onOther();
      return;
    }
    owner = now ?? owner;
    // Once a second during reads: waiting for idle time would cache nothing during a short visit.
    timer ??= setTimeout(() => {
      timer = undefined;
      void cacheReads();
    }, PAUSE_MS);
  });
}

/** Deletes the member's data on the device except unsent writes; the page is left right after. */
export async function forgetReads(): Promise<void> {
  stopCaching();
  clearTimeout(timer);
  await dropCachedReads();
}
