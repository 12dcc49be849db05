import { expect, test } from 'vitest';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import { changeWords, stepWords } from './change-words.ts';

const changed = (item: ItemKey, from: string | null, to: string | null) =>
  changeWords({ item, name: '', section: 'body', from, to, years: -1 });

test('a changed answer reads as a sentence, with its unit once', () => {
  expect(changed('sbp', '130 to 139', '120 to 129')).toBe('Was 130 to 139 mm Hg, now 120 to 129');
  expect(changed('wg', 'Less than 1', '1 or 2')).toBe(
    'Was less than 1 serving a day, now 1 or 2 servings a day',
  );
  expect(changed('sbp', '160 or more', '140 to 159')).toBe('Was 160 mm Hg or more, now 140 to 159');
  expect(changed('smoke', '1 to 10 a day', 'Quit 5 to 9 years ago')).toBe(
    'Was 1 to 10 a day, now “Quit 5 to 9 years ago”',
  );
  expect(changed('rt', 'None', '1')).toBe('Was “None”, now 1 session a week');
  expect(changed('reg', '60 to 90 minutes', 'Less than 30 minutes')).toBe(
    'Was 60 to 90 minutes, now less than 30',
  );
  expect(changed('stress', 'Fairly often', 'Now and then')).toBe('Was “Fairly often”, now “Now and then”');
});

test('unknown and unchanged answers say so', () => {
  expect(changed('sbp', null, 'Under 120')).toBe('Not answered before, now under 120 mm Hg');
  expect(changed('sbp', 'Under 120', null)).toBe('Was under 120 mm Hg, now unanswered');
  expect(changed('sbp', 'Under 120', 'Under 120')).toBe('Still under 120 mm Hg, but scored differently now');
});

test('a step goes from one answer to the next', () => {
  expect(stepWords({ item: 'steps', from: '7,000 to 9,499', to: '9,500 or more' })).toBe(
    'Now 7,000 to 9,499 steps a day, goal 9,500 or more',
  );
});
