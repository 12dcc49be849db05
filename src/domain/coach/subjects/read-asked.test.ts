import { describe, expect, test } from 'vitest';
import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { askedSubject } from './asked-subject.ts';
import { questionsAbout } from './near-questions.ts';
import { knownEffect } from './known-effect.ts';
import { readAsked } from './read-asked.ts';
import { readEffect } from './read-effect.ts';
import { readFoodWorth } from './read-food-worth.ts';
import { subjectName } from './subject-names.ts';

const read = (message: string) => {
  const asked = readAsked(plainWords(message));
  return asked && [asked.asks, subjectName(asked.subject)];
};

describe('a question about a subject', () => {
  test.each([
    ['why is fiber such a big deal?', 'why', 'fiber'],
    ['whats vitamin k exactly', 'what', 'vitamin K'],
    ['REM sleep - what does that even mean', 'what', 'REM sleep'],
    ['I keep seeing lp(a), what is it?', 'what', 'lipoprotein(a)'],
    ['what is a good time in range', 'normal', 'time in range'],
    ['homocysteine normal range?', 'normal', 'homocysteine'],
    ['how much choline should I get per day', 'need', 'choline'],
    ['what causes high ferritin', 'high', 'ferritin'],
    ['what does a low MCV mean', 'low', 'MCV'],
    ['foods with little sodium', 'poor', 'sodium'],
    ['what has the most magnesium', 'rich', 'magnesium'],
    ['what happens if I get too much iodine', 'too-much', 'iodine'],
    ['symptoms of vitamin B12 deficiency', 'lack', 'vitamin B12'],
    ['best time to take berberine', 'take', 'berberine'],
    ['collagen worth it?', 'works', 'collagen'],
    ['how do I measure blood pressure at home', 'measure', 'blood pressure'],
    ['how is the longevity score weighted?', 'calculated', 'longevity score'],
    ['where do I enter body temperature', 'log', 'body temperature'],
    ['how can I get my HbA1c under 6', 'lower', 'HbA1c'],
    ['what can I do about my HRV', 'improve', 'heart rate variability'],
    ['how do I know if I’m overtraining', 'high', 'overtraining'],
    ['what drives my longevity score', 'drivers', 'longevity score'],
    ['What is the number called HbA1c?', 'what', 'HbA1c'],
    ['is the sleep score comparable between devices', 'calculated', 'sleep score'],
    ['what does ferritin mean, in simple terms', 'what', 'ferritin'],
    ['what is b9', 'what', 'folate'],
    ['what is vit k2', 'what', 'vitamin K'],
    ['how much sleep does a 38 year old need', 'need', 'sleep'],
  ])('“%s” asks %s of %s', (message, asks, name) => {
    expect(read(message)).toEqual([asks, name]);
  });

  test.each([
    'can I stop my blood pressure pills',
    'what is my HRV',
    'why is the sky blue',
    'what does my dog eat',
    'how do I lower my mortgage',
    'what is the best restaurant',
    'how much protein did I have yesterday',
    'how much sleep does a 9 year old need',
    'how much water should my 6 month old drink',
    'signs of a heart attack',
    'what is energy',
    'do I need a passport',
    'what is the price of eggs',
  ])('“%s” is something else', (message) => {
    expect(read(message)).toBeUndefined();
  });

  test('a low stress score is high stress', () => {
    expect(read('reasons for a low stress score')?.[0]).toBe('high');
  });

  test('“it” is what was asked about before', () => {
    const asked = askedSubject('is it safe?', ['whats keto'], undefined);
    expect(asked && [asked.asks, subjectName(asked.subject)]).toEqual(['safe', 'keto diet']);
    expect(askedSubject('why is it important', [], 'heart rate variability')?.subject.metric).toBe('hrvMs');
    expect(askedSubject('is it safe?', [], undefined)).toBeUndefined();
  });
});

test('a message that isn’t understood gets questions about what it names', () => {
  expect(questionsAbout('my ferritin and my hair, hmm')).toEqual([
    'What is ferritin?',
    'What causes high ferritin?',
  ]);
  expect(questionsAbout('triglycerides, hmm')).toEqual([
    'What are triglycerides?',
    'What causes high triglycerides?',
  ]);
  expect(questionsAbout('the keto diet, hmm')).toEqual([
    'What is the keto diet?',
    'Why does the keto diet matter?',
  ]);
  expect(questionsAbout('the weather is bad')).toEqual([]);
});

describe('an effect', () => {
  const effectOf = (message: string): string | undefined => {
    const effect = readEffect(plainWords(message));
    return effect && knownEffect(effect);
  };

  test('is known in general', () => {
    expect(effectOf('does alcohol affect my HRV?')).toMatch(/^Yes\./);
    expect(effectOf('my doctor says potassium is good for blood pressure, is that so?')).toContain(
      'lowers blood pressure',
    );
    expect(effectOf('does sugar cause diabetes')).toContain('Sugar alone doesn’t cause it');
    expect(effectOf('can I take iron with coffee')).toContain('Have them an hour or two before or after');
    expect(effectOf('does walking after dinner help blood sugar')).toContain('a walk after a meal');
    expect(effectOf('does coffee affect my glucose levels')).toContain('barely changes blood sugar');
    expect(effectOf('is wine good for the heart')).toContain('isn’t a way to protect your heart');
    expect(effectOf('does the moon affect my weight')).toBeUndefined();
  });

  test('isn’t confirmed if the question says which way it goes', () => {
    expect(effectOf('does alcohol improve sleep')).toMatch(/^Alcohol helps you fall asleep, but/);
    expect(effectOf('does coffee raise blood pressure')).toMatch(/^Caffeine raises it for a few hours/);
  });
});

test.each([
  ['are lentils healthy', 'worth', 'lentils'],
  ['is popcorn a good snack', 'worth', 'popcorn'],
  ['can I eat avocado every day', 'often', 'avocado'],
  ['is olive oil fattening', 'weight', 'olive oil'],
  ['does rice spike blood sugar', 'sugar', 'rice'],
])('“%s” asks about the %s of %s', (message, asks, food) => {
  expect(readFoodWorth(plainWords(message))).toEqual({ asks, food });
});
