import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { warningIn } from '#domain/coach/safety/warning.ts';
import { linesOf, ordinaryQuestions } from './examples.ts';
import { WEIGHTS_FILE, weightsFile } from './table.ts';

const shareOf = (messages: readonly string[], isMet: (message: string) => boolean): number =>
  messages.filter(isMet).length / messages.length;
const isWarned = (message: string): boolean => warningIn(message) !== undefined;
const isAlarmed = (message: string): boolean => warningIn(message)?.isCertain === true;

test('the stored weights are those of the examples', { timeout: 180_000 }, () => {
  expect(readFileSync(WEIGHTS_FILE, 'utf8')).toBe(weightsFile());
});

test('messages of danger that were never trained on are found', () => {
  const messages = linesOf('held-back/danger.tsv').map((line) => line.split('\t')[1] ?? '');
  expect(shareOf(messages, isWarned)).toBeGreaterThan(0.85);
  expect(shareOf(messages, isAlarmed)).toBeGreaterThan(0.55);
});

test('few lookalikes that were never trained on get the answer to an emergency', () => {
  const messages = linesOf('held-back/harmless.txt');
  expect(shareOf(messages, isWarned)).toBeLessThan(0.17);
  expect(shareOf(messages, isAlarmed)).toBeLessThan(0.1);
});

test('ordinary questions about data never warn', () => {
  expect(ordinaryQuestions().filter(isWarned)).toEqual([]);
});
