import { joinWords } from '#domain/words/join-words.ts';
import type { DietaryPreference } from '#domain/account/profile.ts';
import type { Allergy, DietPattern } from '#domain/health/health-profile.ts';
import type { Facts } from './facts.ts';

/** Kinds of food that some people don't eat. */
type FoodKind = 'meat' | 'pork' | 'fish' | 'shellfish' | 'dairy' | 'egg' | 'soy' | 'nuts' | 'gluten';

/** A food, with its kind if not everyone eats it. */
export type Food = string | readonly [name: string, kind: FoodKind];

/** Foods that provide a nutrient. Each member sees only those they eat. */
export interface FoodLine {
  readonly foods: readonly Food[];
  /** @param foods "eggs, lentils and beans" */
  readonly says: (foods: string) => string;
  /** Used if no food is left. */
  readonly otherwise?: FoodFirst;
}

export type FoodFirst = string | FoodLine;

interface NotEaten {
  readonly patterns: readonly DietPattern[];
  readonly preferences: readonly DietaryPreference[];
  readonly allergies: readonly Allergy[];
}

const PLANT_DIETS = ['vegetarian', 'vegan'] as const;
const NO_MEAT = ['pescatarian', ...PLANT_DIETS] as const;

/** Diets, preferences and allergies that exclude a kind of food. */
const NOT_EATEN: Readonly<Record<FoodKind, NotEaten>> = {
  meat: { patterns: NO_MEAT, preferences: NO_MEAT, allergies: [] },
  pork: { patterns: NO_MEAT, preferences: [...NO_MEAT, 'halal', 'kosher'], allergies: [] },
  fish: { patterns: PLANT_DIETS, preferences: PLANT_DIETS, allergies: ['fish'] },
  shellfish: {
    patterns: PLANT_DIETS,
    preferences: [...PLANT_DIETS, 'halal', 'kosher'],
    allergies: ['shellfish'],
  },
  dairy: { patterns: ['vegan'], preferences: ['vegan', 'dairy-free'], allergies: ['milk'] },
  egg: { patterns: ['vegan'], preferences: ['vegan'], allergies: ['egg'] },
  soy: { patterns: [], preferences: [], allergies: ['soy'] },
  nuts: { patterns: [], preferences: [], allergies: ['nuts'] },
  gluten: { patterns: [], preferences: ['gluten-free'], allergies: ['gluten'] },
};

const isEaten = ({ health, dietaryPreference }: Facts, food: Food): boolean => {
  if (typeof food === 'string') return true;
  const { patterns, preferences, allergies } = NOT_EATEN[food[1]];
  return !(
    preferences.includes(dietaryPreference) ||
    (health?.dietPattern && patterns.includes(health.dietPattern)) ||
    health?.allergies.some((allergy) => allergies.includes(allergy))
  );
};

const nameOf = (food: Food): string => (typeof food === 'string' ? food : food[0]);

function lineOf(facts: Facts, foodFirst: FoodFirst): string {
  if (typeof foodFirst === 'string') return foodFirst;
  const { foods, says, otherwise } = foodFirst;
  const left = foods.filter((food) => isEaten(facts, food)).map(nameOf);
  return left.length > 0 || otherwise === undefined ? says(joinWords(left)) : lineOf(facts, otherwise);
}

/** Foods to try before a supplement, limited to the member's diet and allergies, with a reminder about allergies. */
export const foodFirstOf = ({ foodFirst }: { readonly foodFirst: FoodFirst }, facts: Facts): string => {
  const line = lineOf(facts, foodFirst);
  return facts.health && facts.health.allergies.length > 0
    ? `${line} Skip anything you’re allergic to.`
    : line;
};
