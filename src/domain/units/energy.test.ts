import { describe, expect, test } from 'vitest';
import { energiesAgree, kcalFromKj } from './energy.ts';

describe('the two energies of a label', () => {
  test('100 kcal are 418.4 kJ', () => {
    expect(kcalFromKj(418.4)).toBeCloseTo(100, 12);
  });

  test.each([
    [100, 418, true],
    [100, 439, true],
    [100, 440, false],
    [1, 4, true],
    [0, 8, true],
    [4, 197, false],
    [967, 967, false],
  ])('%d kcal and %d kJ agree: %s', (kcal, kj, agree) => {
    expect(energiesAgree(kcal, kj)).toBe(agree);
  });
});
