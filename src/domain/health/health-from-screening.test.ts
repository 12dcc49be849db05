import { describe, expect, test } from 'vitest';
import { healthFromScreening } from './health-from-screening.ts';

describe('answers for the health profile from goals and fasting', () => {
  test('include medicines and conditions, each once', () => {
    expect(
      healthFromScreening([
        'insulin',
        'diuretic',
        'ace-inhibitor',
        'sglt2-inhibitor',
        'lithium',
        'warfarin',
        'gout',
      ]),
    ).toEqual({
      medicines: [
        'insulin-sulfonylurea',
        'diuretic',
        'ace-inhibitor-arb',
        'sglt2-inhibitor',
        'lithium',
        'warfarin',
      ],
      conditions: ['insulin', 'gout'],
      isPregnant: false,
      isBreastfeeding: false,
    });
    expect(
      healthFromScreening(['eating-disorder', 'cancer-treatment', 'kidney-disease', 'insulin', 'insulin']),
    ).toMatchObject({
      medicines: ['insulin-sulfonylurea'],
      conditions: ['eating-disorder', 'cancer-treatment', 'kidney-disease', 'insulin'],
    });
  });
  test('include pregnancy and breastfeeding separately', () => {
    expect(healthFromScreening(['pregnant'])).toEqual({
      medicines: [],
      conditions: [],
      isPregnant: true,
      isBreastfeeding: false,
    });
    expect(healthFromScreening(['breastfeeding'])).toMatchObject({
      isPregnant: false,
      isBreastfeeding: true,
    });
  });
});
