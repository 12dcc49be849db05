import { describe, expect, test } from 'vitest';
import { MARKERS } from '#domain/blood/markers.ts';
import { foodsForBody } from './facts/body-part-foods.ts';
import { FIGURE_FACTS } from './facts/figure-facts.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { SUBSTANCE_KEYS, substanceOf } from '#domain/supplements/substances.ts';
import { readAsked } from './read-asked.ts';
import { subjectTopic } from './subject-topic.ts';

const saidTo = (question: string): string | undefined => {
  const asked = readAsked(question.toLowerCase());
  return asked && subjectTopic(asked)?.paragraphs[0];
};
const spokenName = (key: string): string => (findMetric(key)?.names[0] ?? key).replace(/ intake$/, '');

describe('is explained', () => {
  test.each(NUTRIENT_KEYS.map(spokenName))('the nutrient %s', (name) => {
    expect(saidTo(`what is ${name}`)).toBeTruthy();
    expect(saidTo(`why is ${name} important`)).toBeTruthy();
  });

  test.each(MARKERS.map(({ name }) => name))('the marker %s', (name) => {
    expect(saidTo(`what is ${name}`)).toBeTruthy();
    expect(saidTo(`what causes high ${name}`)).toBeTruthy();
    expect(saidTo(`what causes low ${name}`)).toBeTruthy();
    expect(saidTo(`how is ${name} measured`) ?? saidTo(`what is ${name}`)).toBeTruthy();
    expect(saidTo(`where do i enter ${name}`)).toBeTruthy();
  });

  test.each(
    SUBSTANCE_KEYS.filter((key) => key !== 'same').map((key) =>
      substanceOf(key).name.replace(/ \(.*\)$| or .*$/, ''),
    ),
  )('the supplement %s', (name) => {
    expect(saidTo(`what is ${name}`)).toBeTruthy();
    expect(saidTo(`${name} side effects`)).toBeTruthy();
  });

  test.each(Object.keys(FIGURE_FACTS).map(spokenName))('the figure %s', (name) => {
    expect(saidTo(`what is ${name}`)).toBeTruthy();
    expect(saidTo(`how do i log ${name}`)).toBeTruthy();
  });
});

test.each([
  ['my blood sugar is too low, what should i do', '15 g of fast-acting carbs'],
  ['how do i lower my blood sugar', 'Walk after meals'],
  ['symptoms of low blood sugar', 'shaking, sweating'],
  ['my oxygen is too low, help', 'call emergency services'],
  ['my pulse is too high, help', 'sit down'],
  ['what causes high cholesterol', 'A high value can come from'],
  ['what causes high blood calcium', 'parathyroid'],
  ['what is a normal oxygen level', '95% or higher'],
  ['how is fasting glucose measured', 'with a blood test after an overnight fast'],
  ['how is uacr measured', 'in a urine sample'],
])('“%s” is about what is measured, not eaten', (question, words) => {
  expect(saidTo(question)).toContain(words);
});

test('blood cholesterol isn’t lowered by a list of foods without cholesterol', () => {
  expect(saidTo('how do i lower my cholesterol')).toBeUndefined();
});

test.each([
  ['signs of overtraining', 'Overtraining'],
  ['symptoms of low blood sugar', 'Low glucose'],
  ['symptoms of iron deficiency', 'Too little iron'],
  ['what is the dash diet', 'DASH diet'],
  ['what happens if i do not eat enough carbs', 'Too few carbs'],
  ['what causes high egfr', 'High eGFR'],
  ['what is egfr', 'eGFR'],
  ['foods for the glycemic index', 'Foods with a high glycemic index'],
])('the title for “%s” is “%s”', (question, title) => {
  const asked = readAsked(question);
  expect(asked && subjectTopic(asked)?.title).toBe(title);
});

test.each([
  ['what are triglycerides', 'Are my triglycerides OK?'],
  ['what causes high platelets', 'What do platelets mean?'],
  ['what causes a high omega-3 index', 'What does the omega-3 index mean?'],
  ['which foods are high in sodium', 'Am I getting too much sodium?'],
  ['which foods are high in added sugar', 'Am I getting too much added sugar?'],
  ['what is resting heart rate', 'How do I lower my resting heart rate?'],
])('after “%s”, the member may ask “%s”', (question, next) => {
  const asked = readAsked(question);
  expect(asked && subjectTopic(asked)?.next).toEqual([next]);
});

test('texts are sentences, not lists of keys', () => {
  for (const { name } of MARKERS)
    for (const side of ['high', 'low']) expect(saidTo(`what causes ${side} ${name}`)).toMatch(/^[A-Z].*\.$/);
});

test('what to eat for a part of the body', () => {
  expect(foodsForBody('what are good foods for my bones')?.title).toBe('Food for your bones');
  expect(foodsForBody('what should i eat for my skin')?.title).toBe('Food for your skin');
  expect(foodsForBody('what are good foods for my car')).toBeUndefined();
});
