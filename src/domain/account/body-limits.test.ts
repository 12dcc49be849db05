import { expect, test } from 'vitest';
import { cmFromFeetAndInches } from '#domain/units/length.ts';
import { kgFromLb } from '#domain/units/mass.ts';
import { heightFault, massFault } from './body-limits.ts';

test('Ada, who uses metric units, is asked for centimeters and kilograms', () => {
  expect(heightFault(90, 'metric')).toBe('Enter 120 cm or more.');
  expect(heightFault(260, 'metric')).toBe('Enter 230 cm or less.');
  expect(massFault(20, 'metric')).toBe('Enter 30 kg or more.');
  expect(massFault(320, 'metric')).toBe('Enter 300 kg or less.');
});

test('Tom, who uses imperial units, is asked for feet and pounds, and what he is asked for is accepted', () => {
  expect(heightFault(90, 'imperial')).toBe('Enter 4\'0" or more.');
  expect(heightFault(cmFromFeetAndInches({ feet: 4, inches: 0 }), 'imperial')).toBeUndefined();
  expect(heightFault(260, 'imperial')).toBe('Enter 7\'6" or less.');
  expect(heightFault(cmFromFeetAndInches({ feet: 7, inches: 6 }), 'imperial')).toBeUndefined();
  expect(massFault(20, 'imperial')).toBe('Enter 67 lb or more.');
  expect(massFault(kgFromLb(67), 'imperial')).toBeUndefined();
  expect(massFault(320, 'imperial')).toBe('Enter 661 lb or less.');
  expect(massFault(kgFromLb(661), 'imperial')).toBeUndefined();
});
