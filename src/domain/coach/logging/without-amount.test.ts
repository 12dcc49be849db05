import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { readWithoutAmount, withoutAmountReply } from './without-amount.ts';

const IMPERIAL = { ...CANONICAL_UNITS, system: 'imperial' } as const;
const MMOLL = { ...CANONICAL_UNITS, glucose: 'mmol/L' } as const;

test.each([
  ['log my weight', IMPERIAL, 'Log weight 160.5'],
  ['log my weight', CANONICAL_UNITS, 'Log weight 72.5'],
  ['add a waist measurement', CANONICAL_UNITS, 'Log waist 86 cm'],
  ['log my fasting glucose', CANONICAL_UNITS, 'Log glucose 104'],
  ['record my blood sugar now', MMOLL, 'Log glucose 5.8'],
])('“%s” asks for the number, in the member’s units', (text, units, example) => {
  const measured = readWithoutAmount(text);
  expect(measured && withoutAmountReply(measured, units)?.paragraphs).toEqual([
    `Include it in your message, such as “${example}.”`,
  ]);
});

test('other messages have their number, or no measurement', () => {
  for (const text of ['log weight 72', 'log my lunch', 'my weight', 'how do i log my weight'])
    expect(readWithoutAmount(text)).toBeUndefined();
});
