import { expect, test } from 'vitest';
import { judge, type Sample } from './soak-verdict.ts';

const soak = (of: (at: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 240 }, (_, at) => ({
    second: 15 * at,
    serverMb: 200,
    engineMb: 150,
    serverHandles: 40,
    engineHandles: 200,
    ...of(at),
  }));

test('memory that rises during warm-up and then stays flat passes', () => {
  const { hasPassed } = judge(
    soak((at) => ({ serverMb: 160 + 40 * Math.min(1, at / 60) + (at % 5) })),
    400,
  );
  expect(hasPassed).toBe(true);
});

test('memory or file handles that keep growing fail, and so does a peak above the limit', () => {
  expect(
    judge(
      soak((at) => ({ serverMb: 150 + at / 4 })),
      400,
    ),
  ).toMatchObject({ hasPassed: false });
  expect(
    judge(
      soak((at) => ({ engineHandles: 200 + at })),
      400,
    ),
  ).toMatchObject({ hasPassed: false });
  const { hasPassed, lines } = judge(
    soak((at) => (at === 3 ? { serverMb: 300 } : {})),
    400,
  );
  expect(hasPassed).toBe(false);
  expect(lines[0]).toContain('ABOVE 400 MB');
});

test('a soak too short to judge does not pass', () => {
  expect(judge([], 400).hasPassed).toBe(false);
});
