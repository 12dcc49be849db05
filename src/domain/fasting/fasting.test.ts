import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mealsBetween, eatingWindows, type EatenAt } from './eating-window.ts';
import { isEditable, findOverlap, timeFault } from './fast-rules.ts';
import { isCounted, automaticEnd, fastDate, fastState, isGoalReached, type FastSpan } from './fast-state.ts';
import { fastingDayKcal, fastingWeek, nextFastingDay } from './fasting-days.ts';
import { goalHoursOf, PROTOCOL_RULES, FASTING_PROTOCOLS } from './protocols.ts';
import { blockSentence, fastingBlocks, warningsAmong } from './screening.ts';
import { startChecks } from './start-checks.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const EVENING = at('2026-11-19T20:00:00+01:00');

/** Ada's fast, starting at 20:00, with changes. */
const fast = (hours: number | null, changes: Partial<FastSpan> = {}): FastSpan => {
  const startedAtMs = changes.startedAtMs ?? EVENING;
  return {
    startedAtMs,
    endedAtMs: hours === null ? null : startedAtMs + hours * HOUR,
    protocol: '16:8',
    goalHours: 16,
    isUnfinished: false,
    ...changes,
  };
};

describe('a running fast', () => {
  test('Ada is 14:20 into 16 hours, and can eat from noon to eight', () => {
    const state = fastState(fast(null), EVENING + (14 + 20 / 60) * HOUR);
    expect(state.elapsedHours).toBeCloseTo(14.3333, 3);
    expect(state.progress).toBeCloseTo(0.8958, 3);
    expect(state).toMatchObject({ isReached: false, overHours: 0 });
    expect(new Date(state.eatsFromMs).toISOString()).toBe('2026-11-20T11:00:00.000Z');
    expect(state.eatsUntilMs).toBe(at('2026-11-20T19:00:00Z'));
  });

  test('past its goal it is complete and shows the hours over', () => {
    expect(fastState(fast(null), EVENING + 17.5 * HOUR)).toMatchObject({
      progress: 1,
      isReached: true,
      overHours: 1.5,
    });
  });

  test('a start slightly ahead of this clock counts as 0 hours, not fewer', () => {
    expect(fastState(fast(null), EVENING - 60_000)).toMatchObject({ elapsedHours: 0, progress: 0 });
  });

  test('closes as unfinished after 48 hours, or for a fasting day when the day ends', () => {
    expect(automaticEnd(fast(null), 'Europe/Berlin')).toEqual({
      endMs: EVENING + 48 * HOUR,
      isUnfinished: true,
    });
    const day = fast(null, { protocol: '5:2', startedAtMs: at('2026-11-19T00:00:00+01:00') });
    expect(automaticEnd(day, 'Europe/Berlin')).toEqual({
      endMs: at('2026-11-20T00:00:00+01:00'),
      isUnfinished: false,
    });
  });

  test('a fasting day when the clocks go back lasts 25 hours and counts for that day', () => {
    const day = fast(null, { protocol: '5:2', startedAtMs: at('2026-10-25T00:00:00+02:00') });
    const { endMs } = automaticEnd(day, 'Europe/Berlin');
    expect((endMs - day.startedAtMs) / HOUR).toBe(25);
    expect(fastDate({ ...day, endedAtMs: endMs }, 'Europe/Berlin')).toBe('2026-10-25');
  });

  test('an overnight fast counts for the day it ends, and a running one for the day it started', () => {
    expect(fastDate(fast(16), 'Europe/Berlin')).toBe('2026-11-20');
    expect(fastDate(fast(null), 'Europe/Berlin')).toBe('2026-11-19');
  });

  test('an hour counts, but less or an unknown end doesn’t; a minute short of the goal is accepted', () => {
    expect([isCounted(fast(1)), isCounted(fast(0.99)), isCounted(fast(48, { isUnfinished: true }))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isGoalReached(fast(16)), isGoalReached(fast(16 - 1 / 60)), isGoalReached(fast(15.9))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('invalid times', () => {
  const NOW = at('2026-11-20T12:00:00+01:00');
  const faultOf = (changes: Partial<FastSpan>) => timeFault(fast(null, changes), NOW);

  test('are in the future, end before the start, last over two days or aim for over 36 hours', () => {
    expect(faultOf({ startedAtMs: NOW + HOUR })?.field).toBe('startedAt');
    expect(faultOf({ endedAtMs: NOW + HOUR })?.message).toMatch(/future/);
    expect(faultOf({ endedAtMs: EVENING })?.message).toBe('The end time must be after the start time.');
    expect(faultOf({ startedAtMs: NOW - 60 * HOUR, endedAtMs: NOW })?.message).toMatch(/48 hours/);
    expect(faultOf({ goalHours: 36.5 })?.field).toBe('goalHours');
    expect(faultOf({})).toBeUndefined();
  });

  test('a phone with a clock three minutes ahead can start now', () => {
    expect(faultOf({ startedAtMs: NOW + 3 * 60_000 })).toBeUndefined();
  });

  test('a fast can be edited for seven days, and one with an unknown end indefinitely', () => {
    const ended = EVENING + 16 * HOUR;
    expect(isEditable(fast(16), ended + 7 * 24 * HOUR)).toBe(true);
    expect(isEditable(fast(16), ended + 7 * 24 * HOUR + 1)).toBe(false);
    expect(isEditable(fast(48, { isUnfinished: true }), ended + 60 * 24 * HOUR)).toBe(true);
    expect(isEditable(fast(null), ended + 60 * 24 * HOUR)).toBe(true);
  });

  test('fasts that touch don’t overlap, and a running one overlaps everything after it', () => {
    const night = fast(16);
    expect(findOverlap(fast(4, { startedAtMs: EVENING + 16 * HOUR }), [night])).toBeUndefined();
    expect(findOverlap(fast(4, { startedAtMs: EVENING + 15 * HOUR }), [night])).toBe(night);
    expect(findOverlap(fast(4, { startedAtMs: EVENING + 99 * HOUR }), [fast(null)])).toBeDefined();
  });

  test('overlap is symmetric', () => {
    const span = fc.record({
      start: fc.integer({ min: 0, max: 99 }),
      hours: fc.option(fc.integer({ min: 1, max: 40 })),
    });
    fc.assert(
      fc.property(span, span, (one, other) => {
        const [a, b] = [one, other].map(({ start, hours }) => fast(hours, { startedAtMs: start * HOUR }));
        if (!a || !b) return;
        expect(findOverlap(a, [b]) === undefined).toBe(findOverlap(b, [a]) === undefined);
      }),
    );
  });
});

describe('before a fast begins', () => {
  const ahead = (protocol: FastSpan['protocol'], customHours = 16) => ({
    startedAtMs: EVENING,
    protocol,
    goalHours: goalHoursOf(protocol, customHours),
  });
  const past = (days: number, hours: number, protocol: FastSpan['protocol'] = 'custom') =>
    fast(hours, { startedAtMs: EVENING - days * 24 * HOUR, protocol, goalHours: hours });

  test('every protocol has its hours, and a window plus a fast make a day', () => {
    for (const protocol of FASTING_PROTOCOLS) {
      const { fastHours, eatHours } = PROTOCOL_RULES[protocol];
      if (eatHours !== undefined) expect((fastHours ?? 0) + eatHours).toBe(24);
    }
    expect([goalHoursOf('omad', 5), goalHoursOf('custom', 13)]).toEqual([23, 13]);
  });

  test('daily protocols start without questions', () => {
    for (const protocol of ['12:12', '14:10', '16:8', '18:6', '20:4', '5:2', 'alternate-day'] as const)
      expect(startChecks(ahead(protocol), [])).toEqual({ refusal: undefined, questions: [] });
  });

  test('a whole day needs a confirmation, and a second one in a week an extra one', () => {
    expect(startChecks(ahead('24h'), []).questions).toEqual(['whole-day']);
    expect(startChecks(ahead('24h'), [past(6, 24)]).questions).toEqual(['whole-day', 'whole-day-again']);
    expect(startChecks(ahead('24h'), [past(8, 24)]).questions).toEqual(['whole-day']);
    expect(startChecks(ahead('24h'), [past(6, 25, '5:2')]).questions).toEqual(['whole-day']);
  });

  test('36 hours is allowed twice in 30 days, and more than 36 never', () => {
    expect(startChecks(ahead('36h'), [past(10, 36)])).toEqual({ refusal: undefined, questions: ['long'] });
    expect(startChecks(ahead('36h'), [past(10, 36), past(20, 35)]).refusal).toBe('long-too-often');
    expect(startChecks(ahead('36h'), [past(10, 36), past(31, 36)]).refusal).toBeUndefined();
    expect(startChecks(ahead('custom', 37), []).refusal).toBe('too-long');
  });

  test('one meal a day asks about experience, and again after two days in a week', () => {
    expect(startChecks(ahead('omad'), [past(2, 23, 'omad')]).questions).toEqual(['omad']);
    const twice = [past(2, 23, 'omad'), past(4, 22, 'omad')];
    expect(startChecks(ahead('omad'), twice).questions).toEqual(['omad', 'omad-again']);
  });
});

describe('who can fast', () => {
  const adult = { ageYears: 42, bodyMassIndex: 25 };

  test('Ada can, since nothing rules it out', () => {
    expect(fastingBlocks([], adult)).toEqual([]);
  });

  test('isn’t offered at 17, at a body mass index of 18.4 or during pregnancy, each with its reason', () => {
    expect(fastingBlocks([], { ...adult, ageYears: 17 })).toEqual(['under-18']);
    expect(fastingBlocks([], { ...adult, bodyMassIndex: 18.4 })).toEqual(['underweight']);
    expect(fastingBlocks(['pregnant', 'gout'], adult)).toEqual(['pregnant']);
    expect(blockSentence(['under-18', 'pregnant'])).toBe(
      'Fasting isn’t available because you’re under 18, and a growing body needs regular meals, and because you’re pregnant. Talk to your doctor before you skip meals.',
    );
  });

  test('medicines warn but don’t block', () => {
    const medicines = ['lithium', 'sglt2-inhibitor'] as const;
    expect(fastingBlocks(medicines, adult)).toEqual([]);
    expect(warningsAmong(medicines)).toEqual(['sglt2-inhibitor', 'lithium']);
  });
});

describe('the eating window', () => {
  const meal = (time: string, energyKcal: number | null = 400, date = '2026-11-20'): EatenAt => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return { atMs: at(`${date}T${time}:00+01:00`), date, minuteOfDay: hour * 60 + minute, energyKcal };
  };

  test('runs from the first to the last meal, ignoring coffee and water', () => {
    const day = [meal('19:30'), meal('07:00', 2), meal('12:00'), meal('15:00', null), meal('22:00', 10)];
    expect(eatingWindows(day, 8)).toEqual([
      {
        date: '2026-11-20',
        firstMinute: 720,
        lastMinute: 1170,
        hours: 7.5,
        mealCount: 3,
        minutes: [720, 900, 1170],
        fits: true,
      },
    ]);
    expect(eatingWindows(day, 7)[0]?.fits).toBe(false);
  });

  test('one meal doesn’t show a window, and days without meals are left out', () => {
    expect(eatingWindows([meal('12:00')], 8)[0]).toMatchObject({ hours: 0, fits: undefined });
    expect(eatingWindows([], 8)).toEqual([]);
  });

  test('meals during a fast are after its start, so the last meal before it isn’t one', () => {
    const meals = [meal('20:00', 600, '2026-11-19'), meal('21:00', 5, '2026-11-19'), meal('08:00')];
    expect(mealsBetween(meals, EVENING, EVENING + 16 * HOUR)).toEqual([meals[2]]);
  });
});

describe('fasting days', () => {
  // Friday, November 20, 2026
  const TODAY = '2026-11-20';

  test('5:2 allows Ada 500 kcal and Bob 600; alternate days allow a quarter of expenditure', () => {
    expect([fastingDayKcal('5:2', 'female', 2000), fastingDayKcal('5:2', 'male', undefined)]).toEqual([
      500, 600,
    ]);
    expect([
      fastingDayKcal('alternate-day', 'male', 2306),
      fastingDayKcal('alternate-day', 'male', undefined),
    ]).toEqual([580, undefined]);
  });

  test('two days a week, never in a row', () => {
    const states = (kept: string[]) => fastingWeek('5:2', TODAY, new Set(kept)).map(({ state }) => state);
    expect(states(['2026-11-17'])).toEqual(['beside', 'kept', 'beside', 'free', 'free', 'free', 'free']);
    expect(states(['2026-11-17', '2026-11-19'])).toEqual([
      'beside',
      'kept',
      'beside',
      'kept',
      'beside',
      'enough',
      'enough',
    ]);
  });

  test('the next one is the first free day of the pattern', () => {
    expect(nextFastingDay('5:2', TODAY, new Set(['2026-11-17', '2026-11-19']))).toBe('2026-11-23');
    expect(nextFastingDay('alternate-day', TODAY, new Set([TODAY]))).toBe('2026-11-22');
    expect(nextFastingDay('5:2', TODAY, new Set())).toBe(TODAY);
  });
});
