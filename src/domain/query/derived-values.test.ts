import { expect, test } from 'vitest';
import { windowFigure } from './derived-values.ts';

test('time above range is exactly zero if no reading was above it', () => {
  const readings = [60, 65, ...Array<number>(67).fill(100)];
  expect(windowFigure('above-range', readings, [70, 180])).toBe(0);
  expect(windowFigure('above-range', [...readings, 181], [70, 180])).toBeCloseTo(100 / 70, 9);
});
