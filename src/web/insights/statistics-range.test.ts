import { expect, test } from 'vitest';
import { rangeFault, rangeOf } from './statistics-range.ts';

const TODAY = '2026-11-22';

test('two dates that Grace types apply once they are complete, in order and not too far apart', () => {
  const fault = (from: string, to: string) => rangeFault({ from, to }, TODAY);
  expect(fault('2026-11-01', TODAY)).toBeUndefined();
  expect(fault('2026-11-22', '2026-11-22')).toBeUndefined();
  expect(fault('', '2026-11-22')).toMatch(/both dates/);
  expect(fault('0202-11-01', '2026-11-22')).toMatch(/both dates/);
  expect(fault('2026-11-20', '2026-11-10')).toMatch(/after the last/);
  expect(fault('2026-11-20', '2026-11-23')).toMatch(/in the future/);
  expect(fault('2024-11-22', '2026-11-22')).toBeUndefined();
  expect(fault('2024-11-21', '2026-11-22')).toMatch(/two years or less/);
});

test('an edited address never requests more than the limit', () => {
  const of = (query: string) => rangeOf(new URLSearchParams(query), TODAY);
  expect(of('range=own&from=2026-12-01&to=2026-11-10')).toMatchObject({
    from: '2026-11-10',
    to: '2026-11-10',
  });
  expect(of('range=own&from=1999-01-01&to=2027-01-01')).toMatchObject({ from: '2024-11-22', to: TODAY });
  expect(of('range=7')).toMatchObject({ from: '2026-11-16', to: TODAY });
});
