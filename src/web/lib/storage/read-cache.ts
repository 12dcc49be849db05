import { DAY_MS } from '#domain/time/spans.ts';
import { dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { FOOD_SEARCH } from '#web/lib/foods/food-search.ts';
import { foodsQuery } from '#web/lib/foods/food-table.ts';
import { dropKeptReads, KEPT_READS } from './read-cache-store.ts';
import { memberKey, memberQuery } from '#web/lib/member.ts';
import { queryClient } from '#web/lib/query-client.ts';

const MOST_AGE_MS = 7 * DAY_MS;
const PAUSE_MS = 1000;

interface KeptReads {
  readonly at: number;
  readonly state: DehydratedState;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let stopKeeping = (): void => undefined;

/** `meta` of a read that is too big to be kept on the device. */
export const NOT_KEPT = { isKept: false } as const;

type KeptQuery = DehydratedState['queries'][number];

/** A read that failed just now, without a connection for one, still has what was read before: that is kept as it was. */
const asRead = (query: KeptQuery): KeptQuery => ({
  ...query,
  state: { ...query.state, status: 'success', fetchStatus: 'idle', error: null, fetchFailureReason: null },
});

async function keep(): Promise<void> {
  const { queries } = dehydrate(queryClient, {
    // The food table has a copy of its own; what was searched for is of no use later.
    shouldDehydrateQuery: ({ state: { data }, queryKey, meta }) =>
      data !== undefined &&
      meta?.['isKept'] !== false &&
      queryKey[0] !== foodsQuery.queryKey[0] &&
      queryKey[0] !== FOOD_SEARCH,
  });
  const state = { mutations: [], queries: queries.map(asRead) };
  // A browser that keeps nothing asks the server again next time.
  await set(KEPT_READS, { at: Date.now(), state } satisfies KeptReads).catch(() => undefined);
}

/** Whose reads these are. */
function ownerOf(): string | undefined {
  const member = queryClient.getQueryData(memberQuery.queryKey);
  return member && memberKey(member);
}

/**
 * Shows what was last read until the server answers, also without a connection; and keeps what is read from now on.
 * @param onOther the server says that somebody else is signed in than those whose reads are shown
 */
export async function openKeptReads(onOther: () => Promise<void>): Promise<void> {
  const last = await get<KeptReads>(KEPT_READS).catch(() => undefined);
  if (last && Date.now() - last.at < MOST_AGE_MS) {
    hydrate(queryClient, last.state);
    // What was kept may be a second behind what was sent: however fresh it says it is, the server is asked again.
    void queryClient.invalidateQueries({ refetchType: 'none' });
  }
  let owner = ownerOf();
  const kept = new WeakMap<object, unknown>();
  stopKeeping = queryClient.getQueryCache().subscribe(({ type, query }) => {
    // What is asked every few seconds mostly brings what is kept already.
    if (type !== 'updated' || kept.get(query) === query.state.data) return;
    kept.set(query, query.state.data);
    const now = ownerOf();
    if (owner !== undefined && now !== undefined && now !== owner) {
      stopKeeping();
      void onOther();
      return;
    }
    owner = now ?? owner;
    // Once a second while reads go on: waiting for quiet would keep nothing of a visit that ends before it.
    timer ??= setTimeout(() => {
      timer = undefined;
      void keep();
    }, PAUSE_MS);
  });
}

/** Leaves nothing of the member on the device but what is not sent yet; the page is left right after. */
export async function forgetReads(): Promise<void> {
  stopKeeping();
  clearTimeout(timer);
  await dropKeptReads();
}
