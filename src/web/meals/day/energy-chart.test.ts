import { expect, test } from 'vitest';
import { recentEnergy } from './energy-chart.tsx';

const logged = (date: string, kcal: number) => ({
  date,
  mealCount: 2,
  kinds: ['breakfast' as const, 'dinner' as const],
  state: null,
  total: { energyKcal: { value: kcal, low: kcal - 100, high: kcal + 100 } },
});

test('days Ada didn’t log are gaps in her two weeks, not zeros', () => {
  const { dates, energy, loggedDays } = recentEnergy(
    [logged('2026-11-18', 2000)],
    '2026-11-17',
    '2026-11-19',
  );
  expect(dates).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
  expect(energy.map((figure) => figure?.value)).toEqual([undefined, 2000, undefined]);
  expect(loggedDays).toBe(1);
});

test('the current day doesn’t lower her average', () => {
  const days = [1800, 2000, 2200, 300].map((kcal, index) => logged(`2026-11-${16 + index}`, kcal));
  expect(recentEnergy(days, '2026-11-16', '2026-11-19').meanKcal).toBe(2000);
});

test('a partly logged day doesn’t count in the average, a fasted day counts as 0', () => {
  const [one, two, three, half, fasted] = [
    logged('2026-11-14', 1800),
    logged('2026-11-15', 2000),
    logged('2026-11-16', 2200),
    { ...logged('2026-11-17', 300), state: 'partial' as const },
    { date: '2026-11-18', mealCount: 0, kinds: [], state: 'fasted' as const, total: null },
  ];
  const recent = recentEnergy([one, two, three, half, fasted], '2026-11-14', '2026-11-19');
  expect(recent).toMatchObject({ meanKcal: 1500, completeDays: 4, loggedDays: 4 });
});

test('two logged days aren’t enough for an average', () => {
  const days = [logged('2026-11-16', 1800), logged('2026-11-17', 2000)];
  expect(recentEnergy(days, '2026-11-10', '2026-11-19').meanKcal).toBeUndefined();
});
