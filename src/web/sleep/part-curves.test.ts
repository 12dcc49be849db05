import { describe, expect, test } from 'vitest';
import type { RatedDay } from '#domain/sleep/rated-days.ts';
import { curveOf, exactFigure } from './sleep-audit.tsx';

const NEED = { least: 7, most: 9, mayBeLeast: 6, mayBeMost: 10 };
/** Ida's night of the worked example, with the fields the audit needs. */
const night = (changes: object = {}) =>
  ({
    asleepMinutes: 396,
    midSleepSdMinutes: undefined,
    regularity: { index: 82, pairCount: 13, knownMinutes: 1, agreeingMinutes: 1 },
    night: { efficiencyPercent: 89.189, quality: 4, wasoMinutes: 30 },
    ...changes,
  }) as unknown as RatedDay;

describe('the audit of Ida’s sleep score', () => {
  test('shows every figure with enough digits to reproduce its points', () => {
    expect(exactFigure('duration', night())).toBe('6.60 h');
    expect(exactFigure('efficiency', night())).toBe('89.19%');
    expect(exactFigure('regularity', night())).toBe('index 82.00');
    expect(exactFigure('quality', night({ night: { quality: null } }))).toBeUndefined();
  });
  test('shows the curve that was used: mid-sleep if the index is unknown', () => {
    const { regularity } = night();
    expect(curveOf('regularity', NEED, night())).toContain('80 at 80, 95 at 87');
    const unknown = night({ regularity: { ...regularity, index: undefined }, midSleepSdMinutes: 41 });
    expect(curveOf('regularity', NEED, unknown)).toBe('100 at 30, 0 at 120 min around your usual mid-sleep');
    expect(exactFigure('regularity', unknown)).toBe('± 41.00 min');
    expect(curveOf('duration', NEED, night())).toContain('100 from 7 to 9 h');
  });
});
