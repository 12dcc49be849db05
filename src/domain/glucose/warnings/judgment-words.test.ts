import { expect, test } from 'vitest';
import { judgeReading } from '#domain/glucose/judge-reading.ts';
import { judgmentWords } from './judgment-words.ts';

const ADA = { hasDiabetes: false };

test('Ada’s 45 mg/dL says what to do, in the critical tone; her 92 before breakfast is on target', () => {
  const low = judgmentWords(judgeReading(45, 'fasting', ADA), 'mg/dL');
  expect(low).toMatchObject({ name: 'Very low', tone: 'critical' });
  expect(low.text).toContain('15 to 20 g of fast-acting sugar');
  expect(judgmentWords(judgeReading(92, 'fasting', ADA), 'mg/dL')).toEqual({
    name: 'On target',
    title: 'On target',
    text: 'The target for readings like this is 70 to 99 mg/dL.',
    tone: 'plain',
  });
});

test('for Bert, who has diabetes, 450 mg/dL is more than just above target', () => {
  const BERT = { hasDiabetes: true };
  const very = judgmentWords(judgeReading(320, 'random', BERT), 'mmol/L');
  expect(very).toMatchObject({ name: 'Very high', tone: 'critical' });
  expect(very.text).toContain('16.7 mmol/L');
  const dangerous = judgmentWords(judgeReading(450, 'before-meal', BERT), 'mg/dL');
  expect(dangerous).toMatchObject({ name: 'Dangerously high', tone: 'critical' });
  expect(dangerous.text).toContain('call emergency services');
});

test('targets are in Ada’s unit', () => {
  expect(judgmentWords(judgeReading(92, 'bedtime', ADA), 'mmol/L').text).toBe(
    'The target for readings like this is 3.9 to 6.7 mmol/L.',
  );
});

test('high glucose with high ketones is an emergency, and no sentence is a diagnosis', () => {
  expect(judgmentWords(judgeReading(300, 'random', ADA, 3.2), 'mg/dL')).toMatchObject({
    title: 'Call emergency services now',
    tone: 'critical',
  });
  expect(judgmentWords(judgeReading(130, 'fasting', ADA), 'mg/dL').text).toContain('see a doctor');
});
