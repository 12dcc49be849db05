import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contract } from '#contract/contract.ts';
import type { Member } from '#contract/account/account.ts';
import type { Drink, WaterDay } from '#contract/water.ts';
import { addDays } from '#domain/time/local-date.ts';
import { waterByDay } from '#domain/water/water-days.ts';
import { api } from '#web/lib/api.ts';
import { memberQuery } from '#web/lib/member.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';
import { formatDrink } from '#web/lib/units/volume.ts';
import { drinkWord } from './drink-words.ts';

const isDrink = (value: unknown): value is Drink =>
  isTracked(value) &&
  typeof value['drunkAt'] === 'string' &&
  typeof value['volumeMl'] === 'number' &&
  typeof value['waterMl'] === 'number';

const unitsHere = () =>
  queryClient.getQueryData<Member>(memberQuery.queryKey)?.unitSystem ?? ('metric' as const);

/** "250 mL of water", in the member's units. */
export const sayDrink = ({ volumeMl, kind }: Pick<Drink, 'volumeMl' | 'kind'>): string =>
  `${formatDrink(volumeMl, unitsHere())} of ${drinkWord(kind)}`;

export const drinks = tracked({
  name: 'drinks',
  version: 1,
  writes: contract.water.drinks,
  list: (range) => api.water.drinks.list(range),
  isEntry: isDrink,
  at: ({ drunkAt }) => drunkAt,
  body: ({ id, timeZone, note, drunkAt, kind, volumeMl }) => ({
    id,
    timeZone,
    note,
    drunkAt,
    kind,
    volumeMl,
  }),
  say: sayDrink,
  feeds: [['water-days']],
});

/** Days covered by two-week figures. */
export const RECENT_DAYS = 14;

/** Drinks of the two weeks that end on a day, including unsent ones, with their sums by day. */
export function useFortnight(date: string) {
  const recent = drinks.useEntries(addDays(date, 1 - RECENT_DAYS), date);
  const byDay = useMemo(() => waterByDay(recent.entries), [recent.entries]);
  return { ...recent, byDay };
}

/** Water on every day of a range, summed by the server, without unsent drinks. */
export const useWaterDays = (from: string, to: string) =>
  useQuery({
    queryKey: ['water-days', from, to],
    queryFn: (): Promise<WaterDay[]> => api.water.days({ from, to }),
  });
