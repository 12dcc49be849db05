import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { recordSource, type RecordSource } from '#domain/query/record-source.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { withYesNo } from './yes-no.ts';

const source = {
  ...miraRecords(),
  targets: { proteinG: 100, waterMl: 2000, steps: 8000, sleepMinutes: 480, sodiumMg: 2300 },
};

function answerTo(question: string, records: RecordSource = source): string {
  const read = readQuestion(question, records, buildLexicon(records));
  if (!read) throw new Error(`${question} isn’t understood`);
  const context = { today: records.today, units: CANONICAL_UNITS, unit: undefined };
  const answer = evaluate(read.query, records);
  const decisive = read.check?.query ? evaluate(read.check.query, records) : answer;
  const { title, paragraphs, figures } = withYesNo(
    queryReply(read.query, answer, context),
    read.check,
    decisive,
    context,
  );
  return `${title}: ${spelledOut(paragraphs.join(' '), figures)}`;
}

test.each([
  ['did I hit my sleep goal last night', 'No: You slept 6 h 50 min last night. Your goal is 8 h.'],
  ['did I hit my step goal yesterday', 'Yes: You took 13,000 steps yesterday. Your goal was 8,000.'],
  ['did I hit my protein target yesterday', 'No: You had 60 g of protein yesterday. Your target was 100 g.'],
  ['did I reach my protein target today', 'Not yet: You had 60 g of protein today. Your target is 100 g.'],
  ['was I under 2000 kcal today', 'So far, yes: You ate 1,200 kcal today.'],
  ['was I under 1000 kcal today', 'No: You ate 1,200 kcal today.'],
  ['did I walk more than 20,000 steps today', 'No, not so far: You took 14,000 steps today.'],
  ['did I walk more than 20,000 steps yesterday', 'No: You took 13,000 steps yesterday.'],
  ['did I eat pizza yesterday', 'Yes: You had 400 g of pizza yesterday.'],
  ['did I eat pizza today', 'No: I didn’t find any pizza today.'],
  [
    'were my total steps higher this week than last week',
    'No, not so far: 17,000 fewer: your total steps were 39,000 this week so far and 56,000 last week.',
  ],
])('“%s” is answered with yes or no, and what it was compared with', (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test('a difference that is too small to be shown is none', () => {
  const days = Array.from({ length: 14 }, (_, at) => ({
    date: `2026-11-${String(at + 2).padStart(2, '0')}`,
    at: null,
    kind: null,
    name: null,
    // November 2 is a Monday.
    values: { restingHeartRateBpm: at % 7 < 5 ? 60 : 60.2 },
  }));
  const records = recordSource({ today: '2026-11-16', entries: { days } });
  expect(answerTo('is my resting heart rate higher on weekends?', records)).toMatch(/^No: No difference: /);
});
