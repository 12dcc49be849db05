import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Fast, FastingNow, FastingScreening } from '#contract/fasting.ts';
import {
  blockingAmong,
  warningsAmong,
  type FastingBlock,
  type FastingWarning,
} from '#domain/fasting/screening.ts';
import { api } from '#web/lib/api.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useOutbox } from '#web/lib/outbox/outbox.ts';
import { entriesKey, fasts, nowKey } from './queries.ts';
import { unsentScreening } from '#web/fasting/safety/screening-write.ts';

/** Poll interval of a visible screen: a fast started on one device appears on another within five seconds, even on a slow network. */
const ASK_EVERY_MS = 3000;
const ALL_DAYS = ['1900-01-01', '2199-12-31'] as const;

/** The running fast and whether fasting is offered, with unsent writes applied. */
export interface Fasting {
  /** The running fast. */
  readonly fast: Fast | undefined;
  readonly isUnsent: boolean;
  readonly screening: FastingScreening | undefined;
  /** Why fasting isn't offered; empty if it is. */
  readonly blocks: readonly FastingBlock[];
  readonly warnings: readonly FastingWarning[];
  /** There is something to show: an answer, an older one, or unsent writes. */
  readonly known: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

function fastingOf(now: FastingNow | undefined, rows: readonly OutboxRow[]) {
  const held = now?.fast ? [now.fast] : [];
  const running = fasts.after(held, rows, ...ALL_DAYS).filter(({ endedAt }) => endedAt === null);
  // If another device was faster, its fast wins; the one started here is rejected and reported.
  const fast = running.find(({ id }) => id === now?.fast?.id) ?? running.at(-1);
  const screening = unsentScreening(rows) ?? now?.screening ?? undefined;
  const conditions = screening?.conditions ?? [];
  return {
    fast,
    isUnsent: rows.some(({ subject, rejected }) => subject === fast?.id && !rejected),
    screening,
    blocks: [...new Set([...(now?.against ?? []), ...blockingAmong(conditions)])],
    warnings: warningsAmong(conditions),
    known: now !== undefined || fast !== undefined || screening !== undefined,
  };
}

/** Fetches the running fast. If that changed on another device, the history is refetched too. */
async function askNow(): Promise<FastingNow> {
  const before = queryClient.getQueryData<FastingNow>(nowKey);
  const now = await api.fasting.running();
  if (before && JSON.stringify(before.fast) !== JSON.stringify(now.fast))
    void queryClient.invalidateQueries({ queryKey: entriesKey });
  return now;
}

/** The running fast; refetched every few seconds while the screen is visible. */
export function useFasting(): Fasting {
  const { data, error, refetch } = useQuery({
    queryKey: nowKey,
    queryFn: askNow,
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
    retry: false,
  });
  const { rows } = useOutbox();
  const fasting = useMemo(() => fastingOf(data, rows), [data, rows]);
  return { ...fasting, error, refetch: () => void refetch() };
}
