import { describe, expect, test } from 'vitest';
import { isOrAre } from './agreement.ts';
import { capitalized, lowerFirst } from './first-letter.ts';
import { joinFirst, joinWords } from './join-words.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { counted, plural } from './plural.ts';

describe('a name in a sentence', () => {
  test.each(['LDL cholesterol', 'OGTT glucose at 2 hours', 'Lipoprotein(a) by mass', 'asparagus', 'DHEA-S'])(
    '%s is',
    (name) => {
      expect(isOrAre([name])).toBe('is');
    },
  );
  test.each(['Triglycerides', 'added sugars', 'Ketones (beta-hydroxybutyrate)', 'minutes at peak intensity'])(
    '%s are',
    (name) => {
      expect(isOrAre([name])).toBe('are');
    },
  );
  test('iron and zinc are', () => {
    expect(isOrAre(['iron', 'zinc'])).toBe('are');
  });
  test.each([
    ['Calcium', 'calcium'],
    ['Vitamin D3', 'vitamin D3'],
    ['Soy protein', 'soy protein'],
    ['L-theanine', 'L-theanine'],
    ['PhenoAge', 'PhenoAge'],
    ['Healthy Eating Index', 'Healthy Eating Index'],
  ])('%s is written %s', (name, written) => {
    expect(nameInSentence(name)).toBe(written);
  });
});

test('a sentence starts with a capital, unless its first word has its own spelling', () => {
  expect(['a night', 'eGFR', 'hs-CRP', ''].map(capitalized)).toEqual(['A night', 'eGFR', 'hs-CRP', '']);
});

test('a phrase inside a sentence starts small, unless it starts with an abbreviation', () => {
  expect(['Eat more fiber', 'HRV, the next day'].map(lowerFirst)).toEqual([
    'eat more fiber',
    'HRV, the next day',
  ]);
});

test('several things have a plural', () => {
  expect(['meal', 'entry', 'day', 'peach', 'box', 'loaf'].map((noun) => counted(2, noun))).toEqual([
    '2 meals',
    '2 entries',
    '2 days',
    '2 peaches',
    '2 boxes',
    '2 loaves',
  ]);
  expect([counted(0, 'meal'), counted(1, 'entry'), counted(1234, 'step')]).toEqual([
    '0 meals',
    '1 entry',
    '1,234 steps',
  ]);
  expect(plural(3, 'run or bike ride')).toBe('runs or bike rides');
});

test('a list names all, or the first ones and how many more', () => {
  expect([['iron'], ['iron', 'zinc'], ['iron', 'zinc', 'copper']].map((names) => joinWords(names))).toEqual([
    'iron',
    'iron and zinc',
    'iron, zinc and copper',
  ]);
  expect(joinWords(['tea', 'coffee'], 'or')).toBe('tea or coffee');
  expect(joinFirst(['iron', 'zinc', 'copper'], 2)).toBe('iron, zinc and copper');
  expect(joinFirst(['iron', 'zinc', 'copper', 'iodine'], 2)).toBe('iron, zinc and 2 more');
});
