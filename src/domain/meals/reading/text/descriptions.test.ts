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

test('the crust says which pizza it is, and is no second food', () => {
  expect(read('a cheese pizza with a thick crust')).toBe('a cheese pizza thick crust');
  expect(read('a pizza featuring a thin and crispy crust')).toBe('a pizza thin crust');
  expect(read('a slice of pie with a butter crust')).toBe('a slice of pie with a butter crust');
});

test('a crust of several words is one kind', () => {
  expect(read('pizza on a thick whole wheat crust')).toBe('pizza thick whole wheat crust');
});

test('examples of vegetables add no food, but what has an amount does', () => {
  expect(read('beef with vegetables like carrots, broccoli, and kale, topped with gravy')).toBe(
    'beef with vegetables , topped with gravy',
  );
  expect(read('veggies such as broccoli and a steak')).toBe('veggies and a steak');
});

test('a list of contents is one, unless it lists a meal or amounts', () => {
  expect(read('trail mix consisting of almonds, raisins, and chips, and tea')).toBe(
    'trail mix made almonds and raisins and chips , and tea',
  );
  expect(read('lunch consisting of rice, peas and tea')).toBe('lunch consisting of rice , peas and tea');
  expect(read('a bar containing oats, 10 g sugar and salt')).toBe(
    'a bar containing oats , 10 g sugar and salt',
  );
});

test('two fillings before “-filled” are both in it', () => {
  expect(read('a cheese and spinach-filled cannelloni')).toBe('a cheese spinach - filled cannelloni');
  expect(read('toast and jam-filled donuts')).toBe('toast and jam - filled donuts');
});

test('a list of what a dish excludes adds nothing, but what follows it does', () => {
  expect(read('beef and vegetables excluding carrots, broccoli, and greens, with a roll')).toBe(
    'beef and vegetables with a roll',
  );
  expect(read('a burger excluding the bun')).toBe('a burger excluding the bun');
});

test('a flavor says which kind it is, and is no food of its own', () => {
  expect(read('yogurt with a strawberry flavor and a banana')).toBe(
    'yogurt in strawberry flavor and a banana',
  );
  expect(read('chips with sour cream and onion flavor')).toBe('chips in sour cream onion flavor');
  expect(read('a pie with cream, full of flavor')).toBe(
    'a pie with cream, full of flavor'.replace(',', ' ,'),
  );
});
