import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { withClock } from './clock-digits.ts';

const read = (text: string): string =>
  withClock(tokenizeText(text))
    .map((token) => token.text)
    .join(' ');

describe('hours that Ines writes as bare digits', () => {
  test.each([
    ['0600 shake, 1230 rice', '06 : 00 shake , 12 : 30 rice'],
    ['0800 - yogurt / 1245 - soup', '08 : 00 - yogurt . 12 : 45 - soup'],
    ['7am oats; 12 wrap; 3 apple', '7 am oats ; at 12 wrap ; at 3 apple'],
    ['8 - toast, 1 - soup, 6 - pizza', 'at 8 - toast , at 1 - soup , at 6 - pizza'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    '1200 kcal pizza',
    '1000 island dressing',
    '7am oats; 12 almonds; 3 apples',
    '2 eggs, 1 toast, 3 figs',
  ])('no hour: %s', (text) =>
    expect(read(text)).toBe(
      tokenizeText(text)
        .map((token) => token.text)
        .join(' '),
    ),
  );
});
