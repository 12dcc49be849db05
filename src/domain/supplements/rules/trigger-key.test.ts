import { expect, test } from 'vitest';
import type { Trigger } from '#domain/supplements/predicates.ts';
import { triggerKey } from './trigger-key.ts';

const of = (from: Trigger['from'], value: string, date = '2026-11-02'): string =>
  triggerKey([{ from, label: 'It', value, date }]);

test('a new blood value, or the same value from another day, is a change', () => {
  expect(of('blood', '18 ng/mL, below 30')).not.toBe(of('blood', '16 ng/mL, below 30'));
  expect(of('blood', '18 ng/mL, below 30')).not.toBe(of('blood', '18 ng/mL, below 30', '2026-11-12'));
});

test('small changes in the food log, a birthday and the same answer again are not', () => {
  expect(of('diary', '212 mg a day, 66% of 320 mg')).toBe(
    of('diary', '218 mg a day, 68% of 320 mg', '2026-11-19'),
  );
  expect(of('diary', '212 mg a day')).not.toBe(of('diary', '140 mg a day'));
  expect(of('profile', '60 years, from 60')).toBe(of('profile', '61 years, from 60'));
  expect(of('health', 'vegan')).toBe(of('health', 'vegan', '2026-11-30'));
});
