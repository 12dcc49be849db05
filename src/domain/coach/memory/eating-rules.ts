import { DAYS } from '#domain/questions/times/calendar-dates.ts';
import { ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import type { DietaryPreference } from '#domain/account/profile.ts';
import type { Fact } from './fact.ts';

/** What remembered facts imply for the food of a day. */
export interface EatingRules {
  readonly diets: readonly DietaryPreference[];
  readonly allergens: readonly Allergen[];
  /** Foods to avoid, as the member names them. */
  readonly without: readonly string[];
  /** The facts that say so. */
  readonly facts: readonly Fact[];
}

const OTHER_PEOPLE =
  /\b(?:wife|husband|partner|spouse|boyfriend|girlfriend|son|daughter|kids?|child(?:ren)?|baby|mom|mother|dad|father|sister|brother|friends?|roommate|guests?|he|she|they|dog|cat)\b/;
const NO_LONGER =
  /\b(?:no longer|not (?:a |an )?(?:vegan|vegetarian|pescatarian)|any ?more|used to|stopped being|quit being)\b/;

const DIETS: readonly (readonly [RegExp, DietaryPreference])[] = [
  [/\bvegan\b|\bplant[- ]based\b|\bno animal products\b/, 'vegan'],
  [
    /\bvegetarian\b|\bveggie\b|\b(?:don't|do not|never|won't|not) eat(?:ing)? (?:any )?meat\b|\bno meat\b|\bmeatless\b|\bmeat[- ]free\b|\bavoid(?:ing)? (?:all )?meat\b|\bwithout meat\b/,
    'vegetarian',
  ],
  [/\bpescatarian\b/, 'pescatarian'],
  [/\bketo(?:genic)?\b/, 'keto'],
  [/\bpaleo\b/, 'paleo'],
  [/\bhalal\b/, 'halal'],
  [/\bkosher\b/, 'kosher'],
  [
    /\bgluten[- ]free\b|\bceliac\b|\bcoeliac\b|\b(?:no|without|avoid(?:ing)?|eat) (?:any )?gluten\b/,
    'gluten-free',
  ],
  [
    /\bdairy[- ]free\b|\blactose[- ]intolerant\b|\b(?:no|without|avoid(?:ing)?|eat) (?:any )?dairy\b/,
    'dairy-free',
  ],
];

const LEFT_OUT =
  /\b(?:i (?:really |just )?(?:don't|do not|can't|cannot|won't|never|no longer) (?:really )?(?:eat|like|want|drink|have|tolerate|digest|stand|touch)|i (?:hate|dislike|avoid|detest|skip|loathe)|(?:i'm|i am) (?:\w+ )?(?:allergic|intolerant|sensitive) to|i(?:'ve| have) an? (?:allergy|intolerance) to|(?:allergic|intolerant) to|avoid|no|without)\s+(?:any |the |all |eating |much )?([a-z][a-z ,/'-]*)/;
const END =
  /\b(?:on|because|after|before|since|unless|when|if|at|but|except|anymore|though|so|during|until|which|that|it|for|in|as|at all)\b/;
/** Words for a diet rather than a food: no food's name contains them. */
const TOO_WIDE = new Set([
  'meat',
  'food',
  'gluten',
  'dairy',
  'animal products',
  'sugar',
  'carbs',
  'fat',
  'salt',
  'much',
]);
const MAX_WORDS = 3;

const ALLERGEN_WORDS: Readonly<Record<string, Allergen>> = {
  gluten: 'gluten',
  wheat: 'gluten',
  shellfish: 'crustaceans',
  crustaceans: 'crustaceans',
  shrimp: 'crustaceans',
  egg: 'eggs',
  eggs: 'eggs',
  fish: 'fish',
  seafood: 'fish',
  peanut: 'peanuts',
  peanuts: 'peanuts',
  soy: 'soy',
  soya: 'soy',
  milk: 'milk',
  lactose: 'milk',
  dairy: 'milk',
  nut: 'nuts',
  nuts: 'nuts',
  'tree nuts': 'nuts',
  sulfites: 'sulphites',
  mollusks: 'molluscs',
};

/** Allergens that a word stands for: "nuts" includes peanuts. */
export function allergensOf(word: string): readonly Allergen[] {
  const known = ALLERGEN_WORDS[word] ?? ALLERGENS.find((allergen) => allergen === word);
  return known === undefined ? [] : known === 'nuts' && word !== 'tree nuts' ? ['nuts', 'peanuts'] : [known];
}

function leftOut(text: string): readonly string[] {
  const named = LEFT_OUT.exec(text)?.[1]?.split(END)[0] ?? '';
  return named
    .split(/,|\/| and | or | nor /)
    .map((word) => word.replace(/^(?:any|the|raw|eating) /, '').trim())
    .filter((word) => word.length > 2 && word.split(' ').length <= MAX_WORDS);
}

const NAMED_DAYS =
  /\b(weekdays?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/g;

const daysOf = (word: string): readonly number[] => {
  if (word.startsWith('weekday')) return [0, 1, 2, 3, 4];
  if (word.startsWith('weekend')) return [5, 6];
  return [DAYS.findIndex((day) => word.startsWith(day))];
};

/** Whether a fact applies to a weekday. One without days applies to all; "except on Sundays" applies to the others. */
function isAbout(text: string, weekday: number): boolean {
  const [about = '', except = ''] = text.split(/\b(?:except|but not|other than|apart from)\b/);
  const named = (part: string): readonly number[] =>
    [...part.matchAll(NAMED_DAYS)].flatMap(([, word = '']) => daysOf(word));
  const days = named(about);
  return (days.length === 0 || days.includes(weekday)) && !named(except).includes(weekday);
}

/**
 * Reads what remembered facts say about food on a weekday (Monday is 0). Facts about other people, and what is no longer true, are ignored;
 * the rest is interpreted cautiously.
 */
export function eatingRules(facts: readonly Fact[], weekday: number): EatingRules {
  const read = facts.flatMap((fact) => {
    const text = fact.text.toLowerCase().replaceAll(/[’‘`´]/g, "'");
    if (OTHER_PEOPLE.test(text) || NO_LONGER.test(text) || !isAbout(text, weekday)) return [];
    const diets = DIETS.flatMap(([words, diet]) => (words.test(text) ? [diet] : []));
    const isAllergy = /\b(?:allerg\w*|intoleran\w*|sensitive)\b/.test(text);
    const foods = leftOut(text)
      .filter((word) => isAllergy || !TOO_WIDE.has(word))
      .map((word) => ({ word, allergens: allergensOf(word) }));
    const allergens = foods.flatMap((food) => food.allergens);
    const without = foods.flatMap((food) => (food.allergens.length > 0 && isAllergy ? [] : [food.word]));
    return diets.length + foods.length > 0 ? [{ fact, diets, allergens, without }] : [];
  });
  const unique = <Each>(list: readonly Each[]): readonly Each[] => [...new Set(list)];
  return {
    diets: unique(read.flatMap(({ diets }) => diets)),
    allergens: unique(read.flatMap(({ allergens }) => allergens)),
    without: unique(read.flatMap(({ without }) => without)),
    facts: read.map(({ fact }) => fact),
  };
}
