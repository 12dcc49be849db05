import { describe, expect, test } from 'vitest';
import type { Fast } from '#contract/fasting.ts';
import { fastDays } from '#web/fasting/timer/fast-days.ts';
import { fastBars } from '#web/fasting/history/eating-window-card.tsx';
import { changedFast, fastOf, isProtocol } from '#web/fasting/entry/fast-entry.ts';
import { hoursByDay } from '#web/fasting/history/hours-by-day.ts';
import { lengthText, reachedText, timerText } from './length-text.ts';
import { planOf } from './next-plan.ts';
import { fastFrom, faultOf, typedOf } from '#web/fasting/entry/typed-fast.ts';
import { spanText, whenText } from './time-text.ts';

const TODAY = '2026-11-20';
const at = (text: string): number => Date.parse(text);
const NOW = at('2026-11-20T12:00:00+01:00');

/** Ada's fast, starting at eight in the evening, with changes. */
const fast = (changes: Partial<Parameters<typeof fastOf>[0]> = {}): Fast =>
  fastOf({
    id: 'night',
    timeZone: 'Europe/Berlin',
    startedAtMs: at('2026-11-19T20:00:27.500+01:00'),
    endedAtMs: at('2026-11-20T12:00:00+01:00'),
    protocol: '16:8',
    goalHours: 16,
    note: null,
    ...changes,
  });

describe('a fast on this device', () => {
  test('appears as the server would return it, and counts for the day it ends', () => {
    expect(fast()).toMatchObject({ date: TODAY, isUnfinished: false, startedAt: '2026-11-19T19:00:27.500Z' });
    expect(changedFast(fast(), { endedAtMs: null })).toMatchObject({ date: '2026-11-19', endedAt: null });
    expect([isProtocol('16:8'), isProtocol('99:1')]).toEqual([true, false]);
  });

  test('a fast started in Auckland finds its readings in Los Angeles, where it is the day before', () => {
    expect(fastDays('2026-11-20', '2026-11-21')).toEqual({ from: '2026-11-19', to: '2026-11-21' });
    expect(fastDays('2026-11-21', '2026-11-20')).toEqual({ from: '2026-11-19', to: '2026-11-21' });
    // After landing, and then past midnight: readings from before midnight still count.
    expect(fastDays('2026-11-21', '2026-11-21').from).toBe('2026-11-20');
  });

  test('hours of a timer are rounded down, lengths to the minute', () => {
    expect([timerText(14 + 59.99 / 60), timerText(0), timerText(16)]).toEqual(['14:59', '0:00', '16:00']);
    expect(reachedText(15.9999)).toBe('15 h 59 min');
    expect([lengthText(16), lengthText(14.3333), lengthText(0.5), lengthText(15.9999)]).toEqual([
      '16 h',
      '14 h 20 min',
      '30 min',
      '16 h',
    ]);
  });

  test('times are local to the fast’s zone, and the same day is named once', () => {
    expect(whenText(NOW, 'Europe/Berlin', TODAY)).toBe('today at 12:00\u00a0PM');
    expect(spanText(NOW, NOW + 8 * 3_600_000, 'Europe/Berlin', TODAY)).toBe(
      'today at 12:00\u00a0PM to 8:00\u00a0PM',
    );
    expect(spanText(NOW - 16 * 3_600_000, NOW, 'Europe/Berlin', TODAY)).toBe(
      'yesterday at 8:00\u00a0PM to today at 12:00\u00a0PM',
    );
  });
});

describe('the form', () => {
  const before = fast();
  const subject = { kind: 'ended', before } as const;

  test('an unedited fast stays the same to the millisecond', () => {
    expect(fastFrom(typedOf(before), subject)).toEqual(before);
  });

  test('an edited fast keeps its own zone, wherever it is edited', () => {
    const tokyo = fast({ timeZone: 'Asia/Tokyo' });
    const typed = { ...typedOf(tokyo), endTime: '19:30', note: '  On the plane ' };
    expect(fastFrom(typed, { kind: 'ended', before: tokyo })).toMatchObject({
      timeZone: 'Asia/Tokyo',
      endedAt: '2026-11-20T10:30:00.000Z',
      note: 'On the plane',
    });
  });

  test('a fasting day runs from midnight to midnight, whatever hours were typed', () => {
    const typed = { ...typedOf(before), protocol: '5:2' as const, startDate: '2026-10-25' };
    expect(fastFrom(typed, subject)).toMatchObject({
      startedAt: '2026-10-24T22:00:00.000Z',
      endedAt: '2026-10-25T23:00:00.000Z',
      date: '2026-10-25',
    });
  });

  test('reports a future time and an overlapping fast at the field', () => {
    expect(faultOf(fast(), [], TODAY, NOW)).toBeUndefined();
    expect(faultOf(fast(), [fast()], TODAY, NOW)).toBeUndefined();
    expect(faultOf(fast({ endedAtMs: NOW + 3_600_000 }), [], TODAY, NOW)).toMatchObject({ field: 'endedAt' });
    const other = fast({ id: 'other', endedAtMs: null });
    expect(faultOf(fast(), [other], TODAY, NOW)).toEqual({
      field: 'startedAt',
      message: 'Fasts can’t overlap. This one overlaps the fast running since yesterday at 8:00\u00a0PM.',
    });
  });
});

describe('fasts on the screen', () => {
  test('the suggested plan is the last one, otherwise the goals’, otherwise the gentlest', () => {
    expect(planOf([], undefined)).toEqual({ protocol: '12:12', customHours: 16 });
    expect(planOf([], '18:6').protocol).toBe('18:6');
    const own = fast({ protocol: 'custom', goalHours: 13 });
    expect(planOf([own, fast()], '18:6')).toEqual({ protocol: '16:8', customHours: 13 });
  });

  test('a night’s fast is drawn on both of its days', () => {
    const bars = fastBars([fast()], ['2026-11-19', TODAY], NOW);
    expect(bars.get('2026-11-19')).toEqual([
      { id: 'night', from: expect.closeTo(0.8337, 3) as number, to: 1 },
    ]);
    expect(bars.get(TODAY)).toEqual([{ id: 'night', from: 0, to: 0.5 }]);
  });

  test('a running fast is drawn until now', () => {
    const bars = fastBars([fast({ endedAtMs: null })], [TODAY], at('2026-11-20T06:00:00+01:00'));
    expect(bars.get(TODAY)).toEqual([{ id: 'night', from: 0, to: 0.25 }]);
  });

  test('a day shows its longest fast; half an hour doesn’t count', () => {
    const short = fast({ id: 'short', startedAtMs: NOW - 1_800_000, endedAtMs: NOW });
    const earlier = fast({ id: 'two', startedAtMs: NOW - 7_200_000, endedAtMs: NOW });
    expect(hoursByDay([earlier, fast(), short]).get(TODAY)).toBeCloseTo(15.99, 2);
    expect(hoursByDay([short]).size).toBe(0);
  });
});
