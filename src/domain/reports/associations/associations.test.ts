import { describe, expect, test } from 'vitest';
import { METRICS } from '#domain/metrics/catalog.ts';
import { studentTTail } from '#domain/numbers/student-t-tail.ts';
import { recordSource, type Entry } from '#domain/query/record-source.ts';
import { addDays } from '#domain/time/local-date.ts';
import { adjustedSlope } from './adjusted-slope.ts';
import {
  associationHeadline,
  associationSentence,
  effectInterval,
  effectText,
  testedSentence,
} from './association-words.ts';
import { associationsIn, associationsOf, associationWindow, pairedDays } from './associations.ts';
import { causeSeries } from './day-series.ts';
import { adjustedForMany } from './false-discovery.ts';
import { PAIRS } from './pairs.ts';
import { simulatedMember, type Simulated } from './simulated-member.ts';

const METRIC = { system: 'metric', glucose: 'mg/dL' } as const;

/** Share of simulated members with a result; bench/associations.ts runs thousands. */
function share(
  members: number,
  asked: Omit<Simulated, 'seed'>,
  isHit: (found: readonly string[]) => boolean,
) {
  let hits = 0;
  for (let seed = 1; seed <= members; seed++) {
    const { found } = associationsIn(simulatedMember({ ...asked, seed }));
    if (isHit(found.map(({ pair }) => pair.key))) hits += 1;
  }
  return hits / members;
}

const any = (found: readonly string[]): boolean => found.length > 0;

describe('simulated members', () => {
  test('without a true association at most one in twenty members sees any, however similar their days are', () => {
    expect(share(60, { days: 60, autocorrelation: 0.6 }, any)).toBeLessThanOrEqual(0.05);
  });

  test('a weekday pattern or a trend that everything shares changes nothing', () => {
    const pValues = (more: Partial<Simulated>): readonly number[] => {
      const asked = { days: 90, autocorrelation: 0.3, missing: 0.1, seed: 5, ...more };
      return simulatedMember(asked).map(({ pair, causes, outcomes }) =>
        Number(adjustedSlope(pairedDays(causes, outcomes, pair.after))?.p.toFixed(6)),
      );
    };
    const plain = pValues({});
    expect(plain).toHaveLength(PAIRS.length);
    expect(pValues({ weekend: 5 })).toEqual(plain);
    expect(pValues({ trend: 20 })).toEqual(plain);
  });

  test('a true association of 0.7 standard deviations is found in at least 80% within 90 days, at the right lag', () => {
    const asked = { days: 90, autocorrelation: 0.5, missing: 0.05 };
    const pair = 'late-dinner-sleep';
    const found = share(30, { ...asked, effect: { pair, size: -0.7 } }, (keys) => keys.includes(pair));
    expect(found).toBeGreaterThanOrEqual(0.8);
    const [first] = associationsIn(
      simulatedMember({ ...asked, days: 180, seed: 3, effect: { pair, size: -0.7 } }),
    ).found;
    expect(first?.pair.key).toBe(pair);
    expect(first?.lag).toBe(0);
    expect(first?.found.low).toBeLessThan(-0.7);
    expect(first?.found.high).toBeGreaterThan(-0.7);
  });
});

describe('the statistics', () => {
  const dates = Array.from({ length: 40 }, (_, day) => addDays('2026-03-02', day));

  test('the slope reflects day-to-day differences, whatever weekends and the trend add', () => {
    const x = dates.map((_, day) => ((day * 7) % 11) - 5);
    const days = dates.map((date, day) => ({
      date,
      x: x[day] ?? 0,
      y: 400 - 3 * (x[day] ?? 0) + (day % 7 > 4 ? 60 : 0) + 2 * day,
    }));
    const found = adjustedSlope(days);
    expect(found?.slope).toBeCloseTo(-3, 10);
    expect(found?.p).toBeLessThan(1e-6);
    expect(found?.effectiveDays).toBeLessThan(40);
  });

  test('20 days aren’t enough, and neither is a habit that never varies', () => {
    const steady = dates.map((date, day) => ({ date, x: 5, y: day % 5 }));
    expect(adjustedSlope(steady)).toBeUndefined();
    expect(adjustedSlope(steady.slice(0, 20).map((day, at) => ({ ...day, x: at % 3 })))).toBeUndefined();
  });

  test('p-values are Student’s, and adjusted as Benjamini and Hochberg do', () => {
    // Critical values of Student's t from tables, and one with fractional degrees of freedom.
    expect(studentTTail(2.228, 10)).toBeCloseTo(0.05, 4);
    expect(studentTTail(-12.706, 1)).toBeCloseTo(0.05, 4);
    expect(studentTTail(2.5, 3.7)).toBeCloseTo(0.07182, 5);
    // The first four and the last of the 15 p-values of their example (1995, section 3.2).
    const example = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1,
    ];
    const adjusted = adjustedForMany(example);
    expect(adjusted.slice(0, 4).map((p) => Number(p.toFixed(6)))).toEqual([0.0015, 0.003, 0.0095, 0.035625]);
    expect(adjusted.filter((p) => p < 0.05)).toHaveLength(4);
    expect(adjusted.at(-1)).toBe(1);
  });
});

describe('a member’s records', () => {
  const dates = Array.from({ length: 60 }, (_, day) => addDays('2026-03-02', day));
  const lateHours = (day: number): number => (day * 5) % 4;
  const meal = (date: string, hour: number, kind: string): Entry => ({
    date,
    at: `${date}T${String(hour).padStart(2, '0')}:00:00`,
    kind,
    name: 'Soup',
    values: { energyKcal: 600, caffeineMg: hour < 12 ? 90 : hour >= 21 ? 40 : 0 },
  });
  const source = recordSource({
    today: '2026-05-01',
    entries: {
      foods: dates.flatMap((date, day) => [
        meal(date, 8, 'breakfast'),
        // Without a second main meal the day isn't complete.
        ...(day === 10 ? [] : [meal(date, 18 + lateHours(day), 'dinner')]),
      ]),
      days: dates.map((date, day) => ({
        date,
        at: null,
        kind: null,
        name: null,
        values: { sleepMinutes: 450 - 15 * lateHours(day - 1) + ((day * 3) % 5) },
      })),
    },
  });
  const window = associationWindow({ from: '2026-04-01', to: '2026-04-30' }, '2026-05-01');

  test('at least 90 days are looked at, at most a year, and never today', () => {
    expect(window).toEqual({ from: '2026-01-31', to: '2026-04-30' });
    expect(associationWindow({ from: '2020-01-01', to: '2026-12-31' }, '2026-05-01')).toEqual({
      from: '2025-05-01',
      to: '2026-04-30',
    });
  });

  test('late dinners are compared with the night that follows, on complete days', () => {
    const { found, thin } = associationsOf(source, window);
    const [first] = found;
    if (!first) throw new Error('nothing found');
    expect(first).toMatchObject({ lag: 0, pair: { key: 'late-dinner-sleep' } });
    expect(first.found.days).toBe(58);
    const effect = first.found.slope * first.pair.step;
    expect(effect).toBeCloseTo(-15, 0);
    const said = { lag: first.lag, effect, low: -16.2, high: -13.8 };
    expect(associationHeadline(first.pair, said)).toBe('You slept less after late dinners');
    const reported = { ...said, pair: 'late-dinner-sleep', days: 58, p: 0.001 };
    expect(associationSentence(reported, METRIC)).toMatch(
      /^Slept less after late dinners: −15 min \(sleep, /,
    );
    expect(associationSentence({ ...reported, pair: 'alcohol-hrv' }, METRIC)).toMatch(
      /^HRV was lower after drinking alcohol: /,
    );
    expect(effectText(first.pair, said, METRIC)).toBe('−15 min');
    expect(effectInterval(first.pair, said, METRIC)).toBe('−16 to −14 min');
    expect(thin.map(({ key }) => key)).toContain('sodium-weight');
  });

  test('a complete day without late caffeine counts as none, and a half-logged one is missing', () => {
    const caffeine = causeSeries({ of: 'after', metric: 'caffeineMg', minute: 14 * 60 }, source, window);
    expect(caffeine.get(dates[0] ?? '')).toBe(0);
    expect(caffeine.get(dates[3] ?? '')).toBe(40);
    expect(caffeine.has(dates[10] ?? '')).toBe(false);
  });
});

describe('the words', () => {
  test('both metrics of every pair are in the catalog, and each pair has its own name', () => {
    const keys = new Set(METRICS.map(({ key }) => key));
    for (const { cause, outcome } of PAIRS) {
      expect(keys).toContain(outcome);
      if (cause.of !== 'last-meal') expect(keys).toContain(cause.metric);
    }
    expect(new Set(PAIRS.map(({ name }) => name)).size).toBe(PAIRS.length);
  });

  test('the summary gives how many pairs were tested and that none showed a clear link', () => {
    expect(testedSentence({ found: 0, unclear: 9, thin: 3 })).toBe(
      '9 pairs tested, with no clear link. 3 pairs need more days.',
    );
    expect(testedSentence({ found: 1, unclear: 8, thin: 1 })).toBe(
      '9 pairs tested, with 1 clear link. 1 pair needs more days.',
    );
    expect(testedSentence({ found: 0, unclear: 0, thin: 12 })).toContain(
      'There isn’t enough data to test yet.',
    );
  });
});
