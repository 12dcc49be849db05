import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BodyMeasurement } from '#contract/body.ts';
import { newWeight, readWeight, weightFormOf, type FormUnits } from './weight-form.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const METRIC: FormUnits = { mass: 'kg', system: 'metric' };
const IMPERIAL: FormUnits = { mass: 'lb', system: 'imperial' };
const STONES: FormUnits = { mass: 'st', system: 'imperial' };

const typed = (parts: Partial<ReturnType<typeof newWeight>>) => ({
  ...newWeight('2026-11-20', NOW, undefined, 'kg'),
  timeZone: 'Europe/Berlin',
  time: '07:10',
  ...parts,
});

const stored = (massKg: number): BodyMeasurement => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  date: '2026-11-19',
  timeZone: 'America/New_York',
  measuredAt: '2026-11-19T12:34:56.789Z',
  massKg,
  bodyFatPercent: 29.54,
  waistCm: 79.44,
  hipCm: null,
  note: 'after a run',
});

test('a new entry starts with the last weight, in the member’s unit', () => {
  expect(newWeight('2026-11-20', NOW, 71.84, 'kg')).toMatchObject({ mass: '71.8', pounds: '' });
  expect(newWeight('2026-11-20', NOW, 71.84, 'lb').mass).toBe('158.4');
  expect(newWeight('2026-11-20', NOW, 71.84, 'st')).toMatchObject({ mass: '11', pounds: '4.4' });
  expect(newWeight('2026-11-20', NOW, undefined, 'kg').mass).toBe('');
});

describe('a weighing that is typed', () => {
  test('is read in kilograms with a comma, in pounds, and in stones', () => {
    expect(readWeight(typed({ mass: '71,8' }), METRIC, NOW).entry).toMatchObject({
      massKg: 71.8,
      measuredAt: '2026-11-20T06:10:00.000Z',
      note: null,
    });
    expect(readWeight(typed({ mass: '158.3' }), IMPERIAL, NOW).entry?.massKg).toBeCloseTo(71.80367, 4);
    const inStones = readWeight(typed({ mass: '11', pounds: '4.3' }), STONES, NOW).entry;
    expect(inStones?.massKg).toBeCloseTo(71.80367, 4);
  });

  test('a waist is read in the units of the member', () => {
    expect(readWeight(typed({ waist: '79.5' }), METRIC, NOW).entry).toMatchObject({
      waistCm: 79.5,
      massKg: null,
    });
    expect(readWeight(typed({ waist: '31.3' }), IMPERIAL, NOW).entry?.waistCm).toBeCloseTo(79.502, 3);
  });

  test.each([
    [{ mass: '800' }, METRIC, 'mass', 'Enter 400 kg or less.'],
    [{ mass: '15' }, IMPERIAL, 'mass', 'Enter 45 lb or more.'],
    [{ mass: '900' }, IMPERIAL, 'mass', 'Enter 881 lb or less.'],
    [{ mass: '2' }, STONES, 'mass', 'Enter 3 st 3 lb or more.'],
    [{ mass: '160', waist: '5' }, IMPERIAL, 'waist', 'Enter 12 in or more.'],
    [{ mass: '11', pounds: '15' }, STONES, 'mass', 'Enter a number.'],
    [{ mass: 'heavy' }, METRIC, 'mass', 'Enter a number.'],
    [{}, METRIC, 'mass', 'Enter at least one measurement.'],
    [{ mass: '70', bodyFat: '90' }, METRIC, 'bodyFat', 'Enter 75% or less.'],
    [{ mass: '70', waist: '795' }, METRIC, 'waist', 'Enter 250 cm or less.'],
    [
      { mass: '70', date: '2026-11-21' },
      METRIC,
      'date',
      'That time is in the future. Choose an earlier time.',
    ],
  ] as const)('%o is rejected at its field', (parts, units, field, fault) => {
    const read = readWeight(typed(parts), units, NOW);
    expect(read.entry).toBeUndefined();
    expect(read.faults).toEqual({ [field]: fault });
  });
});

describe('a weighing that is edited', () => {
  test('unedited values stay the same to the last decimal and millisecond, in any unit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 20, max: 400, noNaN: true }),
        fc.constantFrom(METRIC, IMPERIAL, STONES),
        (massKg, units) => {
          const entry = stored(massKg);
          expect(readWeight(weightFormOf(entry, units), units, NOW, entry).entry).toEqual(entry);
        },
      ),
    );
  });

  test('keeps its own zone; a cleared waist is unknown', () => {
    const entry = stored(70);
    const form = { ...weightFormOf(entry, METRIC), time: '08:00', waist: '', mass: '69.5' };
    expect(form).toMatchObject({ date: '2026-11-19', hip: '' });
    expect(readWeight(form, METRIC, NOW, entry).entry).toMatchObject({
      measuredAt: '2026-11-19T13:00:00.000Z',
      timeZone: 'America/New_York',
      massKg: 69.5,
      waistCm: null,
      bodyFatPercent: 29.54,
    });
  });
});
