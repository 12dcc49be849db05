import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/query-client.ts';
import { loggedDays } from './queries.ts';

const kcal = { value: 480, low: 450, high: 520 };

test('the calendar marks the days of a month that have meals', async () => {
  const days = [
    { date: '2026-02-03', total: { energyKcal: kcal } },
    { date: '2026-02-04', total: null },
    { date: '2026-02-28', total: { energyKcal: kcal } },
  ];
  queryClient.setQueryData(['meals', 'days', '2026-02-01', '2026-02-28'], days);
  expect(await loggedDays('2026-02-17')).toEqual(new Set(['2026-02-03', '2026-02-28']));
  queryClient.setQueryData(['meals', 'days', '2026-12-01', '2026-12-31'], []);
  expect(await loggedDays('2026-12-31')).toEqual(new Set());
  queryClient.clear();
});
