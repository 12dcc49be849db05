import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const names = (text: string) => analyzeMeal(text, index).items.map(({ name }) => name);
const gramsOf = (text: string) => analyzeMeal(text, index).items.map(({ grams }) => Math.round(grams.value));

describe('parts that make up a whole count in its place', () => {
  test.each([
    ['burrito bowl: rice, beans, chicken', ['Rice', 'Beans', 'Chicken']],
    ['smoothie: banana, spinach, oat milk', ['Banana', 'Spinach', 'Oat milk']],
    ['smoothie (banana, strawberries, milk)', ['Banana', 'Strawberries', 'Milk']],
    ['sandwich (ham, cheese, white bread)', ['Ham', 'Cheese', 'White bread']],
    ['protein shake: 1 scoop whey + water', ['Whey protein powder', 'Water']],
    ['oatmeal (1/2 cup oats, 1 cup milk)', ['Rolled oats', 'Milk']],
    ['yogurt parfait (greek yogurt, strawberries, granola)', ['Greek yogurt', 'Strawberries', 'Granola']],
    ['rice bowl with salmon, edamame and cucumber', ['Rice', 'Salmon', 'Edamame', 'Cucumber']],
    ['guacamole (2 avocados, lime)', ['Avocado', 'Lime']],
    ['smoothie bowl topped with granola and kiwi', ['Fruit smoothie', 'Granola', 'Kiwi']],
    ['made pancakes with 2 eggs, 1 cup flour', ['Egg', 'All-purpose flour']],
    ['spinach omelette made with 3 eggs and feta', ['Spinach', 'Egg', 'Feta cheese']],
    ['cheese omelette with 2 eggs', ['Cheese', 'Egg']],
    ['big salad with chicken, avocado, corn and ranch', ['Chicken', 'Avocado', 'Corn', 'Ranch dressing']],
    ['overnight oats – 1/2 cup oats, 1/2 cup soy milk', ['Rolled oats', 'Soy milk']],
    ['sushi: 8 pc california roll, 2 salmon nigiri', ['California roll', 'Salmon nigiri']],
    ['cheeseboard: brie, crackers, grapes', ['Brie cheese', 'Crackers', 'Grapes']],
    ['tortilla wrap with chicken and ranch', ['Tortilla', 'Chicken', 'Ranch dressing']],
    ['bolognese for 4 from 400g mince, 1 onion, ate a quarter', ['Ground beef', 'Onion']],
    ['oatmeal made with milk and berries', ['Oatmeal made with milk', 'Mixed berries']],
    ['beans on toast, not the toast, just the beans', ['Baked beans']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test('and a single amount at the end counts for the whole meal', () => {
    expect(gramsOf('green juice: kale, apple, celery 350 g')).toEqual([350]);
    expect(gramsOf('porridge (oats, milk, honey) 300 g')).toEqual([300]);
  });

  test('but a word that matches no food doesn’t absorb others', () => {
    expect(names('first thing i ate was a tuna melt')).toEqual(['Tuna melt']);
    expect(names('greek salad w olives, feta, cucumber')).toEqual(['Greek salad']);
  });
});

describe('parts that only describe a whole stay in it', () => {
  test.each([
    ['pizza: ham, pineapple', ['Hawaiian pizza']],
    ['clif bar chocolate chip', ['Clif bar']],
    ['salted caramel porridge', ['Oatmeal']],
    ['chia pudding with coconut milk', ['Chia pudding']],
    ['ham and pickle roll', ['Ham', 'Pickle', 'White roll']],
    ['chicken, bacon and avocado sandwich', ['Chicken', 'Bacon', 'Avocado', 'White bread']],
    ['shakshuka (2 eggs)', ['Shakshuka']],
    ['a taco (beef, lettuce)', ['Beef taco on corn tortilla']],
    ['two burritos, chicken', ['Chicken burrito']],
    ['a ham and cheese sandwich made with ham and swiss on rye', ['Ham and cheese sandwich']],
    ["a turkey sandwich. It's got turkey and cheddar on rye.", ['Turkey and cheese sandwich']],
    ['a cheddar cheese sandwich on white bread', ['Cheddar cheese sandwich']],
    ['200 g red and black beans', ['Black beans']],
    ['a plate of carbonara, a carbonara of my own', ['Spaghetti carbonara']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('a dish and the foods on it or next to it are separate', () => {
  test.each([
    ['burger with bacon and cheddar', ['Hamburger', 'Bacon', 'Cheddar cheese']],
    ['pita stuffed with halloumi and tomato', ['Pita bread', 'Halloumi', 'Tomato']],
    ['cottage pie served with carrots and cabbage', ["Shepherd's pie", 'Carrot', 'Cabbage']],
    ['coke with my pizza', ['Cola', 'Cheese pizza']],
    ['a burger, chicken, rice', ['Hamburger', 'Chicken', 'Rice']],
    ['pancakes with syrup', ['Pancakes', 'Pancake syrup']],
    ['pancakes and syrup', ['Pancakes', 'Pancake syrup']],
    ['a chicken sandwich and waffle fries', ['Chicken sandwich', 'Waffle fries']],
    ['a salad with 10 g of olive oil', ['Green salad', 'Olive oil']],
    ['zucchini drizzled with olive oil', ['Zucchini', 'Olive oil']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test('what follows "with my" is a whole portion', () => {
    expect(gramsOf('coke with my pizza')[1]).toBeGreaterThan(100);
  });
});

test('a bowl or a glass that is named after its food says how much of it there was', () => {
  expect(names('chili, large bowl')).toEqual(['Chili']);
  expect(gramsOf('chili, large bowl')[0]).toBeGreaterThan(400);
  expect(gramsOf('orange juice, small glass')[0]).toBeLessThan(220);
});

describe('a part of a food isn’t a second food', () => {
  test.each([
    ['2 cups of Goldfish baked snack crackers', ['Goldfish crackers']],
    ['one sirloin steak trimmed to a quarter inch of fat', ['Sirloin steak']],
    ['brisket, all visible fat trimmed off', ['Beef brisket']],
    ['ham in its own juices', ['Ham']],
    ['tuna with lemon juice', ['Tuna', 'Lemon juice']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test('a name without an amount after another may be part of it, so the total may be lower', () => {
    const [apart, beside] = ['chicken nachos and 50 g beans', 'chicken nachos with beans'].map((text) => {
      const { low = 0, value = 0 } = analyzeMeal(text, index).items[1]?.nutrients.energyKcal ?? {};
      return low / value;
    });
    expect(beside).toBeLessThan(0.35);
    expect(apart).toBeGreaterThan(0.7);
  });
});

describe('Omar eats food that is baked whole', () => {
  test.each([
    ['a whole cherry pie', 1200],
    ['a two-layer chocolate cake', 880],
    ['a slice of two-layer chocolate cake', 110],
    ['a slice of cherry pie', 150],
  ])('%s is %d g', (text, grams) => expect(gramsOf(text)).toEqual([grams]));

  test('an entire pizza is more than a slice, and one of 14 inches a large one', () => {
    const [slice = 0, entire = 0, large = 0] = [
      'a slice of pepperoni pizza',
      'an entire pepperoni pizza',
      'a 14-inch pepperoni pizza',
    ].flatMap(gramsOf);
    expect(entire).toBeGreaterThan(3 * slice);
    expect(large).toBeGreaterThan(entire);
  });
});
