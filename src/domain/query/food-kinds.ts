import { foodWords } from './food-words.ts';

const BERRIES = 'berry; strawberry; blueberry; raspberry; blackberry; cranberry; gooseberry; currant';
const FISH =
  'fish; salmon; tuna; cod; trout; mackerel; sardine; herring; anchovy; halibut; haddock; tilapia; catfish; whitefish; snapper; swordfish; flounder; sole; plaice; pollock; perch; pike; carp; eel; grouper; bass; bream; whiting; barramundi; kipper; lox; gravlax; sashimi';
const SHELLFISH =
  'shellfish; shrimp; prawn; crab; lobster; clam; mussel; oyster; scallop; squid; calamari; octopus; crawfish; crayfish; scampi';
const POULTRY = 'poultry; chicken; turkey; duck; goose';
const PROCESSED_MEAT =
  'bacon; ham; sausage; salami; pepperoni; prosciutto; hot dog; bologna; pastrami; chorizo; jerky; mortadella; bratwurst; frankfurter; corned beef; spam';
const RED_MEAT = `beef; steak; pork; lamb; veal; venison; bison; mutton; goat; hamburger; cheeseburger; burger; meatball; ribeye; sirloin; brisket; ${PROCESSED_MEAT}`;
const CHEESE =
  'cheese; cheddar; mozzarella; parmesan; feta; gouda; brie; camembert; gruyere; halloumi; ricotta; provolone; manchego; paneer';
const CANDY =
  'candy; chocolate; gummy; licorice; toffee; fudge; lollipop; marshmallow; snicker; twix; kit kat; skittle';
const DESSERTS =
  'dessert; cake; cookie; brownie; ice cream; pie; donut; doughnut; cupcake; pudding; cheesecake; tiramisu; pastry; sorbet; gelato; sundae; cobbler; eclair; macaron; baklava';
const NOT_MEAT = 'veggie; vegetarian; vegan; plant; meatless; impossible; beyond; broth; bouillon';
const NOT_FRUIT =
  'juice; nectar; pie; cake; jam; jelly; tart; muffin; vinegar; soda; candy; gummy; syrup; sorbet; ice cream; wine; cider; liqueur; cobbler; cookie; donut; sauce; pop';
const NOT_CANDY = 'milk; hot; cereal; protein; croissant';
const NOT_DESSERT = 'rice; fish; crab; shepherd; pot; potato; protein; corn; cottage';

/** Kinds of food that people name, the words by which names of such foods are known, and words of names that only look like them. */
const KINDS: readonly (readonly [names: string, members: string, not?: string])[] = [
  ['fish', FISH, 'oil; sauce; swedish; goldfish'],
  ['seafood', `seafood; ${FISH}; ${SHELLFISH}`, 'oil; sauce; swedish; goldfish'],
  ['shellfish', SHELLFISH],
  ['poultry', POULTRY, NOT_MEAT],
  ['red meat', RED_MEAT, `${POULTRY}; fish; ${NOT_MEAT}`],
  ['processed meat', PROCESSED_MEAT, NOT_MEAT],
  ['meat', `meat; ${RED_MEAT}; ${POULTRY}`, `fish; ${NOT_MEAT}`],
  [
    'fruit',
    `fruit; apple; banana; orange; pear; peach; plum; grape; melon; watermelon; cantaloupe; honeydew; mango; papaya; pineapple; kiwi; cherry; apricot; nectarine; fig; date; grapefruit; mandarin; clementine; tangerine; pomegranate; raisin; prune; persimmon; guava; lychee; applesauce; ${BERRIES}`,
    NOT_FRUIT,
  ],
  ['berries', BERRIES, NOT_FRUIT],
  [
    'vegetables; veggies; veg',
    'vegetable; veggie; broccoli; carrot; spinach; kale; lettuce; green salad; garden salad; greek salad; caesar salad; side salad; mixed salad; coleslaw; tomato; cucumber; bell pepper; zucchini; eggplant; cauliflower; cabbage; asparagus; green bean; pea; celery; mushroom; onion; beet; brussel sprout; okra; radish; leek; pumpkin; squash; artichoke; arugula; chard; collard; bok choy; sauerkraut; kimchi; turnip; parsnip; ratatouille',
    'juice; chip; crisp; ketchup; ring; powder; cake; pie; bread; spice; latte; dip; seed; pizza',
  ],
  [
    'leafy greens; green leafy vegetables; leafy vegetables',
    'green salad; spinach; kale; lettuce; arugula; chard; collard; romaine; watercress; bok choy',
  ],
  [
    'nuts',
    'nut; almond; walnut; cashew; pistachio; pecan; hazelnut; macadamia; peanut',
    'milk; butter; bar; cookie; cake; ice; oil; candy; m; chocolate',
  ],
  [
    'legumes',
    'bean; lentil; chickpea; hummus; dal; edamame; soybean; falafel; split pea',
    'green; coffee; vanilla; jelly; string; wax; sprout',
  ],
  [
    'pasta',
    'pasta; spaghetti; penne; lasagna; macaroni; ravioli; fettuccine; linguine; rigatoni; tagliatelle; fusilli; tortellini; ziti; cannelloni; orzo; farfalle; gnocchi; carbonara; bolognese',
  ],
  ['cheese', CHEESE, 'vegan'],
  [
    'dairy; dairy products',
    `dairy; milk; yogurt; kefir; skyr; quark; buttermilk; ice cream; ${CHEESE}`,
    'almond; oat; soy; coconut; plant; vegan; chocolate; peanut',
  ],
  ['eggs', 'egg; omelet; omelette; frittata; quiche', 'roll; noodle; nog; chocolate; creme; vegan'],
  ['candy', CANDY, `${NOT_CANDY}; chip; cake; cookie; ice; pudding; brownie`],
  ['desserts', DESSERTS, NOT_DESSERT],
  ['sweets; sweet things', `${CANDY}; ${DESSERTS}`, `${NOT_CANDY}; ${NOT_DESSERT}`],
  [
    'soda; soft drinks; fizzy drinks',
    'soda; cola; coke; pepsi; sprite; fanta; dr pepper; mountain dew; root beer; ginger ale; soft drink',
    'baking; bread; water',
  ],
  [
    'coffee',
    'coffee; latte; cappuccino; espresso; americano; macchiato; mocha; flat white; cold brew; cortado',
    'creamer; cake; ice cream; matcha; chai; liqueur; tea',
  ],
  ['oatmeal; porridge; oats', 'oatmeal; porridge; overnight oat', 'cookie; bar'],
  ['chips; crisps', 'chip; crisp', 'chocolate; fish'],
  ['shrimp; prawns', 'shrimp; prawn'],
  ['eggplant; aubergine', 'eggplant; aubergine'],
  ['zucchini; courgette', 'zucchini; courgette'],
  ['beer', 'beer; lager; ale; ipa; stout; pilsner', 'root; ginger; non'],
];

type Names = readonly (readonly string[])[];

const listOf = (phrases: string): Names => phrases.split('; ').map(foodWords);

export interface FoodKind {
  /** As queries name it. */
  readonly name: string;
  /** All its names. */
  readonly spoken: readonly string[];
  readonly members: Names;
  readonly not: Names;
}

export const FOOD_KINDS: readonly FoodKind[] = KINDS.map(([names, members, not = '']) => {
  const spoken = names.split('; ');
  return {
    name: spoken[0] ?? names,
    spoken,
    members: listOf(members),
    not: listOf(not).filter((words) => words.length > 0),
  };
});

const singularOf = (name: string): string => foodWords(name).join(' ');

const byName = new Map(
  FOOD_KINDS.flatMap((kind) => kind.spoken.map((name) => [singularOf(name), kind] as const)),
);

/** The kind that words name: "fish", "vegetable". */
export const foodKind = (name: string): FoodKind | undefined => byName.get(singularOf(name));

/** Whether the words of a food's name make it one of a kind. */
export function isOfKind(words: ReadonlySet<string>, { members, not }: FoodKind): boolean {
  const has = (each: readonly string[]): boolean => each.every((word) => words.has(word));
  return members.some(has) && !not.some(has);
}
