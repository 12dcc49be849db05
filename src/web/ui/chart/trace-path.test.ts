import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tracePath } from './trace-path.ts';

const same = (value: number): number => value;
const commands = (path: string): string[] => path.match(/[MLh][^MLh]*/g) ?? [];

test('Ada’s readings five minutes apart are one line, and an hour without the sensor is a gap', () => {
  const path = tracePath({
    x: [0, 5, 10, 70, 75],
    y: [100, 105, 110, 90, 95],
    mostGap: 15,
    toX: same,
    toY: same,
  });
  expect(path).toBe('M0 100L5 105L10 110M70 90L75 95');
});

test('missing values are gaps, and a lone reading is a dot', () => {
  const path = tracePath({
    x: [0, 5, 60, 120],
    y: [100, Number.NaN, 120, Number.NaN],
    mostGap: 15,
    toX: same,
    toY: same,
  });
  expect(path).toBe('M0 100h0M60 120h0');
});

test('a fortnight on a phone draws at most four points a pixel, and no peak is lost', () => {
  const x = Array.from({ length: 4032 }, (_, index) => index * 5);
  const y = x.map((minute) => (minute === 10_005 ? 321 : 100 + 20 * Math.sin(minute / 90)));
  const path = tracePath({ x, y, mostGap: 15, toX: (minute) => (minute / 20_160) * 300, toY: same });
  expect(commands(path).length).toBeLessThanOrEqual(4 * 301);
  expect(path).toContain(' 321');
});

test('the lowest and the highest of any readings are drawn', () => {
  const readings = fc.array(fc.integer({ min: 40, max: 400 }), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(readings, fc.integer({ min: 1, max: 40 }), (values, perPixel) => {
      const x = values.map((_, index) => index);
      const path = tracePath({ x, y: values, mostGap: 1, toX: (at) => at / perPixel, toY: same });
      const drawn = commands(path)
        .filter((command) => !command.startsWith('h'))
        .map((command) => Number(command.split(' ')[1]));
      expect(Math.max(...drawn)).toBe(Math.max(...values));
      expect(Math.min(...drawn)).toBe(Math.min(...values));
    }),
  );
});
