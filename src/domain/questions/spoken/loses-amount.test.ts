import { expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';

const source = { ...miraRecords(), targets: { proteinG: 100 } };
const lexicon = buildLexicon(source);
const read = (question: string) => readQuestion(question, source, lexicon)?.query;

test.each([
  'My protein target is 110 g and I keep missing it. On the January days I fell short, by how many grams did I miss on average?',
  'I did one really long fast in January. What was my lowest glucose reading during it?',
])('an answer that drops the condition of “%s” is none', (question) => {
  expect(read(question)).toBeUndefined();
});

test.each([
  'On how many days in January did I run?',
  'What’s the highest deep sleep minutes I’ve had during this year so far?',
])('“%s” has no condition to drop', (question) => {
  expect(read(question)).toBeDefined();
});
