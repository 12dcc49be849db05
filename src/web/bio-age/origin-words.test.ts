import { expect, test } from 'vitest';
import { originText, prefillText } from './origin-words.ts';

const weighed = {
  kind: 'prefilled',
  source: 'weight-and-height',
  measuredOn: '2026-11-12',
  figure: 25.109,
  days: null,
} as const;

test('an answer derived from Ada’s weight names the weighing, its day and the figure', () => {
  expect(originText(weighed, '2026-11-20', '2026-11-21', 'kg/m²')).toBe(
    'From your weight and height on Thu, Nov 12: 25.1 kg/m²',
  );
});

test('an average says over how many days; her previous answer has no figure', () => {
  expect(prefillText({ ...weighed, source: 'sleep', days: 24 }, '2026-11-21')).toBe(
    'your sleep, 24 days through Thu, Nov 12',
  );
  expect(
    originText({ ...weighed, source: 'last-assessment', figure: null }, '2026-11-20', '2026-11-21'),
  ).toBe('From your last assessment on Thu, Nov 12');
});

test('her own answers have the day she gave them', () => {
  expect(originText({ kind: 'typed' }, '2026-11-20', '2026-11-21')).toBe('You answered this on Fri, Nov 20');
});
