import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { splitMeals } from './split-meals.ts';

const NAMES = new Set(['breakfast burrito', 'dinner roll', 'snack mix']);
const FOODS = new Set('eggs toast soup salad apple pizza steak burrito roll mix tuna tacos'.split(' '));
const lexicon = {
  isNumberName: () => false,
  isSizeName: (words: readonly string[]) => NAMES.has(words.join(' ')),
  isName: (words: readonly string[]) => NAMES.has(words.join(' ')),
  isFoodWord: (word: string) => FOODS.has(word),
  mayBeFood: (word: string) => FOODS.has(word),
  comesIn: () => false,
};

/** Each meal with its labels and foods, in reading order. */
function mealsOf(text: string): unknown[] {
  const { tokens, parts } = splitMeals(tokenizeText(text), lexicon);
  let from = 0;
  return parts.map(({ kind, day, minute, end }) => {
    const start = from;
    from = end;
    const own = tokens.filter((token) => token.start >= start && token.start < end);
    const foods = own.filter((token) => FOODS.has(token.text)).map((token) => token.text);
    return [
      kind,
      ...(day === undefined ? [] : [day]),
      ...(minute === undefined ? [] : [minute]),
      foods.join(' '),
    ];
  });
}

describe('several meals in one text', () => {
  const three = [
    ['breakfast', 'eggs'],
    ['lunch', 'soup'],
    ['dinner', 'steak'],
  ];
  test.each([
    'Breakfast: eggs. Lunch: soup. Dinner: steak.',
    'breakfast - eggs\nlunch - soup\ndinner - steak',
    'Breakfast\neggs\nLunch\nsoup\nDinner\nsteak',
    'B: eggs L: soup D: steak',
    'b - eggs, l - soup, d - steak',
    'eggs for breakfast, soup for lunch and steak for dinner',
    'for breakfast i had eggs and for lunch soup and for dinner steak',
    'breakfast was eggs, lunch was soup, dinner at my mum’s was steak',
    'breakfast eggs, lunch soup, dinner steak',
    'bfast: eggs; lunch: soup; supper: steak',
    'breakfast eggs, lunch soup. tea was steak',
    'breakfast eggs, lunch soup. kids tea: steak',
  ])('%s', (text) => expect(mealsOf(text)).toEqual(three));

  test('numbered meals and times of day divide a text too', () => {
    expect(mealsOf('first meal 12pm: eggs. second meal 6pm: steak')).toEqual([
      [undefined, 720, 'eggs'],
      [undefined, 1080, 'steak'],
    ]);
    expect(mealsOf('7:30 eggs, 1pm soup, 7pm steak')).toEqual([
      [undefined, 450, 'eggs'],
      [undefined, 780, 'soup'],
      [undefined, 1140, 'steak'],
    ]);
  });

  test('two snacks are two meals, and foods without a label belong to the previous meal', () => {
    expect(mealsOf('am snack: apple, pm snack: toast')).toEqual([
      ['snack', 'apple'],
      ['snack', 'toast'],
    ]);
    expect(mealsOf('eggs for breakfast and toast')).toEqual([['breakfast', 'eggs toast']]);
  });

  test('a skipped meal has no food', () => {
    expect(mealsOf('breakfast eggs; lunch skipped; dinner steak')).toEqual([
      ['breakfast', 'eggs'],
      ['lunch', ''],
      ['dinner', 'steak'],
    ]);
    const { tokens } = splitMeals(tokenizeText('dinner: none'), lexicon);
    expect(tokens).toEqual([]);
  });

  test('times without "am" are in order through the day', () => {
    expect(mealsOf('eggs at 7, soup at 12:15, steak at 6:45')).toEqual([
      [undefined, 420, 'eggs'],
      [undefined, 735, 'soup'],
      [undefined, 1125, 'steak'],
    ]);
  });
});

describe('the day', () => {
  test.each([
    ['yesterday i had pizza', [undefined, { daysAgo: 1 }, 'pizza']],
    ['pizza last night', ['dinner', { daysAgo: 1 }, 'pizza']],
    ['this morning: eggs', ['breakfast', { daysAgo: 0 }, 'eggs']],
    ['two days ago I had soup', [undefined, { daysAgo: 2 }, 'soup']],
    ['the day before yesterday: soup', [undefined, { daysAgo: 2 }, 'soup']],
    ['Monday lunch: salad', ['lunch', { weekday: 0 }, 'salad']],
    ['on saturday night had pizza', ['dinner', { weekday: 5 }, 'pizza']],
    ['yesterday’s dinner was steak', ['dinner', { daysAgo: 1 }, 'steak']],
    ['eggs in the morning', ['breakfast', 'eggs']],
  ])('%s', (text, meal) => expect(mealsOf(text)).toEqual([meal]));

  test('applies to the following meals, until another is named', () => {
    expect(mealsOf('monday: eggs for breakfast, soup for lunch. tuesday: pizza')).toEqual([
      ['breakfast', { weekday: 0 }, 'eggs'],
      ['lunch', { weekday: 0 }, 'soup'],
      [undefined, { weekday: 1 }, 'pizza'],
    ]);
  });
});

test.each(['breakfast burrito', 'a dinner roll', 'snack mix', 'taco tuesday, tacos', 'snack-sized salad'])(
  '"%s" names a food, not a meal',
  (text) => {
    const { tokens, parts } = splitMeals(tokenizeText(text), lexicon);
    expect(parts).toEqual([{ kind: undefined, day: undefined, minute: undefined, end: Infinity }]);
    expect(tokens).toHaveLength(tokenizeText(text).length);
  },
);
