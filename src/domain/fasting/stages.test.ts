import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastingConsistency, type DatedFast } from './consistency.ts';
import { currentStage, STAGES, type StageReading, type StageReadings } from './stages.ts';
import { stopSigns } from './stop-signs.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-19T19:00:00Z');
const reading = (hour: number, value: number): StageReading => ({ atMs: START + hour * HOUR, value });
const none: StageReadings = { ketones: [], glucose: [] };
const stageByClock = (hours: number) => currentStage(START, START + hours * HOUR, none).stage;
const now = (hours: number, readings: Partial<StageReadings> = {}) => {
  const { stage, driver } = currentStage(START, START + hours * HOUR, { ...none, ...readings });
  return `${stage.code} by ${driver}`;
};

describe('stages of a fast', () => {
  test('follow the clock without readings, with no gaps between stages', () => {
    expect([0, 3.9, 4, 12, 18, 24, 40].map((hours) => stageByClock(hours).code)).toEqual([
      'fed',
      'fed',
      'post-absorptive',
      'glycogen',
      'switch',
      'ketosis',
      'ketosis',
    ]);
    expect(now(14)).toBe('glycogen by clock');
    STAGES.slice(1).forEach((stage, index) => expect(stage.fromHours).toBe(STAGES[index]?.toHours));
  });

  test('no stage is named after autophagy', () => {
    expect(JSON.stringify(STAGES)).not.toMatch(/autophag/i);
  });

  test('Ada’s ketones overrule the clock in both directions', () => {
    expect(now(14, { ketones: [reading(13.5, 1.2)] })).toBe('ketosis by ketones');
    expect(now(14, { ketones: [reading(13.5, 0.5)] })).toBe('switch by ketones');
    expect(now(25, { ketones: [reading(24, 0.3)] })).toBe('glycogen by ketones');
    expect(now(6, { ketones: [reading(5, 0.1)] })).toBe('post-absorptive by ketones');
  });

  test('the latest reading of this fast counts for six hours, and the clock never goes back behind it', () => {
    expect(now(15, { ketones: [reading(14, 0.4), reading(12, 1.1)] })).toBe('glycogen by ketones');
    expect(now(21, { ketones: [reading(14, 1.2)] })).toBe('ketosis by clock');
    expect(now(14, { ketones: [reading(-1, 2)] })).toBe('glycogen by clock');
    expect(now(14, { ketones: [reading(15, 2)] })).toBe('glycogen by clock');
  });

  test('glucose only shows whether a meal is still being absorbed', () => {
    expect(now(5, { glucose: [reading(4.5, 152)] })).toBe('fed by glucose');
    expect(now(5, { glucose: [reading(4.5, 88)] })).toBe('post-absorptive by glucose');
    expect(now(5, { glucose: [reading(4.5, 118)] })).toBe('post-absorptive by clock');
    expect(now(5, { glucose: [reading(2.5, 152)] })).toBe('post-absorptive by clock');
    expect(now(20, { glucose: [reading(19.5, 75)] })).toBe('switch by clock');
  });

  test('ketones take precedence over glucose', () => {
    expect(now(6, { ketones: [reading(5.5, 0.7)], glucose: [reading(5.9, 150)] })).toBe('switch by ketones');
  });

  test('without readings, stages never go backward', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 48, noNaN: true }),
        fc.double({ min: 0, max: 6, noNaN: true }),
        (hours, more) => {
          const index = (at: number) => STAGES.findIndex(({ code }) => code === stageByClock(at).code);
          expect(index(hours + more)).toBeGreaterThanOrEqual(index(hours));
        },
      ),
    );
  });
});

describe('readings that call for ending a fast', () => {
  const signs = (readings: Partial<StageReadings>) => stopSigns({ ...none, ...readings }, START + 20 * HOUR);

  test('glucose below 70, below 54, ketones from 3.0', () => {
    expect(signs({ glucose: [reading(19.9, 69)] })).toEqual(['glucose-low']);
    expect(signs({ glucose: [reading(19.9, 70)] })).toEqual([]);
    expect(signs({ glucose: [reading(19.9, 53)], ketones: [reading(19, 3)] })).toEqual([
      'glucose-very-low',
      'ketones-high',
    ]);
    expect(signs({ ketones: [reading(19, 2.9)] })).toEqual([]);
  });

  test('a low that has recovered or was three hours ago no longer counts', () => {
    expect(signs({ glucose: [reading(19, 60), reading(19.5, 92)] })).toEqual([]);
    expect(signs({ glucose: [reading(17, 60)] })).toEqual([]);
  });
});

describe('consistency', () => {
  const night = (date: string, startMinute: number, hours = 16): DatedFast => {
    const startedAtMs = Date.parse(date) - 4 * HOUR;
    return {
      date,
      startMinute,
      startedAtMs,
      endedAtMs: startedAtMs + hours * HOUR,
      protocol: '16:8',
      goalHours: 16,
      isUnfinished: false,
    };
  };

  test('counts days, not hours: two fasts on a day count once, and a long one counts no more', () => {
    const fasts = [night('2026-11-18', 1200), night('2026-11-18', 600, 2), night('2026-11-19', 1200, 30)];
    expect(fastingConsistency(fasts, '2026-11-07', '2026-11-20')).toMatchObject({
      fastedDays: 2,
      reachedDays: 2,
    });
    expect(fastingConsistency(fasts, '2026-11-19', '2026-11-20')).toMatchObject({ fastedDays: 1 });
  });

  test('starts around midnight are close to each other', () => {
    const fasts = [night('2026-11-18', 1430), night('2026-11-19', 10), night('2026-11-20', 0)];
    expect(fastingConsistency(fasts, '2026-11-07', '2026-11-20').typicalStart).toEqual({
      minute: 0,
      spreadMinutes: 8,
    });
  });

  test('two fasts aren’t a habit yet, and half an hour isn’t a fast', () => {
    const fasts = [night('2026-11-18', 1200), night('2026-11-19', 1200), night('2026-11-20', 1200, 0.5)];
    expect(fastingConsistency(fasts, '2026-11-07', '2026-11-20')).toMatchObject({
      fastedDays: 2,
      typicalStart: undefined,
    });
  });
});
