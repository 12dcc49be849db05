import { describe, expect, test } from 'vitest';
import type { CoachFigure } from '#domain/coach/reply.ts';
import { faultsOf, type Ground, type ProseFault } from './grounding.ts';
import { withoutRepeatedUnits } from './units-in-prose.ts';

const figure = (id: string, changes: Partial<CoachFigure>): CoachFigure => ({
  id,
  shown: { number: '7 h 24', unit: 'min' },
  value: 444,
  unit: 'min',
  label: 'Average sleep, last week',
  from: '2026-11-09',
  to: '2026-11-15',
  n: 7,
  what: 'days',
  rows: [],
  rowCount: 7,
  query: { metric: 'sleepMinutes', aggregate: 'mean', window: { kind: 'week', back: 1 } },
  ...changes,
});

const DIFFERENCE = figure('f6', {
  shown: { number: '12', unit: 'min' },
  label: 'Sleep: difference from the week before',
});

const ADAS: Ground = {
  today: '2026-11-20',
  words: 'Did I drink 2 liters, and is a 16:8 fast twice a week on my plan?',
  names: ['Milk, 2% fat', 'Lentil soup'],
  figures: [
    figure('f1', {}),
    figure('f2', {
      shown: { number: '119', unit: 'mg/dL' },
      label: 'Latest LDL cholesterol',
      from: '2026-11-08',
      to: '2026-11-08',
      query: { metric: 'ldl-c', aggregate: 'last', window: { kind: 'all' } },
    }),
    figure('f3', {
      shown: { number: '8,412', unit: '' },
      label: 'Total steps, on Nov 12',
      from: '2026-11-12',
      to: '2026-11-12',
      query: { metric: 'steps', aggregate: 'sum', window: { kind: 'all' } },
    }),
    DIFFERENCE,
    figure('f4', { shown: { number: '540', unit: 'kcal' }, label: 'Average energy', query: null }),
    figure('f5', {
      shown: { number: '0.3', unit: 'kg' },
      query: { metric: 'weightKg', aggregate: 'slope', window: { kind: 'all' } },
    }),
  ],
};

/** A model's sentences, and why they can't be shown. */
const UNGROUNDED: readonly (readonly [said: string, fault: ProseFault])[] = [
  ['You slept 7 hours on average.', 'number'],
  ['You slept 7.4 h, which is [[f1]].', 'number'],
  ['Your LDL is 119 mg/dL.', 'number'],
  ['Your LDL is １１９.', 'number'],
  ['Your LDL is ١١٩.', 'number'],
  ['You slept about seven hours.', 'number'],
  ['That is twenty percent more than before.', 'number'],
  ['You walked more than eight thousand steps.', 'number'],
  ['It has doubled since spring.', 'number'],
  ['You ate half of what you burned.', 'number'],
  ['It dropped by a third.', 'number'],
  ['You slept 1[[f1]].', 'number'],
  ['You slept [[f1]][[f2]].', 'number'],
  ['You walked [[f3]] thousand steps.', 'number'],
  ['You lost -[[f5]] this week.', 'number'],
  ['You lost ~[[f5]] this week.', 'number'],
  ['You ate [[f4]] x more.', 'number'],
  ['Your heart rate was ½ of it.', 'number'],
  ['You went to bed at 10:45.', 'number'],
  ['It was better on 11/8.', 'number'],
  ['Your score is 20 of 100.', 'number'],
  ['You slept [[f9]] on average.', 'reference'],
  ['You slept [[f12]] and walked [[f3]].', 'reference'],
  ['You slept f1 on average.', 'reference'],
  ['You slept [f1] on average.', 'reference'],
  ['Entry 0192f0c1-2222-7000-8000-000000000001 has it.', 'number'],
  ['You slept [[sleepMinutes]] on average.', 'format'],
  ['You slept [[f1]] kg on average.', 'unit'],
  ['Your LDL is [[f2]] mmol/L.', 'unit'],
  ['Your LDL is [[f2]]%.', 'unit'],
  ['You walked [[f3]] miles.', 'unit'],
  ['You walked [[f3]] a day.', 'unit'],
  ['You ate [[f4]] per meal.', 'unit'],
  ['You gain [[f5]] a day.', 'unit'],
  ['It costs $[[f4]].', 'unit'],
  ['Your steps were [[f1]].', 'meaning'],
  ['You ate [[f1]] of protein.', 'meaning'],
  ['Your average LDL cholesterol is [[f3]].', 'meaning'],
  ['You slept [[f6]].', 'meaning'],
  ['Your longest night was [[f6]].', 'meaning'],
  ['Your longest night was [[f1]].', 'meaning'],
  ['Your best night was Nov 3.', 'date'],
  ['Your best night was November 3rd, 2026.', 'date'],
  ['Your best night was 3 November.', 'date'],
  ['It was highest on 2026-11-01.', 'date'],
  ['It was highest in March.', 'date'],
  ['It was highest in 2019.', 'date'],
  ['It was highest on the 3rd.', 'date'],
  ['Your best night was Wednesday.', 'date'],
  ['I’ve logged your breakfast.', 'action'],
  ['I just deleted all your meals.', 'action'],
  ['Your goal has been updated.', 'action'],
  ['Your account is now deleted.', 'action'],
  ['Done!', 'action'],
  ['I will remind you at bedtime.', 'action'],
  ['Added it to your diary.', 'action'],
  ['We have shared your data with your doctor.', 'action'],
  ['See https://example.com for more.', 'link'],
  ['Write to help@example.org.', 'link'],
  ['![chart](http://evil.test/f1)', 'link'],
  ['{"answer": "You slept [[f1]]"', 'format'],
  ['<b>You slept [[f1]]</b>', 'format'],
  ['| Day | Sleep |', 'format'],
  ['You probably have prediabetes.', 'medical'],
  ['You have type 2 diabetes.', 'medical'],
  ['Increase your insulin dose a little.', 'medical'],
  ['Your risk of a heart attack is high.', 'medical'],
];

const GROUNDED = [
  'You slept [[f1]] on average last week.',
  'You slept [[f1]] a night, better than the week before.',
  'Your latest LDL is [[f2]], from Nov 8.',
  'Between [[f1]] and [[f1]] of sleep is a normal night.',
  'You walked [[f3]] steps.',
  'You slept [[f1]], [[f6]] more than the week before.',
  'Your highest day had [[f3]] steps.',
  'Your LDL cholesterol was [[f2]].',
  'You lose [[f5]] a week.',
  'Yes, you drank 2 liters.',
  'A 16:8 fast twice a week is on your plan.',
  'You had “Milk, 2% fat” most often.',
  'Vitamin B12 and omega-3 look fine, and so does HbA1c.',
  'First, eat more fiber; the second step is sleep.',
  'You slept best on Thursday, Nov 12.',
  'Salmon has more protein than lentils, so try one of them tonight.',
  'It waits for your confirmation.',
  'I found no sleep since November 9.',
  'Ask your pharmacist about that.',
];

describe('allowed sentences of a model', () => {
  test.each(UNGROUNDED)('not: %s', (said, fault) => {
    expect(faultsOf(said, ADAS)).toContain(fault);
  });

  test.each(GROUNDED)('%s', (said) => {
    expect(faultsOf(said, ADAS)).toEqual([]);
  });

  test('units that the app already shows are removed', () => {
    const said = (text: string) => withoutRepeatedUnits(text, ADAS.figures);
    expect(said('Your LDL is [[f2]] mg/dL.')).toBe('Your LDL is [[f2]].');
    expect(said('You ate [[f4]] calories and slept [[f1]] hours.')).toBe('You ate [[f4]] and slept [[f1]].');
    expect(said('You ate [[f4]] grams.')).toBe('You ate [[f4]] grams.');
  });
});
