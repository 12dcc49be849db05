import { expect, test } from 'vitest';
import { recordSource, SAMPLE_DATE } from '#domain/query/record-source.ts';
import { miraRecords, workout } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { mayNameWorkoutDay } from './workout-dates.ts';

const mira = miraRecords();
const lexicon = buildLexicon(mira);

// Mira's longest run was on January 24, and her last one on January 29.
test.each([
  ['steps on the day of my longest run', '2024-01-24'],
  ['How many steps did I take the day after my longest run?', '2024-01-25'],
  ['How many steps did I take the day following my longest run?', '2024-01-25'],
  ['How many calories did I eat on the day before my last run?', '2024-01-28'],
  ['How long did I sleep the night after my longest run?', '2024-01-25'],
  ['How long did I sleep the night before my longest run?', '2024-01-24'],
])('%s', (question, day) => {
  expect(mayNameWorkoutDay(question)).toBe(true);
  expect(readQuestion(question, mira, lexicon)?.query.window).toEqual({ kind: 'dates', from: day, to: day });
});

test('a record that only stands for its kind has no day', () => {
  const source = recordSource({
    today: mira.today,
    entries: { ...mira.entries, workouts: [workout(SAMPLE_DATE, 'run', { durationMin: 1 })] },
  });
  expect(readQuestion('steps the day after my longest run', source, lexicon)).toBeUndefined();
  expect(mayNameWorkoutDay('How many steps did I take today?')).toBe(false);
});
