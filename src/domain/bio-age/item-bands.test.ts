import { describe, expect, test } from 'vitest';
import { type AnswerValue, answerWords, judgeAnswer } from './answer.ts';
import { compareResults } from './compare-results.ts';
import { medianGripKg } from '#domain/bio-age/formulas/grip-years.ts';
import type { ItemKey } from './item-keys.ts';
import { lifestyleBioAge } from './lifestyle-bio-age.ts';
import { bandOf } from './suggested-answers.ts';
import { phenoAgePeerMedian, typicalValue } from '#domain/bio-age/pheno-age/peers.ts';
import { nextRegularityBand } from '#domain/bio-age/formulas/regularity-years.ts';
import { retakeOn } from './retake.ts';
import { itemOf, questionOf } from './sections.ts';
import { BRUNO, BRUNOS_ANSWERS, withAnswer } from './testing.ts';

const choiceOf = (key: ItemKey, sex: 'male' | 'female' = 'male') => {
  const item = itemOf(key, sex);
  if (item?.kind !== 'choice') throw new Error(`${key} has no options`);
  return item;
};
const wordsOf = (key: ItemKey, figure: number): string | undefined => {
  const item = choiceOf(key);
  return item.options.find((option) => option.key === bandOf(item, figure))?.words;
};

describe('a tracked figure selects the band that contains it', () => {
  test.each<[ItemKey, figure: number, words: string]>([
    ['bmi', 18.4, 'Under 18.5'],
    ['bmi', 18.5, '18.5 to under 20'],
    ['bmi', 20, '20 to under 25'],
    ['bmi', 25, '25 to under 27.5'],
    ['bmi', 27.5, '27.5 to under 30'],
    ['bmi', 30, '30 to under 35'],
    ['bmi', 35, '35 to under 40'],
    ['bmi', 40, '40 or more'],
    ['whtr', 0.499, 'Under 0.50'],
    ['whtr', 0.5, '0.50 to under 0.55'],
    ['whtr', 0.55, '0.55 to under 0.60'],
    ['whtr', 0.6, '0.60 to under 0.65'],
    ['whtr', 0.65, '0.65 or more'],
    ['sbp', 119, 'Under 120'],
    ['sbp', 120, '120 to 129'],
    ['sbp', 130, '130 to 139'],
    ['sbp', 140, '140 to 159'],
    ['sbp', 160, '160 or more'],
    ['rhr', 59, 'Under 60'],
    ['rhr', 60, '60 to 69'],
    ['rhr', 70, '70 to 79'],
    ['rhr', 80, '80 to 89'],
    ['rhr', 90, '90 or more'],
    ['upf', 19.9, 'Less than 20%'],
    ['upf', 20, '20 to 40%'],
    ['upf', 40, '40 to 60%'],
    ['upf', 60, 'More than 60%'],
    ['mvpa', 0, 'None'],
    ['mvpa', 1, '1 to 149'],
    ['mvpa', 150, '150 to 299'],
    ['mvpa', 300, '300 to 449'],
    ['mvpa', 450, '450 or more'],
    ['steps', 4499, 'Fewer than 4,500'],
    ['steps', 4500, '4,500 to 6,999'],
    ['steps', 7000, '7,000 to 9,499'],
    ['steps', 9500, '9,500 or more'],
    ['sit', 5.9, 'Less than 6'],
    ['sit', 6, '6 to under 8'],
    ['sit', 8, '8 to under 10'],
    ['sit', 10, '10 or more'],
    ['dur', 4.9, 'Less than 5'],
    ['dur', 5, '5 to under 6'],
    ['dur', 6, '6 to under 7'],
    ['dur', 7, '7 to under 8'],
    ['dur', 8, '8 to under 9'],
    ['dur', 9, '9 or more'],
    ['reg', 29, 'Less than 30 minutes'],
    ['reg', 30, '30 to 60 minutes'],
    ['reg', 60, '60 to 90 minutes'],
    ['reg', 90, 'More than 90 minutes'],
    ['alc', 1.2, 'None, or only now and then'],
    ['alc', 1.3, '1.3 to under 25 g a day'],
    ['alc', 25, '25 to under 45 g a day'],
    ['alc', 45, '45 to under 65 g a day'],
    ['alc', 65, '65 g a day or more'],
    ['pm25', 9.9, 'Under 10'],
    ['pm25', 10, '10 to under 15'],
    ['pm25', 15, '15 to under 25'],
    ['pm25', 25, '25 or more'],
    ['dm', 5.6, 'No'],
    ['dm', 5.7, 'Prediabetes'],
    ['dm', 6.5, 'Type 2 diabetes'],
    ['ckd', 29, 'eGFR under 30'],
    ['ckd', 30, 'eGFR 30 to 44'],
    ['ckd', 45, 'eGFR 45 to 59'],
    ['ckd', 60, 'None known, or eGFR 60 or higher'],
  ])('%s of %d: %s', (key, figure, words) => {
    expect(wordsOf(key, figure)).toBe(words);
  });

  // Averages of the food log against whole servings: half a serving rounds up.
  test.each<[ItemKey, figure: number, words: string]>([
    ['fv', 1.4, 'None or 1'],
    ['fv', 1.5, '2'],
    ['fv', 2.5, '3 or 4'],
    ['fv', 4.5, '5 or more'],
    ['wg', 0.9, 'Less than 1'],
    ['wg', 1, '1 or 2'],
    ['wg', 2.5, '3 or more'],
    ['nuts', 3.4, '1 to 3 times a week'],
    ['nuts', 3.5, '4 times a week or more'],
    ['pmeat', 3.4, '1 to 3 times a week'],
    ['pmeat', 3.5, '4 to 6 times a week'],
    ['pmeat', 6.5, 'Daily'],
    ['ssb', 0.9, 'Less than 1 a week'],
    ['ssb', 1, '1 to 6 a week'],
    ['ssb', 6.5, '1 a day'],
    ['ssb', 10.5, '2 or more a day'],
    ['rt', 0.4, 'None'],
    ['rt', 0.5, '1'],
    ['rt', 1.5, '2 or more'],
  ])('%s of %d: %s', (key, figure, words) => {
    expect(wordsOf(key, figure)).toBe(words);
  });

  test('quitting is limited to the years of continuing: four smoking options, one drinking option', () => {
    const marked = (key: ItemKey, mark: 'quits' | 'continues', sex: 'male' | 'female' = 'male') =>
      choiceOf(key, sex).options.flatMap((option) => (option[mark] ? [option.words] : []));
    expect(marked('smoke', 'quits')).toEqual([
      'Quit 10 or more years ago',
      'Quit 5 to 9 years ago',
      'Quit 1 to 4 years ago',
      'Quit within the last year',
    ]);
    expect(marked('smoke', 'continues')).toEqual(['1 to 10 a day', '11 to 20 a day', 'More than 20 a day']);
    for (const sex of ['male', 'female'] as const) {
      expect(marked('alc', 'quits', sex)).toEqual(['None now, but I used to drink heavily']);
      expect(marked('alc', 'continues', sex)).toEqual(['45 to under 65 g a day', '65 g a day or more']);
    }
  });
});

describe('an answer in words', () => {
  const of = (key: ItemKey, value: AnswerValue) => {
    const item = itemOf(key, 'male');
    return item && answerWords(item, { value });
  };
  test('describes Bruno’s parents', () => {
    expect(of('mother', { kind: 'parent', fate: 'alive', ageYears: 81 })).toBe('Alive at 81');
    expect(of('father', { kind: 'parent', fate: 'died', ageYears: 71 })).toBe('Died at 71');
    expect(of('father', { kind: 'parent', fate: 'accident', ageYears: 40 })).toBe(
      'Died in an accident or in war',
    );
    expect(of('father', { kind: 'parent', fate: 'died', ageYears: null })).toBeUndefined();
  });
  test('includes the unit of a number, and is undefined for the wrong kind of answer', () => {
    expect(of('grip', { kind: 'number', value: 44 })).toBe('44 kg');
    expect(of('grip', { kind: 'option', option: 'over-40' })).toBeUndefined();
    expect(of('sbp', { kind: 'number', value: 120 })).toBeUndefined();
    expect(of('mother', { kind: 'number', value: 80 })).toBeUndefined();
    expect(of('grip', { kind: 'parent', fate: 'alive', ageYears: 80 })).toBeUndefined();
    expect(of('sbp', { kind: 'unknown' })).toBeUndefined();
  });
  test('is validated at the limits of its question', () => {
    const judge = (key: ItemKey, value: AnswerValue) => {
      const item = itemOf(key, 'male');
      return item && judgeAnswer(item, value);
    };
    expect(judge('grip', { kind: 'number', value: 1 })).toBeUndefined();
    expect(judge('grip', { kind: 'number', value: 120 })).toBeUndefined();
    expect(judge('grip', { kind: 'number', value: 0.5 })).toContain('enter 1 to 120 kg');
    expect(judge('sri', { kind: 'number', value: -100 })).toBeUndefined();
    expect(judge('vo2max', { kind: 'number', value: 101 })).toContain('enter 5 to 100');
    expect(judge('grip', { kind: 'option', option: 'strong' })).toContain('Grip');
    expect(judge('mother', { kind: 'option', option: 'alive' })).toContain('enter an age');
    expect(judge('mother', { kind: 'parent', fate: 'alive', ageYears: 80 })).toBeUndefined();
  });
  test('only everyday function has a different question from age 50', () => {
    for (const ageYears of [49, 50]) {
      expect(questionOf(choiceOf('sbp'), ageYears)).toContain('blood pressure');
      expect(questionOf(choiceOf('func'), ageYears)).not.toBe('');
    }
  });
});

describe('published medians of peers', () => {
  test('give grip in five-year bands, and the nearest band outside them', () => {
    const ages = [18, 20, 29, 30, 40, 50, 55, 60, 65, 70, 75, 90];
    expect(ages.map((age) => medianGripKg('male', age))).toEqual([
      45, 45, 45, 47, 45, 43, 42, 40, 38, 37, 34, 34,
    ]);
    expect(ages.map((age) => medianGripKg('female', age))).toEqual([
      29, 29, 29, 30, 29, 28, 27, 26, 24, 23, 22, 22,
    ]);
  });
  test('give PhenoAge minus age at the midpoint of each decade', () => {
    const ages = [25, 35, 45, 55, 65, 75, 82.5];
    const at = (sex: 'male' | 'female') => ages.map((age) => phenoAgePeerMedian(sex, age));
    expect(at('male')).toEqual([-6.94, -6.61, -6, -5.03, -4.02, -3.2, -1.23]);
    expect(at('female')).toEqual([-6.02, -6.44, -6.27, -7.09, -6.51, -5.94, -4.97]);
    expect([phenoAgePeerMedian('female', 20), phenoAgePeerMedian('female', 90)]).toEqual([-6.02, -4.97]);
  });
  test('give a cell volume that rises at 40 and at 60 years', () => {
    const of = (sex: 'male' | 'female') =>
      [18, 39, 40, 59, 60, 85].map((ageYears) => typicalValue('mcv', { sex, ageYears }));
    expect(of('male')).toEqual([88.8, 88.8, 90.8, 90.8, 91.3, 91.3]);
    expect(of('female')).toEqual([88.6, 88.6, 89.7, 89.7, 90.6, 90.6]);
  });
});

test('the next better bands of regularity start at 71, 78, 83 and 87.5', () => {
  expect([50, 70.9, 71, 78, 83, 87.4, 87.5, 95].map(nextRegularityBand)).toEqual([
    71,
    71,
    78,
    83,
    87.5,
    87.5,
    undefined,
    undefined,
  ]);
});

test('a retake is useful after 90 days', () => {
  expect(retakeOn('2026-08-22')).toBe('2026-11-20');
});

describe('two results', () => {
  const resultOf = (answers: typeof BRUNOS_ANSWERS, person = BRUNO) => {
    const outcome = lifestyleBioAge(answers, person);
    if (outcome.kind !== 'known') throw new Error('no figure');
    return outcome;
  };
  test('with the same answers at the same age don’t differ', () => {
    expect(compareResults(resultOf(BRUNOS_ANSWERS), resultOf(BRUNOS_ANSWERS))).toEqual([]);
  });
  test('list the largest difference first, in either direction', () => {
    const later = withAnswer(withAnswer(BRUNOS_ANSWERS, 'rt', '0'), 'sbp', 'under-120');
    const [first, second] = compareResults(resultOf(BRUNOS_ANSWERS), resultOf(later));
    expect([first?.item, second?.item]).toEqual(['sbp', 'rt']);
    expect(first?.years).toBeLessThan(0);
    expect(second?.years).toBeGreaterThan(0);
  });
  test('show a new answer without a previous one', () => {
    const without = withAnswer(BRUNOS_ANSWERS, 'rt', undefined);
    const of = compareResults(resultOf(without), resultOf(BRUNOS_ANSWERS)).find(({ item }) => item === 'rt');
    expect(of).toMatchObject({ from: null, to: '1' });
  });
  test('with the same answers differ if Bruno is older and they count less', () => {
    const older = compareResults(
      resultOf(BRUNOS_ANSWERS),
      resultOf(BRUNOS_ANSWERS, { ...BRUNO, ageYears: 75 }),
    );
    expect(older.length).toBeGreaterThan(0);
    for (const { from, to, years } of older) {
      expect(from).toBe(to);
      expect(Math.abs(years)).toBeGreaterThanOrEqual(0.05);
    }
  });
});
