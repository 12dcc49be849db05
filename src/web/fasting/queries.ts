import { contract } from '#contract/contract.ts';
import type { Fast, FastingNow } from '#contract/fasting.ts';
import { hoursOf, spanOf } from '#domain/fasting/fast-state.ts';
import { addDays } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { tracked } from '#web/lib/outbox/tracked.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { isFast } from '#web/fasting/entry/is-fast.ts';
import { lengthText } from './length-text.ts';

const NAME = 'fasts';
const VERSION = 1;
const PUT = `put-${NAME}-${VERSION}`;
const REMOVE = `remove-${NAME}-${VERSION}`;

/** "16:8 fast of 16 h 5 min"; a running one without its length. */
export function sayFast(fast: Fast): string {
  const name = `${PROTOCOL_NAMES[fast.protocol]} fast`;
  return fast.endedAt === null ? `${name}, running` : `${name}, ${lengthText(hoursOf(spanOf(fast), 0))}`;
}

/** Fasts, including the running one. */
export const fasts = tracked({
  name: NAME,
  version: VERSION,
  writes: contract.fasting.fasts,
  list: (range) => api.fasting.fasts.list(range),
  isEntry: isFast,
  at: ({ startedAt }) => startedAt,
  body: ({ id, timeZone, note, startedAt, endedAt, protocol, goalHours }) => ({
    id,
    timeZone,
    note,
    startedAt,
    endedAt,
    protocol,
    goalHours,
  }),
  say: sayFast,
});

/** Three months of history: the offered plan and overlap checks depend on them. */
export const recentFrom = (today: string): string => addDays(today, -90);

/** Whether an unsent write adds or changes a fast. */
export const putsFast = (effectType: string): boolean => effectType === PUT;

export const nowKey = [NAME, 'running'] as const;
export const entriesKey = [NAME, 'entries'] as const;

/** The server's state after a write, shown before the refetch, so that no timer flickers. */
function nowAfter(now: FastingNow, effectType: string, fast: Fast): FastingNow {
  const isGone = effectType === REMOVE || fast.endedAt !== null;
  if (!isGone) return { ...now, fast };
  return now.fast?.id === fast.id ? { ...now, fast: null } : now;
}

onSent((row, answer) => {
  const { type, value } = row.effect;
  if (type !== PUT && type !== REMOVE) return;
  const fast = isFast(answer) ? answer : isFast(value) ? value : undefined;
  if (fast) queryClient.setQueryData<FastingNow>(nowKey, (now) => now && nowAfter(now, type, fast));
});
