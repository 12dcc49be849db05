import { describe, expect, test } from 'vitest';
import { changesNow } from './changes-now.ts';
import type { OwnFigure } from './suggested-answers.ts';
import { BRUNO, BRUNOS_ANSWERS } from './testing.ts';

const pressure = (systolicMmhg: number, measuredOn: string): OwnFigure => ({
  item: 'sbp',
  figure: systolicMmhg,
  source: 'vitals',
  measuredOn,
  days: 3,
  isApproximate: false,
});

describe('the changes that help Bruno most today', () => {
  const now = (...figures: readonly OwnFigure[]) => changesNow(BRUNOS_ANSWERS, '2026-09-01', figures, BRUNO);

  test('are those of his assessment if he has measured nothing since', () => {
    expect(now()[0]).toMatchObject({ item: 'sbp', from: '120 to 129' });
    expect(now(pressure(112, '2026-09-01'))).toEqual(now());
  });

  test('leave out a goal that he has reached since', () => {
    expect(now(pressure(112, '2026-09-02')).map(({ item }) => item)).not.toContain('sbp');
  });

  test('begin where he is now', () => {
    expect(now(pressure(134, '2026-09-02'))[0]).toMatchObject({ from: '130 to 139', to: '120 to 129' });
  });
});
