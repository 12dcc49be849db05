import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';
import { isBestGuess } from './best-guess.ts';

const items = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);
const names = (text: string) => analyzeMeal(text, index).items.map(({ name }) => name);

describe('parts of a dish, and foods eaten with it', () => {
  test.each([
    ['two halloumi burgers', ['Halloumi', 'Hamburger bun']],
    ['lunch ham sandwich', ['Ham sandwich on white bread']],
    ['spinach and potato curry', ['Potato curry']],
    ['mango and passionfruit smoothie', ['Fruit smoothie']],
    ['toast and lentil soup', ['Toast', 'Lentil soup']],
    ['cheese and crackers', ['Cheese', 'Crackers']],
    ['veggie burger with a side salad', ['Veggie burger on bun', 'Green salad']],
    ['wrap with chicken, lettuce and honey mustard', ['Grilled chicken wrap', 'Honey mustard dressing']],
    ['big salad, dressing on the side that I didn’t use', ['Green salad']],
    ['chili with cheddar and sour cream', ['Chili', 'Cheddar cheese', 'Sour cream']],
    ['pancakes with eggs and bacon', ['Pancakes', 'Egg', 'Bacon']],
    ['quinoa salad', ['Quinoa', 'Green salad']],
    ['turkey, gravy and sprouts', ['Turkey', 'Gravy', 'Brussels sprouts']],
    ['170 g fage 2%', ['Low-fat plain Greek yogurt']],
    ['ate everything but the rice', []],
    ['sushi and miso', ['Sushi', 'Miso soup']],
    ['one baked perch fish', ['Perch']],
    ['1 ounce of raw grass-fed ground bison', ['Bison']],
    ['a slice of white toast with fruit and nuts', ['White toast']],
    ['for my salad dressing, I am using a tablespoon of olive oil', ['Olive oil']],
    ['hazelnuts and a coffee', ['Hazelnuts', 'Coffee']],
    ['small late lunch: soup', ['Soup']],
    ['fries ketchup', ['French fries', 'Ketchup']],
    ['salmon chips', ['Salmon', 'French fries']],
    ['gammon chips', ['Gammon', 'French fries']],
    ['salad chips', ['Green salad', 'Chips']],
    ['soup bread', ['Soup', 'Bread']],
    ['tuna rice', ['Tuna', 'Rice']],
    ['avocado cucumber', ['Avocado', 'Cucumber']],
    ['lamb pitta', ['Lamb', 'Pita bread']],
    ['spinach feta wrap', ['Spinach', 'Feta cheese', 'Flour tortilla']],
    ['a grilled chicken wrap with lettuce', ['Grilled chicken wrap']],
    ['plain naan, gave the curry a miss', ['Naan']],
    ['crumpets butter', ['Crumpet', 'Butter']],
    ['soup 2 rolls', ['Soup', 'Dinner roll']],
    ['2 tacos chicken', ['Chicken taco']],
    ['stuffed peppers (beef + rice)', ['Stuffed pepper']],
    ['oatmeal with blueberries and walnuts', ['Oatmeal', 'Blueberries', 'Walnuts']],
    ['coffee with milk', ['Coffee', 'Milk']],
    ['egg salad on a croissant', ['Egg salad', 'Croissant']],
    ['burger on a white bun', ['Hamburger']],
    ['yogurt with granola', ['Yogurt', 'Granola']],
    ['avocado toast with egg', ['Avocado toast', 'Egg']],
    ['apple slices dipped in peanut butter', ['Apple', 'Peanut butter']],
    ['8 gyoza with soy sauce', ['Gyoza', 'Soy sauce']],
    ['pasta with tomato sauce', ['Spaghetti with tomato sauce']],
    ['poke bowl 7pm veggie curry', ['Poke bowl', 'Vegetable curry']],
    ['poke bowl then veggie curry', ['Poke bowl', 'Vegetable curry']],
    ['spam with two eggs and potatoes', ['Spam', 'Egg', 'Potato, cooked any way']],
    ['pulled pork in a brioche bun', ['Pulled pork sandwich']],
    ['mashed potatoes mixed with peas', ['Mashed potatoes', 'Green peas']],
    ['burrito from the food truck, carne asada', ['Beef burrito']],
    ['chicken quesa, side guac + chips', ['Chicken quesadilla', 'Guacamole', 'Chips']],
    ['pizza without cheese, just tomato and basil', ['Pizza without cheese', 'Tomato', 'Basil']],
    ['no dressing on the salad, just lemon juice', ['Green salad', 'Lemon juice']],
    ['subway 6 inch chicken teriyaki on honey oat', ['Subway sweet onion chicken teriyaki sub']],
    ['flat white, oat, no sugar', ['Flat white with plant milk']],
    ['chicken pitta with tzatziki', ['Chicken', 'Pita bread', 'Tzatziki']],
    ['avocado cucumber', ['Avocado', 'Cucumber']],
    ['turkey ciabatta', ['Turkey', 'Ciabatta bread']],
    ['grilled chicken wrap with lettuce and tomato', ['Grilled chicken wrap']],
    ['flat white, full fat milk', ['Flat white']],
    ['latte, oat milk', ['Latte with plant milk']],
    ['coffee, a glass of milk', ['Coffee', 'Milk']],
    [
      'acai bowl topped with granola, banana and coconut flakes',
      ['Açaí bowl', 'Granola', 'Banana', 'Shredded coconut, sweetened'],
    ],
    ['couldn’t sleep so warm milk', ['Milk']],
    ['plain naan, gave the curry a miss', ['Naan']],
    ['remind me to buy milk and eggs', []],
    ['410 kcal cottage pie ready meal', ["Shepherd's pie"]],
    ['carrot and ginger juice', ['Carrot juice']],
    ['moi moi (1 wrap)', ['Moi moi']],
    ['1.5 tbsp olive oil on 120 g leaves', ['Olive oil', 'Mixed salad greens']],
    ['spaghetti with clams', ['Pasta', 'Clams']],
    ['spaghetti and garlic bread', ['Spaghetti with meat sauce', 'Garlic bread']],
    ['cornbread square', ['Cornbread']],
    ['mcchicken combo with fries', ['McChicken', 'Cola', 'French fries']],
    ['a pot', []],
    ['cheese board for one – brie, grapes, crackers', ['Brie cheese', 'Grapes', 'Crackers']],
    ['toast jam butter', ['Toast', 'Jam', 'Butter']],
    ['egg mayo sarnie made w 2 eggs and light mayo', ['Egg mayonnaise sandwich']],
    ['450 kcal ready meal (cottage pie)', ["Shepherd's pie"]],
    ['stir fried beef with rice', ['Beef stir-fry', 'Rice']],
    ['the vending machine ate my money then gave me two twixes', ['Twix']],
    ['flapjacks with syrup', ['Pancakes', 'Simple syrup']],
    ['tea and a flapjack', ['Tea', 'British flapjack']],
    ['packet of mini cheddars', ['Mini Cheddars']],
    ['at nanas, two slices of malt loaf', ['Malt loaf']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test('foods on the side of a salad aren’t part of it', () => {
    expect(names('caesar salad with chicken and bread on the side')).toContain('Bread');
  });

  test('parts replace a roast dinner that lists its cut', () => {
    expect(names('roast chicken dinner: breast, 3 roast potatoes, carrots, gravy')).toEqual([
      'Chicken breast',
      'Roast potatoes',
      'Carrot',
      'Gravy',
    ]);
  });
});

describe('amounts stated apart from their food', () => {
  test.each([
    ['donuts, had one glazed', ['Glazed donut 60']],
    ['donuts at work, had two glazed ones', ['Glazed donut 120']],
    ['3 scrambled eggs and bacon', ['Scrambled eggs 165', 'Bacon 16']],
    ['homemade granola, small handful, with milk', ['Homemade granola 31', 'Milk 150']],
    ['cottage cheese with pineapple, ate a bowl of it', ['Cottage cheese 315', 'Pineapple 56']],
    ['mate bought me a pint so couldnt say no', ['Beer 480']],
    ['half of the cottage pie i made for 4 people', ["Shepherd's pie 500"]],
    ['guacamole (2 avocados, 1 lime) shared between 4 people', ['Avocado 75', 'Lime 16']],
    ['told myself one donut. it was two donuts', ['Donut 150']],
    ['lasagna 1 kg, my share was 200 g', ['Lasagna 200']],
    ['6 inch tuna', ['Subway tuna sub 237']],
    ['tacos x3 around 5', ['Taco 315']],
    ['ordered a large fry but only ate a few', ['French fries 30']],
    ['i usually have 2 cookies with my tea but today only 1', ['Cookies 30', 'Tea 360']],
    ['i always get fries but today had an apple', ['Apple 200']],
    ['dominos 2 slices thin crust veggie', ['Thin crust vegetable pizza 200']],
    ['two fat slices of sourdough', ['Sourdough bread 86']],
    ['2 oz dry pasta with marinara', ['Dry pasta 57', 'Spaghetti sauce 130']],
    ['made a batch of 12 bars with 300g oats, 150g butter: had 1', ['Rolled oats 25', 'Butter 13']],
    ['gave up on the porridge after a few spoonfuls', ['Oatmeal 36']],
    ['left the crusts of the pizza, 3 slices', ['Cheese pizza 357']],
    ['made banana bread (12 slices) and ate 2', ['Banana bread 120']],
    ['bought pizza, 2 slices of hawaiian', ['Hawaiian pizza 300']],
    ['half a cup of 2%', ['2% milk 122']],
    ['rum and coke, a double', ['Rum and coke 225', 'Rum 28']],
    ['turkey, stuffing, gravy, 1 cup each', ['Turkey 135', 'Bread stuffing 200', 'Gravy 240']],
  ])('%s', (text, foods) => expect(items(text)).toEqual(foods));

  test('a baker’s dozen is 13', () => {
    expect(items("a baker's dozen of donut holes")).toEqual(items('13 donut holes'));
  });
});

describe('words that name no food', () => {
  test.each([
    'mexican for lunch',
    'maria and john came over',
    'parkrun 27:14 pb!',
    'call mum',
    'blood sugar 98',
    'took vitamin d',
  ])('%s', (text) => expect(names(text)).toEqual([]));

  test.each(['brandname crunchers', 'zorbo'])('a rare food far from the word "%s" is a guess', (text) => {
    expect(analyzeMeal(text, index).items.map(isBestGuess)).toEqual([true]);
  });

  test('a known food with a slip is not', () => {
    expect(analyzeMeal('lazania', index).items.map(isBestGuess)).toEqual([false]);
  });
});
