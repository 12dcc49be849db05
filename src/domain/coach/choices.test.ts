import { describe, expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { day, food, miraRecords, workout } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { choicesOf, pickedChoice } from './choices.ts';
import { readWords } from './read-words.ts';

const { entries, ...rest } = miraRecords();
const source = recordSource({
  ...rest,
  entries: {
    ...entries,
    days: [...entries.days, day('2024-01-31', { sleepScore: 80, systolicMmhg: 120, diastolicMmhg: 80 })],
    workouts: [
      ...entries.workouts,
      workout('2024-01-30', 'walk', { durationMin: 30, distanceM: 2500, speedMps: 1.4 }),
    ],
    foods: [...entries.foods, food('2024-01-31T15:00', 'snack', 'Salmon', { grams: 100, energyKcal: 200 })],
    blood: [day('2024-01-05', { 'ldl-c': 118, 'hdl-c': 50, 'total-cholesterol': 190 })],
  },
});
const words = { source, lexicon: buildLexicon(source) };
const labels = (question: string): readonly string[] => choicesOf(question, words).map(({ label }) => label);

describe('an ambiguous question gets choices', () => {
  test.each([
    ['What was my resting heart rate or my HRV last week?', ['Resting heart rate', 'HRV']],
    ['How many times did I eat lentil soup or pizza?', ['Lentil soup', 'Pizza']],
    ['Did I walk more this week than last week?', ['Steps', 'Minutes walked']],
    ['How much did I walk yesterday?', ['Steps', 'Minutes walked', 'Distance walked']],
    ['How much did I run last week?', ['Distance', 'Time', 'How often']],
    ['How many steps did I take last week or this week?', ['Last week', 'This week']],
    ['What was the weather or the score?', []],
  ])('%s', (question, expected) => {
    expect(labels(question)).toEqual(expected);
  });

  test('every choice is a question that is fully understood', () => {
    const choices = choicesOf('How much did I walk yesterday?', words);
    expect(choices).toHaveLength(3);
    for (const { question } of choices)
      expect(readQuestion(question, source, words.lexicon), question).toBeDefined();
    expect(readWords('How much did I walk yesterday?', words, undefined)).toEqual({
      kind: 'choices',
      choices,
    });
  });
});

describe('an answer picks one of the choices', () => {
  const choices = choicesOf('How much did I walk yesterday?', words);
  test.each([
    ['steps', 0],
    ['The second one', 1],
    ['distance', 2],
    ['last', 2],
    ['I mean steps', 0],
  ])('%s', (answer, at) => {
    expect(pickedChoice(answer, choices)).toBe(choices[at]);
  });

  test.each(['walks', 'How did I sleep last week?', 'none of them', ''])('but not: %s', (answer) => {
    expect(pickedChoice(answer, choices)).toBeUndefined();
  });
});
