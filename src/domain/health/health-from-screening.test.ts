import { describe, expect, test } from 'vitest';
import type { HealthAnswers } from './health-profile.ts';
import { UNANSWERED } from './known-health.ts';
import { goalConditionsOf, healthFromScreening } from './health-from-screening.ts';

const from = (changes: Partial<HealthAnswers>) => goalConditionsOf({ ...UNANSWERED, ...changes });

describe('conditions for goals and fasting from the health profile', () => {
  test('are none if Ada answered nothing', () => {
    expect(from({})).toEqual([]);
    expect(from({ conditions: [], medicines: [], isPregnant: false, isBreastfeeding: false })).toEqual([]);
  });
  test.each<[story: string, Partial<HealthAnswers>, code: string]>([
    ['Mia is pregnant', { isPregnant: true }, 'pregnant'],
    ['Ida breastfeeds', { isBreastfeeding: true }, 'breastfeeding'],
    ['Lea has an eating disorder', { conditions: ['eating-disorder'] }, 'eating-disorder'],
    ['Uwe is treated for cancer', { conditions: ['cancer-treatment'] }, 'cancer-treatment'],
    ['Uwe named only its medicine', { medicines: ['cancer-medicine'] }, 'cancer-treatment'],
    ['Bob is on insulin', { conditions: ['insulin'] }, 'insulin'],
    ['Bob named only the medicine', { medicines: ['insulin-sulfonylurea'] }, 'insulin'],
    ['Karl has a kidney disease', { conditions: ['kidney-disease'] }, 'kidney-disease'],
  ])('%s', (_story, changes, code) => {
    expect(from(changes)).toEqual([code]);
  });
  test('do not include gout or a statin', () => {
    expect(from({ conditions: ['gout'], medicines: ['statin'] })).toEqual([]);
  });
});

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
