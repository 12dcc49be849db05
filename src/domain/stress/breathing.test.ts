import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breathAt, breathSeconds, BREATHING_PATTERNS } from './breathing-patterns.ts';

const boxOf = BREATHING_PATTERNS.filter(({ key }) => key === 'box');

test('a breath lasts 11, 10, 16 and 19 seconds', () => {
  expect(BREATHING_PATTERNS.map(breathSeconds)).toEqual([11, 10, 16, 19]);
});

test('patterns without a hold have no phase for it', () => {
  expect(BREATHING_PATTERNS.map(({ phases }) => phases.length)).toEqual([2, 2, 4, 3]);
});

test.each(boxOf)('$name: in, hold, out, hold, four seconds each', (box) => {
  expect([0, 4, 8, 12, 16].map((second) => breathAt(box, second))).toEqual([
    { phase: 'in', breath: 0, seconds: 4, elapsedSeconds: 0 },
    { phase: 'hold-full', breath: 0, seconds: 4, elapsedSeconds: 0 },
    { phase: 'out', breath: 0, seconds: 4, elapsedSeconds: 0 },
    { phase: 'hold-empty', breath: 0, seconds: 4, elapsedSeconds: 0 },
    { phase: 'in', breath: 1, seconds: 4, elapsedSeconds: 0 },
  ]);
});

test('at any moment of any pattern there is a phase, and the time in it fits', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BREATHING_PATTERNS),
      fc.double({ min: 0, max: 1200, noNaN: true }),
      (pattern, elapsed) => {
        const moment = breathAt(pattern, elapsed);
        expect(moment.elapsedSeconds).toBeGreaterThanOrEqual(0);
        expect(moment.elapsedSeconds).toBeLessThan(moment.seconds);
        expect(Math.abs(moment.breath - elapsed / breathSeconds(pattern))).toBeLessThanOrEqual(1);
      },
    ),
  );
});
