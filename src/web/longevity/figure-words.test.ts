import { describe, expect, test } from 'vitest';
import type { LongevityInput } from '#contract/longevity.ts';
import { PILLAR_INPUTS } from '#domain/longevity/pillar.ts';
import { actionWords, pointsText } from './action-words.ts';
import { downTenth, inputName, inputText, originText, windowOf } from './figure-words.ts';

const input = (changes: Partial<LongevityInput>): LongevityInput => ({
  key: 'water',
  value: 2200,
  origin: 'tracked',
  date: null,
  days: 13,
  band: null,
  marker: null,
  target: 2600,
  sensor: null,
  score: 85,
  share: 0.6,
  ...changes,
});
const say = (changes: Partial<LongevityInput>, system: 'metric' | 'imperial' = 'metric') =>
  inputText(input(changes), system, null);

describe('a figure of a pillar', () => {
  test('is shown in the owner’s units', () => {
    expect(say({})).toBe('2.2 of 2.6 L a day');
    expect(say({}, 'imperial')).toBe('74 of 88 fl oz a day');
    expect(say({ key: 'sensor-glucose', value: 99.1, target: null })).toBe('5.5 mmol/L on average');
    expect(say({ key: 'sensor-glucose', value: 99.1, target: null }, 'imperial')).toBe('99 mg/dL on average');
  });
  test('of a glucose sensor shows everything its points depend on', () => {
    const sensor = { riskIndex: 4.2, cvPercent: 18.04 };
    expect(say({ key: 'sensor-glucose', value: 99.1, target: null, sensor })).toBe(
      '5.5 mmol/L on average, risk index 4.2, variation 18.0%',
    );
  });
  test('shows an answer that is a range by its limits, never by its midpoint', () => {
    const band = (from: number | null, below: number | null) => ({ band: { from, below }, target: null });
    expect(say({ key: 'activity', value: 75, ...band(1, 150) })).toBe('1 to 149 min a week');
    expect(say({ key: 'blood-pressure', value: 115, ...band(null, 120) })).toBe('under 120 mm Hg systolic');
    expect(say({ key: 'resistance-training', value: 1, ...band(1, 2) })).toBe('1 a week');
    expect(say({ key: 'resistance-training', value: 2, ...band(2, null) })).toBe('2 or more a week');
    expect(say({ key: 'waist-to-height', value: 0.525, ...band(0.5, 0.55) })).toBe('0.50 to under 0.55');
  });
  test('is never rounded into the next band', () => {
    expect(downTenth(24.98)).toBe('24.9');
  });
  test('rounds the body mass index up at half a tenth, as the assessment does', () => {
    expect(say({ key: 'body-mass-index', value: 25.15 })).toBe('25.2 kg/m²');
    expect(say({ key: 'body-mass-index', value: 25.14 })).toBe('25.1 kg/m²');
  });
  test('has a true minus, and no sign for zero', () => {
    expect(say({ key: 'bio-age-gap', value: -2.19 })).toBe('−2.2 years');
    expect(say({ key: 'bio-age-gap', value: -0.01 })).toBe('0.0 years');
  });
  test('has a name and a suggestion for each', () => {
    for (const key of PILLAR_INPUTS) {
      expect(inputName({ key, marker: 'apob' })).not.toBe('');
      const { title, link } = actionWords({ lever: key, pillar: null, marker: 'apob', points: 1 });
      expect(title).not.toBe('');
      expect(link.to).toMatch(/^\//);
    }
  });
});

describe('source of a figure', () => {
  test('is shown with its days, or its day', () => {
    expect(originText(input({}), '2026-11-20')).toBe('13 of the 28 days through Fri, Nov 20');
    expect(originText(input({ days: 1 }), '2026-11-20', { counts: 'nights' })).toBe(
      '1 of the 28 nights through Fri, Nov 20',
    );
    expect(originText(input({ days: 5 }), '2026-11-20', { windowDays: windowOf('check-in') })).toBe(
      '5 of the 7 days through Fri, Nov 20',
    );
    const assessed = input({ origin: 'assessment', date: '2026-11-01', days: null });
    expect(originText(assessed, '2026-11-20')).toMatch(/^from your assessment on .*Nov 1/);
  });
});

test('points have one decimal', () => {
  expect(pointsText(2.44)).toBe('+2.4 points');
  expect(pointsText(1.02)).toBe('+1.0 point');
});
