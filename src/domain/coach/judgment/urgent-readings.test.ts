import { expect, test } from 'vitest';
import { READING_SUBJECTS } from '#domain/advice/urgent-readings.ts';
import { reply } from '#domain/coach/reply.ts';
import { readingSubjects, withReadingWarnings } from './urgent-readings.ts';

const TODAY = '2026-11-20';
const advice = reply({ kind: 'advice', paragraphs: ['Fine.'] });

test.each(['Is everything OK?', 'Anything I should worry about?', 'Am I healthy?'])(
  '“%s” is about all readings, unless the answer is about a danger or something to log',
  (question) => {
    expect([...readingSubjects(advice, question, TODAY)]).toEqual([...READING_SUBJECTS]);
    for (const kind of ['safety', 'proposal'] as const)
      expect(readingSubjects({ ...advice, kind }, question, TODAY).size).toBe(0);
  },
);

test.each([
  'Is everything in my profile right?',
  'Is my food OK?',
  'What should I eat?',
  'How am I doing on fiber?',
])('“%s” isn’t about readings', (question) => {
  expect(readingSubjects(advice, question, TODAY).size).toBe(0);
});

test('an answer without figures gives way to the warning', () => {
  const warning = {
    title: 'High fever',
    said: 'Your last temperature reading was 40 °C (today).',
    text: 'Rest.',
  };
  expect(withReadingWarnings(advice, [warning]).paragraphs).toEqual([`${warning.said} Rest.`]);
  expect(withReadingWarnings(advice, [])).toBe(advice);
});
