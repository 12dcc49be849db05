import { describe, expect, test } from 'vitest';
import { ADVICE_RULES } from '#domain/advice/facts.ts';
import type { ReadingReader } from '#domain/advice/urgent-readings.ts';
import { insightOf } from './sentences.ts';

const ADA: ReadingReader = { person: { hasDiabetes: false }, glucoseUnit: 'mg/dL', system: 'metric' };
const figures = {
  minutesAgo: 125,
  ketonesMmoll: 3.4,
  systolicMmhg: 190,
  diastolicMmhg: 125,
  oxygenSaturationPercent: 86,
  bodyTemperatureC: 40.2,
  restingHeartRateBpm: 131,
  glucoseMgdl: 51,
  rateKgPerWeek: -0.9,
  lossPercent: 1.26,
  previousKcal: 1950,
  energyKcal: 2044,
  differenceKcal: 312,
  marginKcal: 141,
  shortNights: 8,
  asleepHours: 6.4,
  needHours: 7,
  stress: 5.6,
  usualStress: 3.4,
  meanG: 71.4,
  targetG: 110,
  spreadMinutes: 82.3,
  evenings: 5,
  meanMl: 1322,
  targetMl: 2150,
  loggedDays: 6,
  completeDays: 1,
};
const say = (rule: string) => insightOf({ rule, figures, sampleSize: 12 }, ADA);

describe('an insight in words', () => {
  test('every rule has a sentence with all its figures, and a link to what to do', () => {
    for (const rule of ADVICE_RULES) {
      const insight = say(rule);
      expect(insight?.text, rule).not.toMatch(/NaN|undefined/);
      expect(insight?.action.to, rule).toMatch(/^\//);
      expect(insight?.text, rule).not.toContain('!');
    }
    expect(say('short-sleep')?.text).toContain('6 h 24 min');
    expect(say('sleep-and-intake')?.text).toContain('310 kcal more, give or take 140');
    expect(say('low-water')?.text).toContain('1.32 L a day');
    expect(
      insightOf({ rule: 'low-water', figures, sampleSize: 12 }, { ...ADA, system: 'imperial' })?.text,
    ).toContain('45 fl oz a day');
  });

  test('Ada’s 480 mg/dL is judged as on the glucose screen, in the unit she reads', () => {
    const finding = (glucoseMgdl: number) => ({
      rule: 'urgent-glucose',
      figures: { glucoseMgdl, minutesAgo: 125 },
      sampleSize: 1,
    });
    expect(insightOf(finding(480), ADA)).toMatchObject({
      title: 'Dangerously high: get help now',
      text: expect.stringMatching(
        /^Your last glucose reading was 480 mg\/dL \(2 hours ago\)\. Glucose above 400 mg\/dL/,
      ),
      isUrgent: true,
    });
    expect(insightOf(finding(45), { ...ADA, glucoseUnit: 'mmol/L' })).toMatchObject({
      title: 'Very low: act now',
      text: expect.stringContaining('was 2.5 mmol/L'),
    });
    const BERT = { ...ADA, person: { hasDiabetes: true } };
    expect(insightOf(finding(230), ADA)?.title).toBe('High glucose');
    expect(insightOf(finding(230), BERT)).toBeUndefined();
  });

  test('Grace reads her rate in pounds', () => {
    const finding = { rule: 'losing-too-fast', figures, sampleSize: 1 };
    expect(insightOf(finding, { ...ADA, system: 'imperial' })?.text).toContain('2 lb a week');
  });

  test('a rule that only a newer server knows is omitted', () => {
    expect(say('moon-phase')).toBeUndefined();
  });
});
