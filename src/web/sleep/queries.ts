import { useMemo } from 'react';
import { contract } from '#contract/contract.ts';
import type { Sleep } from '#contract/sleep.ts';
import { ratedDays } from '#domain/sleep/rated-days.ts';
import { REGULARITY_DAYS } from '#domain/sleep/sleep-regularity.ts';
import { addDays } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { useMember } from '#web/lib/member.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';
import { enteredOf } from './entered-sleep.ts';

const isSleep = (value: unknown): value is Sleep =>
  isTracked(value) &&
  typeof value['inBedAt'] === 'string' &&
  typeof value['outOfBedAt'] === 'string' &&
  typeof value['isNap'] === 'boolean' &&
  typeof value['source'] === 'string';

/** "a night of 7 h 24 min" in bed. */
export const saySleep = ({ inBedAt, outOfBedAt, isNap }: Sleep): string =>
  `${isNap ? 'a nap' : 'a night'} of ${sayMinutes((Date.parse(outOfBedAt) - Date.parse(inBedAt)) / 60_000)}`;

export const sleeps = tracked({
  name: 'sleeps',
  version: 2,
  writes: contract.sleep,
  list: (range) => api.sleep.list(range),
  isEntry: isSleep,
  at: ({ inBedAt }) => inBedAt,
  body: ({ date: _date, source: _source, ...input }) => input,
  say: saySleep,
});

/** Sleep entries of a range with their scores, including the two weeks before it, which regularity needs. */
export function useRatedSleep(from: string, to: string) {
  const { data: member } = useMember();
  const query = sleeps.useEntries(addDays(from, -REGULARITY_DAYS), to);
  const { entries } = query;
  const days = useMemo(
    () =>
      member
        ? ratedDays(entries.map(enteredOf), member.ageYears, entries.at(-1)?.timeZone ?? deviceTimeZone())
        : [],
    [entries, member],
  );
  return { ...query, days, member };
}
