import type { Food } from '#domain/foods/food.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import { foodKind, isOfKind } from '#domain/query/food-kinds.ts';
import { foodWords } from '#domain/query/food-words.ts';
import { ALLERGEN_SIGNS, type AllergenSigns } from './allergen-signs.ts';
import { ALLERGEN_NAMES, type Allergen } from './allergens.ts';

/**
 * Foods with a recipe that everyone knows: fruit, vegetables, sugar, salt, oil, vinegar and spices. None has an allergen, except
 * sulfites in some. Words are separated by commas; plurals match too.
 */
const PLAIN_FOODS =
  'jam,jelly,marmalade,all fruit spread,apple butter,guava paste,goiabada,fruit paste,quince paste,honey,treacle,jaggery,syrup,sugar substitute,splenda,stevia,' +
  'sweetn low,equal,hard candy,lollipop,candy cane,cotton candy,gummy,gummy candy,juice,applesauce,gumdrop,jelly bean,skittles,starburst,tic tac,mints,chewing gum,sugar free gum,cough drop,' +
  'tamarind candy,rock candy,popsicle,sorbet,italian ice,gelatin,jello,maraschino cherry,candied fruit,candied apple,fruit leather,fruit snack,fruit compote,' +
  'baked apple,pie filling,haw flake,ketchup,tomato sauce,tomato paste,tomato puree,salsa,pico de gallo,hot sauce,sriracha,chimichurri,guasacaca,chirmol,' +
  'guacamole,olive tapenade,cranberry sauce,cranberry orange relish,pickle relish,corn relish,fruit topping,fruit syrup,garden salad,gazpacho,potato chip,potato stick,' +
  'sweet potato chip,tortilla chip,corn chip,corn nut,vegetable chip,plantain chip,banana chip,yuca chip,cassava chip,taro chip,rice chip,popped chip,kettle cooked chip,' +
  'popcorn,french fries,pork rind,pork crackling,chicharon,fritos,electrolyte,energy gel,energy chew,glucose tablet,fiber powder,mct oil,collagen,hemp protein,egg white,nutritional yeast';

/** Words for added ingredients. */
const ADDITIONS =
  'flavored,flavoured,cheese,cheddar,cream,creamy,ranch,chocolate,yogurt,butter,buttered,nut,peanut,caramel,mix,coated,covered,filled,dipped,doughnut,donut,roll,cake,pie crust,' +
  'cookie,pancake,waffle,sandwich,toast,biscuit,cereal,oatmeal,grain,shot';

/** Words of names that list all ingredients: "Chicken and rice", "Baby food peas and brown rice, stage 2". */
const INGREDIENTS =
  'and,with,or,in,of,no,added,fat,baby,food,toddler,junior,stage,dry,diced,strained,plain,raw,fresh,cooked,boiled,steamed,grilled,roasted,roast,baked,stewed,braised,broiled,canned,' +
  'frozen,homemade,unsalted,salted,lightly,low,sodium,white,brown,red,green,black,yellow,sweet,mixed,tropical,apple,applesauce,apricot,avocado,banana,bean,beef,beet,berry,' +
  'blueberry,broccoli,cabbage,carrot,cauliflower,cherry,chicken,chickpea,corn,cucumber,fruit,garlic,grape,guava,kale,kidney,kiwi,lamb,lentil,lettuce,mango,melon,mushroom,okra,olive,oil,' +
  'onion,orange,papaya,pea,peach,pear,pepper,pineapple,pinto,plum,pork,potato,prune,pumpkin,quinoa,raspberry,rice,spinach,squash,steak,strawberry,tapioca,tomato,turkey,veal,vegetable,' +
  'wild,yam,zucchini';

/** What a member doesn't eat. Their own words are each a food or an ingredient. */
export interface FoodAversions {
  readonly allergens: readonly Allergen[];
  readonly otherAllergies: readonly string[];
  readonly dislikes: readonly string[];
}

/** Something to eat. A quick add has only a name. */
export interface FlaggableItem {
  readonly name: string;
  readonly food?: Pick<Food, 'group' | 'aliases' | 'nova'> | undefined;
}

/** Something in an item that the member doesn't eat. */
export interface FoodFlag {
  readonly kind: 'allergy' | 'dislike';
  /** Used after "contains": "milk". */
  readonly what: string;
  /** `contains`: its name or group says so. `may-contain`: recipes differ. */
  readonly certainty: 'contains' | 'may-contain';
}

/**
 * Normalized words of a text, separated and surrounded by spaces. Words after "without" or "no" carry a mark and match nothing.
 */
const wordsOf = (text: string): string =>
  ` ${termsOfText(text)
    .map((term) => term.text)
    .join(' ')} `;

const phrases = new Map<string, readonly string[]>();

function phrasesOf(list: string): readonly string[] {
  const known =
    phrases.get(list) ??
    list
      .split(',')
      .map(wordsOf)
      .filter((phrase) => phrase.trim() !== '');
  phrases.set(list, known);
  return known;
}

const hasAny = (words: string, list: string): boolean =>
  phrasesOf(list).some((phrase) => words.includes(phrase));

const without = (words: string, list: string): string =>
  phrasesOf(list).reduce((left, phrase) => left.replaceAll(phrase, ' '), words);

/** What a name says about an allergen; undefined if nothing. */
function saidBy(
  text: string,
  { sure, maybe, not, free }: AllergenSigns,
): FoodFlag['certainty'] | 'free' | undefined {
  const words = wordsOf(text);
  if (hasAny(words, free)) return 'free';
  const left = without(words, not);
  if (hasAny(left, sure)) return 'contains';
  // Some of these words still leave it open: imitation crab often contains crab.
  if (phrasesOf(not).some((phrase) => words.includes(phrase) && phrasesOf(maybe).includes(phrase)))
    return 'may-contain';
  // A name that only looked like a sign is a single food, not a recipe: almond milk is not dairy.
  if (left !== words) return hasAny(left, maybe) ? 'may-contain' : 'free';
  return hasAny(left, maybe) ? 'may-contain' : undefined;
}

const ingredients = new Set(phrasesOf(INGREDIENTS).map((phrase) => phrase.trim()));

/** Whether a food in a group with recipes is known not to contain it: a plain recipe, or a name that lists everything. */
function isKnownWithout(name: string, { unlikely }: AllergenSigns): boolean {
  const words = wordsOf(name);
  if (hasAny(words, unlikely)) return true;
  if (hasAny(words, PLAIN_FOODS)) return !hasAny(words, ADDITIONS);
  return words
    .trim()
    .split(' ')
    .every((word) => ingredients.has(word) || /^\d+$/.test(word));
}

const UNKNOWN: NonNullable<FlaggableItem['food']> = { group: 'other', aliases: [] };

function certaintyOf(
  allergen: Allergen,
  { name, food = UNKNOWN }: FlaggableItem,
): FoodFlag['certainty'] | undefined {
  const signs = ALLERGEN_SIGNS[allergen];
  const said = saidBy(name, signs);
  if (said === 'free') return undefined;
  if (said === 'contains' || signs.groups.includes(food.group)) return 'contains';
  // A single food or ingredient has no recipe.
  const isMade = food.nova === undefined || food.nova > 2;
  const isRecipe = isMade && signs.recipes.includes(food.group) && !isKnownWithout(name, signs);
  const inOtherNames =
    isMade &&
    food.aliases.some((alias) => {
      const here = saidBy(alias, signs);
      return here === 'contains' || here === 'may-contain';
    });
  return said === 'may-contain' || isRecipe || inOtherNames ? 'may-contain' : undefined;
}

/** Whether an item contains a food in the member's own words: certain if its name or a full alias matches, or if it is of the kind they name. */
function ownWordsIn(own: string, { name, food = UNKNOWN }: FlaggableItem): FoodFlag['certainty'] | undefined {
  const sought = wordsOf(own);
  if (sought.trim() === '') return undefined;
  const kind = foodKind(own);
  if (kind && isOfKind(new Set(foodWords(name)), kind)) return 'contains';
  if (wordsOf(name).includes(sought) || food.aliases.some((alias) => wordsOf(alias) === sought))
    return 'contains';
  return food.aliases.some((alias) => wordsOf(alias).includes(sought)) ? 'may-contain' : undefined;
}

/**
 * What an item contains that the member doesn't eat: allergies first, certain before possible. Based only on names and the food
 * group. No flag does not mean that it's safe: ask the cook or read the label.
 */
export function flagsOf(item: FlaggableItem, aversions: FoodAversions): readonly FoodFlag[] {
  const flag = (
    kind: FoodFlag['kind'],
    what: string,
    certainty: FoodFlag['certainty'] | undefined,
  ): FoodFlag[] => (certainty === undefined ? [] : [{ kind, what, certainty }]);
  const allergies = [
    ...aversions.allergens.flatMap((allergen) =>
      flag('allergy', ALLERGEN_NAMES[allergen], certaintyOf(allergen, item)),
    ),
    ...aversions.otherAllergies.flatMap((own) => flag('allergy', own, ownWordsIn(own, item))),
  ];
  return [
    ...allergies.filter(({ certainty }) => certainty === 'contains'),
    ...allergies.filter(({ certainty }) => certainty === 'may-contain'),
    // Only certain dislikes are flagged.
    ...aversions.dislikes.flatMap((own) => {
      const certainty = ownWordsIn(own, item);
      return certainty === 'contains' ? flag('dislike', own, certainty) : [];
    }),
  ];
}
