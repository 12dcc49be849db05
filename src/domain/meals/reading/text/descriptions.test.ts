import { expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { withoutDescriptions } from './descriptions.ts';

const read = (text: string): string =>
  withoutDescriptions(tokenizeText(text))
    .map((token) => token.text)
    .join(' ');

test('a soup made with an equal amount of milk is made with milk', () => {
  expect(read('cream of celery soup made with an equal amount of milk')).toBe(
    'cream of celery soup made with milk',
  );
});

test('the stage of baby food isn’t an amount', () => {
  const stage = withoutDescriptions(tokenizeText('a jar of stage 2 pears')).find(({ text }) => text === '2');
  expect(stage?.kind).toBe('word');
  expect(withoutDescriptions(tokenizeText('2 pears'))[0]?.kind).toBe('number');
});
