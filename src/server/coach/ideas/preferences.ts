import { eq } from 'drizzle-orm';
import type { DietaryPreference } from '#domain/account/profile.ts';
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import { allergensOf, eatingRules } from '#domain/coach/memory/eating-rules.ts';
import { weekdayOf } from '#domain/time/local-date.ts';
import { foodPreferences } from '#server/account/tables.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { factsInUse } from '#server/coach/memory/queries.ts';
import { memberOn } from '#server/member/queries.ts';

/** What a member eats and avoids. */
export type EatingPreferences = Awaited<ReturnType<typeof preferencesOf>>;

/**
 * Reads a member's diets, allergies, dislikes and cuisines, including remembered facts.
 * @param named foods to exclude this time
 * @param namedDiets to follow this time
 */
export async function preferencesOf(
  { db, userId, nowMs, today }: CoachAsker,
  named: readonly string[],
  namedDiets: readonly DietaryPreference[] = [],
) {
  const [facts, { profile }, [found]] = await Promise.all([
    factsInUse(db, userId),
    memberOn(db, userId, nowMs),
    db.select().from(foodPreferences).where(eq(foodPreferences.userId, userId)),
  ]);
  const isAllergen = (code: string): code is Allergen => ALLERGENS.some((allergen) => allergen === code);
  const allergies = found?.allergies ?? [];
  const rules = eatingRules(facts, weekdayOf(today));
  const allergens = [
    ...new Set([...allergies.filter(isAllergen), ...rules.allergens, ...named.flatMap(allergensOf)]),
  ];
  const otherAllergies = allergies.filter((code) => !isAllergen(code));
  return {
    rules,
    /** What is named as left out. */
    avoided: [
      ...allergens.map((allergen) => ALLERGEN_NAMES[allergen]),
      ...otherAllergies,
      ...[...named, ...rules.without].filter((word) => allergensOf(word).length === 0),
    ],
    cuisines: found?.cuisines ?? [],
    diets: [profile.dietaryPreference, ...rules.diets, ...namedDiets],
    aversions: {
      allergens,
      otherAllergies,
      dislikes: [...(found?.dislikes ?? []), ...named, ...rules.without],
    },
  };
}
