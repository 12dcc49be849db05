import type { FoodPreferences } from '#contract/account/food-preferences.ts';

const MAX_WORDS = 50;
const MAX_CHARACTERS = 60;

/** Error of a free-text list; undefined if there is none. */
export function wordsFault(words: readonly string[]): string | undefined {
  if (words.length > MAX_WORDS) return `Add up to ${MAX_WORDS} items.`;
  const long = words.find((word) => word.length > MAX_CHARACTERS);
  return long === undefined
    ? undefined
    : `“${long.slice(0, 20)}…” is longer than ${MAX_CHARACTERS} characters.`;
}

/** Adds or removes a choice. */
export const toggled = <Value extends string>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** Whether two lists have the same elements, in any order. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Whether there is anything to save. */
export const isChanged = (form: FoodPreferences, saved: FoodPreferences): boolean =>
  form.dietaryPreference !== saved.dietaryPreference ||
  !isSame(form.allergens, saved.allergens) ||
  !isSame(form.otherAllergies, saved.otherAllergies) ||
  !isSame(form.dislikes, saved.dislikes) ||
  !isSame(form.cuisines, saved.cuisines);
