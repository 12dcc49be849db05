import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mondayOf } from '#domain/time/local-date.ts';
import { activationRate, isLogging } from './activation.ts';
import { isBot } from './bots.ts';
import { rangeBefore } from '#domain/time/day-range.ts';
import { relativeChange } from './change.ts';
import { rateOf } from './rate.ts';
import { COHORT_WEEKS, retention } from './retention.ts';
import { revenueOf } from './revenue.ts';
import { stickiness } from './stickiness.ts';
import { cleanTag, visitSource } from './visit-source.ts';

describe('a share with its interval', () => {
  test('half of twenty is between 29.9 and 70.1%', () => {
    const rate = rateOf(10, 20);
    expect(rate?.value).toBe(0.5);
    expect(rate?.low).toBeCloseTo(0.2993, 4);
    expect(rate?.high).toBeCloseTo(0.7007, 4);
  });
  test('none of ten may still be 27.8%, and all of ten 72.2%', () => {
    expect(rateOf(0, 10)).toMatchObject({ value: 0, low: 0, high: expect.closeTo(0.2775, 4) });
    expect(rateOf(10, 10)).toMatchObject({ value: 1, low: expect.closeTo(0.7225, 4), high: 1 });
  });
  test('a share of no one is undefined', () => {
    expect(rateOf(0, 0)).toBeUndefined();
  });
  test('the share is within its bounds, and a larger sample narrows them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (n, k) => {
        const count = Math.min(k, n);
        const [few, many] = [rateOf(count, n), rateOf(10 * count, 10 * n)];
        if (!few || !many) throw new Error('both are known');
        expect(few.low).toBeLessThanOrEqual(few.value);
        expect(few.value).toBeLessThanOrEqual(few.high);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    );
  });
});

describe('activation', () => {
  const days = [
    { date: '2026-11-10', signUps: 4, activated: 3 },
    { date: '2026-11-14', signUps: 6, activated: 3 },
    { date: '2026-11-15', signUps: 50, activated: 1 },
  ];
  test('on November 22, sign-ups from the 15th don’t have seven days yet: 6 of 10', () => {
    expect(activationRate(days, '2026-11-22')).toMatchObject({ value: 0.6, count: 6, n: 10 });
  });
  test('a day later they have: 7 of 60', () => {
    expect(activationRate(days, '2026-11-23')).toMatchObject({ count: 7, n: 60 });
  });
  test('is a meal or a measurement, not a setting or a download', () => {
    const features = ['meals', 'weight', 'bio-age', 'goals', 'exports', 'health-profile'] as const;
    expect(features.filter(isLogging)).toEqual(['meals', 'weight', 'bio-age']);
  });
});

test('a week is compared with the week before it, a day with the day before', () => {
  expect(rangeBefore({ from: '2026-11-16', to: '2026-11-22' })).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
  });
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
  expect([relativeChange(112, 100), relativeChange(50, 100), relativeChange(-30, -20)]).toEqual([
    0.12, -0.5, -0.5,
  ]);
  expect(relativeChange(7, 0)).toBeUndefined();
});

test('members active every fifth day give a stickiness of a fifth, and days without any members are ignored', () => {
  const days = [
    { daily: 0, monthly: 0 },
    { daily: 10, monthly: 100 },
    { daily: 30, monthly: 100 },
  ];
  expect(stickiness(days)).toBeCloseTo(0.2);
  expect(stickiness(days.slice(0, 1))).toBeUndefined();
});

describe('weekly retention', () => {
  test('weeks start on Monday', () => {
    expect(['2026-11-15', '2026-11-16', '2026-11-22'].map(mondayOf)).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-16',
    ]);
  });
  test('of Ada, Bob, Cyd and Dan, two are active in the second week and one in the third; the fourth isn’t over', () => {
    const cohort = {
      week: '2026-11-02',
      signUps: 4,
      active: new Map([
        [0, 4],
        [1, 2],
        [2, 1],
        [3, 4],
      ]),
    };
    const [row, ...none] = retention([cohort, { ...cohort, week: '2026-10-26', signUps: 0 }], '2026-11-23');
    expect(none).toEqual([]);
    expect(row?.rates).toHaveLength(COHORT_WEEKS);
    expect(row?.rates.map((rate) => rate?.value).slice(0, 4)).toEqual([1, 0.5, 0.25, undefined]);
  });
  test('a week is over on its Sunday, not on its Saturday', () => {
    const cohorts = [{ week: '2026-11-16', signUps: 2, active: new Map([[0, 1]]) }];
    const first = (through: string) => retention(cohorts, through)[0]?.rates[0]?.value;
    expect([first('2026-11-21'), first('2026-11-22')]).toEqual([undefined, 0.5]);
  });
  test('a deleted account isn’t retained, and rates never exceed 100%', () => {
    const cohorts = [{ week: '2026-11-02', signUps: 2, active: new Map([[0, 3]]) }];
    expect(retention(cohorts, '2026-11-23')[0]?.rates[0]?.value).toBe(1);
    expect(retention(cohorts, '2026-11-23')[0]?.rates[1]?.value).toBe(0);
  });
});

test('three payments and one refund leave two, and euros are never added to dollars', () => {
  const move = { date: '2026-11-20', currency: 'usd', count: 1, amountMinor: 4900 } as const;
  expect(
    revenueOf([
      { ...move, currency: 'eur', kind: 'refund' },
      { ...move, kind: 'payment', count: 2, amountMinor: 9800 },
      { ...move, kind: 'payment', date: '2026-11-21' },
      { ...move, kind: 'refund', date: '2026-11-22' },
    ]),
  ).toEqual([
    { currency: 'usd', payments: 3, refunds: 1, paidMinor: 14_700, refundedMinor: 4900, netMinor: 9800 },
    { currency: 'eur', payments: 0, refunds: 1, paidMinor: 0, refundedMinor: 4900, netMinor: -4900 },
  ]);
});

describe('the source of a visit', () => {
  const ownHosts = ['perennial.example'];
  const from = (utmSource: string | null, referrerHost?: string) =>
    visitSource({ utmSource, referrerHost, ownHosts });
  test('the campaign takes precedence over the host, and our own links aren’t sources', () => {
    expect([
      from('Newsletter', 'mail.example'),
      from(null, 'www.Search.example'),
      from(null, 'perennial.example'),
      from(' — ', undefined),
    ]).toEqual(['newsletter', 'search.example', 'direct', 'direct']);
  });
  test('arbitrary input is shortened and cleaned', () => {
    expect(cleanTag('  Spring SALE: 50% off!  ')).toBe('spring-sale-50-off');
    expect(cleanTag('=HYPERLINK("x")')).toBe('hyperlink-x');
    expect(cleanTag('ada@example.com')).toBe('ada-example.com');
    expect(cleanTag('ﬁnd ' + 'x'.repeat(99))).toBe(`find-${'x'.repeat(35)}`);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cleanTag(text) ?? 'a').toMatch(/^[a-z0-9](?:[a-z0-9._-]{0,38}[a-z0-9])?$/);
      }),
    );
  });
});

test('bots aren’t visitors, but Cubot phones are', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
  expect(
    [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Slackbot-LinkExpanding 1.0',
      `Mozilla/5.0 (X11; Linux x86_64) ${chrome.replace('Chrome', 'HeadlessChrome')}`,
      'facebookexternalhit/1.1',
      'curl/8.5.0',
      'python-requests/2.32',
      'WhatsApp/2.24',
      '',
    ].filter((userAgent) => !isBot(userAgent)),
  ).toEqual([]);
  expect(
    [
      `Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) ${chrome}`,
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome}`,
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    ].filter(isBot),
  ).toEqual([]);
});
