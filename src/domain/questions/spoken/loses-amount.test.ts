import { expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { losesAmount } from './loses-amount.ts';

const source = { ...miraRecords(), targets: { proteinG: 100 } };
const lexicon = buildLexicon(source);
const read = (question: string) => readQuestion(question, source, lexicon)?.query;

test.each([
  'On how many days in January did I run?',
  'What’s the highest deep sleep minutes I’ve had during this year so far?',
])('“%s” has no condition to drop', (question) => {
  expect(read(question)).toBeDefined();
});

test('days on which something happened limit a figure, unless the query does, too', () => {
  const query = { metric: 'steps', aggregate: 'mean', window: { kind: 'all' } } as const;
  const asked = 'How many steps did I average on the days I swam?';
  expect(losesAmount(asked, { query })).toBe(true);
  expect(losesAmount(asked, { query: { ...query, when: [] } })).toBe(false);
  expect(losesAmount('How many steps did I average on the days I logged?', { query })).toBe(false);
});

test.each([
  'On how many nights did I eat after midnight?',
  'My doctor recommends 2000 mg of sodium. On how many days did I make it?',
])('“%s” gets no figure that might mean the opposite', (question) => {
  expect(read(question)).toBeUndefined();
});

test('what is on record is everything, not the best of it', () => {
  expect(read('Total steps on record')?.aggregate).toBe('sum');
});

test('days on which a workout was skipped exclude no workouts of other days', () => {
  expect(read('On days when I skip running, how many calories did I burn?')?.where?.kinds).toBeUndefined();
});
