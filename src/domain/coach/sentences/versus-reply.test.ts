import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { readWords } from '#domain/coach/read-words.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { food, miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';

const source = miraRecords();
const words = { source, lexicon: buildLexicon(source) };
const said = { today: source.today, units: CANONICAL_UNITS } as const;

function answerTo(question: string): string {
  const read = readWords(question, words, undefined);
  if (read.kind !== 'query') throw new Error(`${question} is ${read.kind}`);
  const { paragraphs, figures } = queryReply(read.query, evaluate(read.query, source), said);
  return spelledOut(paragraphs.join(' '), figures);
}

test.each([
  [
    'How many steps yesterday compared to my average last week?',
    '5,000 more: your steps were 13,000 yesterday and averaged 8,000 last week.',
  ],
  [
    'Did I sleep longer last night than the night before?',
    '10 min longer: your sleep was 6 h 50 min last night and 6 h 40 min the night of Mon, Jan 29.',
  ],
  [
    'How far was I under my protein target yesterday?',
    'Your protein yesterday was 40 g under your target of 100 g.',
  ],
  ['How much lentil soup did I eat this week?', 'You had 650 g of lentil soup this week.'],
])('“%s” is answered with its figures', (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test('a total of a week that isn’t over says so, beside one that is', () => {
  const query: Query = {
    metric: 'steps',
    aggregate: 'sum',
    window: { kind: 'week', back: 0 },
    versus: { window: { kind: 'week', back: 1 } },
  };
  const { paragraphs, note, figures } = queryReply(query, evaluate(query, source), said);
  expect(spelledOut(paragraphs.join(' '), figures)).toBe(
    '17,000 fewer: your total steps were 39,000 this week so far and 56,000 last week.',
  );
  expect(note).toBe('This week isn’t over yet: this compares 3 days with 7.');
  const whole: Query = {
    ...query,
    window: { kind: 'week', back: 1 },
    versus: { window: { kind: 'week', back: 2 } },
  };
  expect(queryReply(whole, evaluate(whole, source), said).note).not.toContain('yet');
});

test('coffee is drunk, in milliliters, and bread is eaten, in grams', () => {
  const had = (name: string) => {
    const drinks = recordSource({
      today: '2024-01-31',
      entries: {
        foods: [
          food('2024-01-24T08:00', 'breakfast', name, { grams: 240 }),
          food('2024-01-30T08:00', 'breakfast', name, { grams: 300 }),
        ],
      },
    });
    const query: Query = {
      metric: 'foodGrams',
      aggregate: 'sum',
      where: { food: name.toLowerCase() },
      window: { kind: 'week', back: 0 },
      versus: { window: { kind: 'week', back: 1 } },
    };
    const { paragraphs, figures } = queryReply(query, evaluate(query, drinks), said);
    return spelledOut(paragraphs.join(' '), figures);
  };
  expect(had('Coffee')).toBe('60 mL more: you drank 300 mL of coffee this week so far and 240 mL last week.');
  expect(had('Coffee cake')).toBe(
    '60 g more: you had 300 g of coffee cake this week so far and 240 g last week.',
  );
});

test('without data on one side, that side is named', () => {
  expect(answerTo('Compare my average sleep last week with March 2023')).toMatch(/in March 2023\.$/);
});
