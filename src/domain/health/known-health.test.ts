import { describe, expect, test } from 'vitest';
import type { HealthAnswers } from './health-profile.ts';
import { knownHealth, limitingConditions, UNANSWERED } from './known-health.ts';

const from = (changes: Partial<HealthAnswers>) =>
  limitingConditions(knownHealth({ answers: { ...UNANSWERED, ...changes }, answeredOn: '2026-11-20' }, []));

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
