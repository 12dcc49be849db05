import { describe, expect, test } from 'vitest';
import { eatingRules } from './eating-rules.ts';
import { matchingFacts } from './matching-facts.ts';
import { readMemoryRequest } from './memory-request.ts';

describe('requests about the memory', () => {
  test.each([
    ['Remember that I’m vegetarian on weekdays', 'I’m vegetarian on weekdays'],
    ['please remember: my knee hurts when I run.', 'My knee hurts when I run'],
    ['Don’t forget that I hate cilantro!', 'I hate cilantro'],
    ['keep in mind I train at 6 am', 'I train at 6 am'],
    ['Can you remember this: no dairy', 'No dairy'],
    ['note that dinner is at eight', 'Dinner is at eight'],
    ['remember im allergic to peanuts', 'I’m allergic to peanuts'],
    ['remember that i dont eat pork', 'I don’t eat pork'],
  ])('%s', (said, text) => {
    expect(readMemoryRequest(said)).toEqual({ kind: 'remember', text });
  });

  test.each<[string, unknown]>([
    ['forget that', { kind: 'forget', what: 'last' }],
    ['Forget what I just said.', { kind: 'forget', what: 'last' }],
    ['Forget that I’m vegetarian', { kind: 'forget', what: { words: "i'm vegetarian" } }],
    ['forget about my knee', { kind: 'forget', what: { words: 'my knee' } }],
    ['Forget everything you know about me', { kind: 'forget', what: 'all' }],
    ['clear your memory', { kind: 'forget', what: 'all' }],
    ['What do you remember about me?', { kind: 'recall' }],
    ['what did I ask you to remember', { kind: 'recall' }],
    ['Do you remember that I’m vegetarian?', { kind: 'recall' }],
  ])('%s', (said, request) => {
    expect(readMemoryRequest(said)).toEqual(request);
  });

  test.each([
    'Remember to drink more water',
    'Remember when I weighed 70 kg?',
    'Do I remember my last run?',
    'How much did I sleep last night?',
    'I noted a headache',
    'Why do I forget meals?',
    'remember it',
  ])('is nothing for the memory: %s', (said) => {
    expect(readMemoryRequest(said)).toBeUndefined();
  });
});

const facts = [
  { id: 'a', text: 'I’m vegetarian on weekdays' },
  { id: 'b', text: 'I’m allergic to peanuts' },
  { id: 'c', text: 'My left knee hurts when I run' },
  { id: 'd', text: 'My right knee is fine' },
];

describe('facts that a request refers to', () => {
  test.each([
    ['i’m a vegetarian', ['a']],
    ['peanut allergy', ['b']],
    ['my left knee', ['c']],
    ['my knee', ['c', 'd']],
    ['my job in sales', []],
    ['the', []],
    ['My right knee is fine', ['d']],
  ])('%s', (said, ids) => {
    expect(matchingFacts(facts, said).map(({ id }) => id)).toEqual(ids);
  });
});

const [MONDAY, SATURDAY, SUNDAY] = [0, 5, 6];
const rules = (text: string, weekday = MONDAY) => {
  const { diets, allergens, without } = eatingRules([{ id: 'a', text }], weekday);
  return [...diets, ...allergens, ...without];
};

describe('implications of facts for food', () => {
  test.each<[string, readonly string[]]>([
    ['I’m vegetarian on weekdays', ['vegetarian']],
    ['I don’t eat meat', ['vegetarian']],
    ['No meat on Mondays', ['vegetarian']],
    ['I eat vegan before 6 pm', ['vegan']],
    ['I’m lactose intolerant', ['dairy-free']],
    ['I don’t eat gluten', ['gluten-free']],
    ['I’m severely allergic to peanuts and shellfish', ['peanuts', 'crustaceans']],
    ['I’m allergic to dairy', ['milk']],
    ['I hate cilantro, olives and blue cheese because of the smell', ['cilantro', 'olives', 'blue cheese']],
    ['I don’t eat fish', ['fish', 'fish']],
    ['I never eat after 8 pm', []],
    ['I love mushrooms', []],
    ['I’m training for a marathon', []],
    ['My wife is vegan', []],
    ['I’m no longer vegetarian', []],
    ['I don’t eat pork', ['pork']],
    ['I used to be vegan', []],
  ])('%s', (text, expected) => {
    expect(rules(text)).toEqual(expected);
  });

  test('a fact with days applies only to those days', () => {
    expect(rules('I’m vegetarian on weekdays', SATURDAY)).toEqual([]);
    expect(rules('No meat on Mondays and Saturdays', SATURDAY)).toEqual(['vegetarian']);
    expect(rules('I’m vegan except on Sundays', SATURDAY)).toEqual(['vegan']);
    expect(rules('I’m vegan except on Sundays', SUNDAY)).toEqual([]);
  });

  test('only the facts that matter are named', () => {
    expect(eatingRules(facts, MONDAY).facts.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
