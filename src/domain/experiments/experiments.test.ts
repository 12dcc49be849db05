import { describe, expect, test } from 'vitest';
import { METRICS } from '#domain/metrics/catalog.ts';
import { seededRandom } from '#domain/numbers/seeded-random.ts';
import { PAIRS } from '#domain/reports/associations/pairs.ts';
import { addDays } from '#domain/time/local-date.ts';
import {
  chanceText,
  designSentence,
  planSentence,
  resultMeaning,
  resultSentence,
} from './experiment-words.ts';
import { adherenceOn } from './adherence.ts';
import { findIdea, ideaOfPair, IDEAS } from './ideas.ts';
import { planOptions, recommended } from './plan.ts';
import { baselineOf } from './power.ts';
import { resultOf } from './result.ts';
import {
  dayOn,
  drawOrders,
  isChangeDay,
  lastDayOf,
  opensOn,
  scheduledDays,
  type Design,
} from './schedule.ts';

const dinner = findIdea('early-dinner');
const UNITS = { system: 'metric', glucose: 'mg/dL' } as const;
const alcohol = findIdea('no-alcohol-sleep');
if (!dinner || !alcohol) throw new Error('ideas are missing');

const DESIGN: Design = {
  startsOn: '2026-11-09',
  blockDays: 2,
  washoutDays: 0,
  orders: ['changed-first', 'usual-first', 'changed-first'],
};

describe('the schedule', () => {
  test('pairs have a block of each condition, and the result opens the day after the last', () => {
    const conditions = scheduledDays(DESIGN).map(({ condition }) => (condition === 'changed' ? 'C' : 'u'));
    expect(conditions.join('')).toBe('CCuuuuCCCCuu');
    expect(lastDayOf(DESIGN)).toBe('2026-11-20');
    expect(opensOn(DESIGN)).toBe('2026-11-21');
    expect(dayOn(DESIGN, '2026-11-08')).toBeUndefined();
    expect(dayOn(DESIGN, '2026-11-13')).toMatchObject({ pair: 1, condition: 'usual' });
  });

  test('a changeover day is the first day, or one with a different condition than the day before', () => {
    const changes = scheduledDays(DESIGN).filter(({ date }) => isChangeDay(DESIGN, date));
    expect(changes.map(({ date }) => date.slice(8))).toEqual(['09', '11', '15', '19']);
    expect(isChangeDay(DESIGN, '2026-11-21')).toBe(false);
  });

  test('the first days of a block don’t count if the one before must wear off', () => {
    const days = scheduledDays({ ...DESIGN, blockDays: 3, washoutDays: 1 });
    expect(days.slice(0, 6).map(({ isWashout }) => isWashout)).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test('half of the pairs begin with each condition, in an order that is drawn', () => {
    const random = seededRandom(1);
    const drawn = Array.from({ length: 200 }, () => drawOrders(8, random));
    for (const orders of drawn) expect(orders.filter((order) => order === 'changed-first')).toHaveLength(4);
    const first = drawn.filter(([order]) => order === 'changed-first').length;
    expect(first).toBeGreaterThan(75);
    expect(first).toBeLessThan(125);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(50);
  });
});

describe('the plan', () => {
  const nights = (spread: number): ReadonlyMap<string, number> =>
    new Map(
      Array.from({ length: 60 }, (_, day) => [
        addDays('2026-09-01', day),
        430 + spread * (((day * 7) % 11) - 5),
      ]),
    );

  test('steady sleepers need fewer nights than restless ones, and two months are the limit', () => {
    const days = (spread: number) => {
      const options = planOptions(dinner, dinner.worthwhile, baselineOf(nights(spread)));
      return recommended(options);
    };
    expect(days(2)).toMatchObject({ pairs: 5, days: 20 });
    expect(days(4)?.days).toBeGreaterThan(20);
    expect(days(20)).toMatchObject({ days: 56 });
    expect(days(20)?.power).toBeLessThan(0.6);
  });

  test('without two weeks of data it says so, and offers four weeks', () => {
    const few = new Map([...nights(3)].slice(0, 13));
    const option = recommended(planOptions(dinner, 20, baselineOf(few)));
    if (!option) throw new Error('no option');
    expect(option).toEqual({ pairs: 7, days: 28, power: undefined });
    expect(planSentence(dinner, option, UNITS)).toBe(
      'We can’t estimate what 28 nights will show until you’ve logged your sleep on at least 14 nights.',
    );
  });

  test('it says in plain words what a length can show', () => {
    expect(planSentence(dinner, { pairs: 7, days: 28, power: 0.812 }, UNITS)).toBe(
      'If the true difference is 20 min, 28 nights give you an 81% chance of detecting it.',
    );
    expect(planSentence(dinner, { pairs: 5, days: 20, power: 0.31 }, UNITS)).toContain(
      'Smaller differences will probably be missed.',
    );
    expect([chanceText(0.114), chanceText(0.001), chanceText(0.9999)]).toEqual([
      'an 11% chance',
      'a 5% chance',
      'a 99% chance',
    ]);
    expect(designSentence(alcohol, { pairs: 6, blockDays: 4, washoutDays: 1 })).toBe(
      '6 pairs of 4-night blocks, in random order. The first night of each block doesn’t count, so the effect of the previous block can wear off.',
    );
  });
});

describe('whether the plan was followed', () => {
  const [changed, , usual] = scheduledDays(DESIGN);
  if (!changed || !usual) throw new Error('no days');
  const at = (minute: number) => new Map([[changed.date, minute]]);

  test('follows from the log, unless the member says otherwise', () => {
    const nothing = new Map<string, boolean>();
    expect(adherenceOn(changed, dinner, nothing, at(19 * 60))).toBe('yes');
    expect(adherenceOn(changed, dinner, nothing, at(19 * 60 + 1))).toBe('no');
    expect(adherenceOn(changed, dinner, new Map([[changed.date, true]]), at(20 * 60))).toBe('yes');
    expect(adherenceOn(changed, dinner, new Map([[changed.date, false]]), at(18 * 60))).toBe('no');
  });

  test('isn’t known without a log, and ordinary days require nothing', () => {
    expect(adherenceOn(changed, dinner, new Map(), new Map())).toBe('unknown');
    expect(adherenceOn(usual, dinner, new Map(), new Map())).toBe('yes');
    expect(adherenceOn(usual, dinner, new Map([[usual.date, false]]), new Map())).toBe('no');
  });
});

describe('the result in words', () => {
  const difference = 22.4;
  const interval = { low: 9.1, high: 35.2, p: 0.004 };

  test('is one sentence', () => {
    expect(resultSentence(dinner, { verdict: 'more', difference }, UNITS)).toBe(
      'You slept 22 min longer after early dinners',
    );
    expect(resultSentence(dinner, { verdict: 'less', difference: -18 }, UNITS)).toBe(
      'You slept 18 min less after early dinners',
    );
    expect(resultSentence(dinner, { verdict: 'unclear', difference }, UNITS)).toBe(
      'No clear difference in sleep after early dinners',
    );
    expect(resultSentence(dinner, { verdict: 'too-few', difference: null }, UNITS)).toBe(
      'Not enough days to tell',
    );
  });

  test('says what an experiment stopped early can and can’t show', () => {
    const early = { stoppedAfter: 14, units: UNITS };
    expect(resultMeaning(dinner, { verdict: 'too-few', interval: null, completePairs: 2 }, early)).toBe(
      'You stopped after 14 nights. To compare, we need at least 3 complete pairs, and you have 2. So the result is inconclusive.',
    );
    expect(resultMeaning(dinner, { verdict: 'more', interval, completePairs: 3 }, early)).toBe(
      'You stopped after 14 nights. The order was random, so this is good evidence of cause and effect for you. With fewer days, the interval is wider than planned. You hadn’t seen the result, so stopping early doesn’t skew it.',
    );
    expect(
      resultMeaning(
        dinner,
        { verdict: 'unclear', interval: { low: -8, high: 31, p: 0.2 }, completePairs: 7 },
        { stoppedAfter: null, units: UNITS },
      ),
    ).toBe('The true difference may be zero, or as large as 31 min.');
  });

  test('days off the plan, in a washout, or without an outcome don’t count', () => {
    const days = scheduledDays({ ...DESIGN, blockDays: 3, washoutDays: 1 }).map((day, at) => ({
      ...day,
      followed: at === 1 ? ('no' as const) : ('yes' as const),
      outcome: at === 2 ? null : day.isWashout ? 9999 : day.condition === 'changed' ? 450 + at : 430,
    }));
    const result = resultOf(days);
    // The first block lost both of its days, so the first pair is incomplete.
    expect(result.pairs[0]?.changed).toEqual({ mean: null, days: 0 });
    expect(result.completePairs).toBe(2);
    expect(result.verdict).toBe('too-few');
    expect(result.followedDays).toBe(17);
    expect(result.usual).toEqual({ mean: 430, days: 6 });
  });
});

test('every association can be tested, with an outcome from the catalog', () => {
  const keys = new Set(METRICS.map(({ key }) => key));
  for (const { key, outcome } of PAIRS) expect(ideaOfPair(key)?.outcome, key).toBe(outcome);
  for (const { outcome } of IDEAS) expect(keys).toContain(outcome);
  expect(new Set(IDEAS.map(({ key }) => key)).size).toBe(IDEAS.length);
});
