import type { CUISINES } from '#domain/account/cuisines.ts';
import type { MealKind } from '#domain/meals/meal.ts';

type Cuisine = (typeof CUISINES)[number];

/** A dish to propose when the member's own meals don't fit. The engine reads its text as a description. */
export interface Idea {
  readonly name: string;
  readonly text: string;
  readonly kinds: readonly MealKind[];
  readonly cuisines: readonly Cuisine[];
}

const of =
  (...kinds: readonly MealKind[]) =>
  (name: string, text: string, ...cuisines: readonly Cuisine[]): Idea => ({ name, text, kinds, cuisines });
const main = of('lunch', 'dinner');
const morning = of('breakfast');
const small = of('snack');

export const IDEAS: readonly Idea[] = [
  main(
    'Salmon, potatoes, green beans',
    '130 g salmon, 200 g boiled potatoes, 150 g green beans',
    'nordic',
    'american',
  ),
  main(
    'Chicken, rice and broccoli',
    '140 g grilled chicken breast, 150 g cooked rice, 150 g broccoli',
    'american',
    'chinese',
  ),
  main(
    'Tofu with brown rice and peppers',
    '180 g tofu, 180 g cooked brown rice, 150 g bell pepper',
    'chinese',
    'thai',
    'vietnamese',
  ),
  main(
    'Lentils with spinach',
    '250 g cooked lentils, 100 g spinach, 10 g olive oil',
    'middle-eastern',
    'mediterranean',
  ),
  main(
    'Chickpeas with quinoa and tomatoes',
    '180 g chickpeas, 150 g cooked quinoa, 150 g tomatoes',
    'mediterranean',
    'latin-american',
  ),
  main(
    'Turkey with sweet potato',
    '140 g turkey breast, 220 g baked sweet potato, 100 g green salad',
    'american',
  ),
  main(
    'Cod with vegetables',
    '180 g cod, 200 g zucchini, 150 g boiled potatoes',
    'nordic',
    'british',
    'spanish',
  ),
  main(
    'Black beans with corn and avocado',
    '180 g black beans, 100 g corn, 70 g avocado',
    'mexican',
    'latin-american',
  ),
  main(
    'Rice and black beans with plantain',
    '150 g cooked rice, 150 g black beans, 100 g plantain',
    'caribbean',
    'latin-american',
    'african',
  ),
  main(
    'Chicken tacos',
    '3 corn tortillas, 120 g grilled chicken breast, 60 g avocado, 60 g salsa',
    'mexican',
  ),
  main('Dal with rice', '250 g cooked lentils, 150 g cooked basmati rice, 100 g spinach', 'indian'),
  main(
    'Chickpea curry with rice',
    '200 g chickpeas, 150 g cooked rice, 150 g tomatoes, 60 mL coconut milk',
    'indian',
    'thai',
  ),
  main(
    'Chicken tikka with rice and cucumber',
    '150 g chicken breast, 150 g cooked basmati rice, 100 g cucumber, 60 g plain yogurt',
    'indian',
  ),
  main('Salmon with rice and edamame', '120 g salmon, 150 g cooked rice, 80 g edamame', 'japanese', 'korean'),
  main('Soba with tofu', '180 g cooked soba noodles, 150 g tofu, 80 g mushrooms', 'japanese'),
  main('Beef with rice and kimchi', '120 g lean beef, 150 g cooked rice, 80 g kimchi, 1 egg', 'korean'),
  main(
    'Shrimp with rice noodles',
    '150 g shrimp, 180 g cooked rice noodles, 100 g bean sprouts',
    'vietnamese',
    'thai',
  ),
  main(
    'Pork with rice and cabbage',
    '130 g pork tenderloin, 150 g cooked rice, 150 g cabbage',
    'filipino',
    'chinese',
    'german',
  ),
  main(
    'Tempeh with rice and green beans',
    '130 g tempeh, 150 g cooked rice, 120 g green beans',
    'indonesian',
  ),
  main(
    'Pasta with tomatoes and white beans',
    '180 g cooked whole wheat pasta, 150 g tomatoes, 120 g white beans',
    'italian',
  ),
  main(
    'Chicken with polenta and mushrooms',
    '140 g chicken breast, 200 g polenta, 120 g mushrooms',
    'italian',
  ),
  main(
    'Greek salad with chicken',
    '140 g grilled chicken breast, 150 g cucumber, 150 g tomatoes, 50 g feta',
    'greek',
    'mediterranean',
  ),
  main(
    'Falafel with hummus and salad',
    '120 g falafel, 60 g hummus, 150 g green salad',
    'middle-eastern',
    'turkish',
  ),
  main(
    'Beef kofta with bulgur',
    '130 g lean beef, 160 g cooked bulgur, 100 g tomatoes',
    'turkish',
    'middle-eastern',
  ),
  main(
    'Injera with lentils and collard greens',
    '120 g injera, 200 g cooked lentils, 100 g collard greens',
    'ethiopian',
    'african',
  ),
  main(
    'Trout with potatoes and cabbage',
    '150 g trout, 200 g boiled potatoes, 150 g cabbage',
    'german',
    'eastern-european',
    'nordic',
  ),
  main(
    'Chicken with buckwheat and beets',
    '140 g chicken breast, 170 g cooked buckwheat, 120 g beets',
    'eastern-european',
  ),
  main('Lentil salad with egg', '200 g cooked lentils, 2 boiled eggs, 100 g tomatoes', 'french'),
  main(
    'Chickpeas with spinach and egg',
    '180 g chickpeas, 150 g spinach, 1 egg, 10 g olive oil',
    'spanish',
    'mediterranean',
  ),
  of('lunch', 'dinner', 'breakfast')(
    'Omelet with vegetables',
    '3 eggs, 100 g mushrooms, 100 g tomatoes',
    'french',
    'american',
  ),
  morning('Oatmeal with blueberries', '60 g rolled oats, 100 g blueberries', 'american', 'british', 'nordic'),
  of('breakfast', 'snack')(
    'Yogurt with berries and walnuts',
    '200 g plain Greek yogurt, 100 g strawberries, 15 g walnuts',
    'greek',
    'mediterranean',
  ),
  morning('Scrambled tofu with tomatoes', '150 g tofu, 120 g tomatoes', 'american'),
  of('breakfast', 'snack')('Eggs and an orange', '2 boiled eggs, 1 orange', 'american'),
  morning(
    'Eggs with beans and a tortilla',
    '2 eggs, 100 g black beans, 1 corn tortilla',
    'mexican',
    'latin-american',
  ),
  morning(
    'Eggs with tomatoes and feta',
    '2 eggs, 150 g tomatoes, 30 g feta',
    'turkish',
    'middle-eastern',
    'greek',
  ),
  morning(
    'Rye bread with salmon',
    '2 slices rye bread, 60 g smoked salmon, 50 g cucumber',
    'nordic',
    'german',
  ),
  small('Apple and almonds', '1 apple, 20 g almonds'),
  of('snack', 'breakfast')('Banana', '1 banana', 'caribbean', 'filipino'),
  small('Edamame', '150 g edamame', 'japanese', 'chinese'),
  small('Carrots and hummus', '150 g carrots, 50 g hummus', 'middle-eastern', 'mediterranean'),
  small('Carrots and chickpeas', '150 g carrots, 80 g chickpeas'),
  small('Pear with cottage cheese', '1 pear, 100 g cottage cheese', 'american'),
];
