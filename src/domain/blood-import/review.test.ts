import { expect, test } from 'vitest';
import type { FoundValue } from './found-values.ts';
import { isStored, judge } from './review.ts';
import { FERRITIN } from './testing.ts';

test.each<[Partial<FoundValue>, object]>([
  [{}, { canonicalValue: 84, unscored: null, isImplausible: false }],
  [{ marker: 'ldl-c', value: 3.6, unit: 'mmol/L' }, { canonicalValue: expect.closeTo(139.2, 1) }],
  [
    { marker: 'potassium', value: 44, unit: 'mmol/L' },
    { canonicalValue: 44, isImplausible: true },
  ],
  [{ marker: null }, { unscored: 'unknown-marker' }],
  [{ value: null }, { unscored: 'no-number' }],
  [{ unit: null }, { unscored: 'no-unit' }],
  [{ unit: 'fL' }, { unscored: 'unknown-unit' }],
  [{ specimen: 'urine' }, { unscored: 'specimen' }],
])('%o of Ada is judged as the server will', (change, expected) => {
  expect(judge({ ...FERRITIN, ...change })).toMatchObject(expected);
});

test('the same result in another unit is a duplicate, another number isn’t', () => {
  const ldl: FoundValue = {
    ...FERRITIN,
    marker: 'ldl-c',
    name: 'LDL',
    text: '3.6',
    value: 3.6,
    unit: 'mmol/L',
  };
  const stored = (canonicalValue: number) => [
    { marker: 'ldl-c' as const, name: 'LDL-C', text: '139', censored: null, canonicalValue },
  ];
  expect(isStored(ldl, judge(ldl), stored(139))).toBe(true);
  expect(isStored(ldl, judge(ldl), stored(121))).toBe(false);
  const unknown: FoundValue = { ...FERRITIN, marker: null, name: 'Blood group', text: 'A', value: null };
  const kept = [{ marker: null, name: 'blood group', text: 'A', censored: null, canonicalValue: null }];
  expect(isStored(unknown, judge(unknown), kept)).toBe(true);
});
