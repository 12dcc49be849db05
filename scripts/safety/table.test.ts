import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { likelyDangerIn } from '#domain/coach/safety/classifier/stored-judge.ts';
import { dangerIn } from '#domain/coach/safety/dangers.ts';
import { linesOf } from './examples.ts';
import { WEIGHTS_FILE, weightsFile } from './table.ts';

const isSeen = (message: string): boolean => (dangerIn(message) ?? likelyDangerIn(message)) !== undefined;
const shareSeen = (messages: readonly string[]): number => messages.filter(isSeen).length / messages.length;

test('the stored weights are those of the examples', { timeout: 180_000 }, () => {
  expect(readFileSync(WEIGHTS_FILE, 'utf8')).toBe(weightsFile());
});

test('messages of danger that were never trained on are found', () => {
  const messages = linesOf('held-back/danger.tsv').map((line) => line.split('\t')[1]!);
  console.log('danger', messages.length, shareSeen(messages), messages.filter((m) => dangerIn(m)).length);
});

test('lookalikes that were never trained on stay ordinary', () => {
  const messages = linesOf('held-back/harmless.txt');
  console.log('lookalikes', messages.length, shareSeen(messages), messages.filter((m) => dangerIn(m)).length);
});
