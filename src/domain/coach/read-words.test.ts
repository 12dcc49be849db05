import { expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readWords } from './read-words.ts';

const source = miraRecords();
const words = { source, lexicon: buildLexicon(source) };

test('a word for both a nutrient and a blood marker gets a question back', () => {
  const read = readWords('What is my vitamin D?', words, undefined);
  expect(read).toMatchObject({
    kind: 'choices',
    choices: [{ label: 'Vitamin D from food' }, { label: 'Vitamin D (25-OH) in your blood' }],
  });
  if (read.kind !== 'choices') return;
  for (const { question } of read.choices) expect(readWords(question, words, undefined).kind).toBe('query');
});

test.each(['iron', 'calcium', 'magnesium', 'zinc', 'vitamin B12', 'folate', 'sodium', 'potassium'])(
  'the question about %s from food is read as the average of the last 30 days',
  (name) => {
    const read = readWords(`What is my ${name}?`, words, undefined);
    const [eaten] = read.kind === 'choices' ? read.choices : [];
    expect(eaten?.question).toMatch(/^How much .+ did I get from food a day/);
    expect(readWords(eaten?.question ?? '', words, undefined)).toMatchObject({
      kind: 'query',
      query: { aggregate: 'mean', window: { kind: 'last-days', days: 30 } },
    });
  },
);
