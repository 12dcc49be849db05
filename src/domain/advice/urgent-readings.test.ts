import { expect, test } from 'vitest';
import { readingWarning } from './urgent-readings.ts';

const ADA = { person: { hasDiabetes: false }, glucoseUnit: 'mg/dL', system: 'imperial' } as const;

test.each([
  [undefined, 'today'],
  [1, 'just now'],
  [30, '30 minutes ago'],
  [80, 'an hour ago'],
  [130, '2 hours ago'],
])('a fever of %j minutes ago is said with its time and in Ada’s unit', (minutesAgo, when) => {
  expect(
    readingWarning({ subject: 'temperature', figures: { bodyTemperatureC: 40 }, minutesAgo }, ADA)?.said,
  ).toBe(`Your last temperature reading was 104.0 °F (${when}).`);
});
