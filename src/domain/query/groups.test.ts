import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { recordSource } from './record-source.ts';
import { food } from './testing.ts';

test('meals are listed from breakfast to snacks, whichever was logged first', () => {
  const source = recordSource({
    today: '2024-01-31',
    targets: {},
    dayStates: new Map(),
    entries: {
      foods: [
        food('2024-01-29T22:00', 'snack', 'Nuts', { energyKcal: 200 }),
        food('2024-01-30T19:00', 'dinner', 'Rice', { energyKcal: 600 }),
        food('2024-01-31T08:00', 'breakfast', 'Oatmeal', { energyKcal: 300 }),
        food('2024-01-31T13:00', 'lunch', 'Soup', { energyKcal: 400 }),
      ],
    },
  });
  const { rows } = evaluate(
    { metric: 'energyKcal', aggregate: 'max', per: 'meal', group: 'kind', window: { kind: 'all' } },
    source,
  );
  expect(rows.map(({ label }) => label)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
});
