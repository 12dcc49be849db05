import { expect, test } from 'vitest';
import type { Meal } from '#contract/meals/meals.ts';
import { copyOf } from './copy-meals.tsx';

const energy = { energyKcal: { value: 95, low: 80, high: 110 } };
const dinner: Meal = {
  id: '0190f0a0-0000-7000-8000-000000000001',
  eatenAt: '2026-11-19T18:30:00.000Z',
  timeZone: 'Europe/Berlin',
  date: '2026-11-19',
  kind: 'dinner',
  source: 'text',
  note: 'with Leo',
  description: 'an apple',
  photoIds: ['0190f0a0-0000-7000-8000-000000000003'],
  items: [
    {
      id: '0190f0a0-0000-7000-8000-000000000002',
      foodId: 'apple',
      name: 'Apple',
      words: 'an apple',
      amount: 1,
      unit: 'medium',
      grams: { value: 180, low: 150, high: 210 },
      confidence: 0.9,
      nutrients: energy,
    },
  ],
  total: energy,
};

test('Ida’s dinner copied to the next day has the same local time and new ids', () => {
  const copy = copyOf(dinner, '2026-11-20');
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: here, hour: '2-digit', minute: '2-digit' });
  expect(shown.format(new Date(copy.eatenAt))).toBe('19:30');
  expect(copy).toMatchObject({ date: '2026-11-20', source: 'copy', kind: 'dinner', total: energy });
  expect(copy.id).not.toBe(dinner.id);
  expect(copy.items[0]?.id).not.toBe(dinner.items[0]?.id);
});

test('note, picture and description stay with the original', () => {
  const copy = copyOf(dinner, '2026-11-20');
  expect(copy).toMatchObject({ note: null, description: null, photoIds: [] });
  expect(copy.items[0]?.words).toBeNull();
});
