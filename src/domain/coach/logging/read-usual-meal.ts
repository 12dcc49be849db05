import { mealOf } from '#domain/coach/abilities/read-ideas.ts';
import type { MealKind } from '#domain/meals/meal.ts';

/** A meal to log again. */
export interface UsualMeal {
  /** Undefined for the one of this time of day. */
  readonly meal: MealKind | undefined;
  /** The one of yesterday; otherwise the most frequent. */
  readonly isYesterdays: boolean;
}

const KIND = '(?:breakfast|lunch|dinner|supper|snack|meal)';
const DOING = '(?:(?:log|add|record|track|repeat|copy|i had|had|i ate|ate|having|it was) )?';
const USUAL = new RegExp(
  `^${DOING}(?:my |the )?(?:usual|regular|normal|typical|standard)(?: ${KIND})?(?: (?:yesterday(?: (?:morning|evening))?|last night|this (?:morning|afternoon)))?$`,
);
const YESTERDAYS = new RegExp(
  `^${DOING}(?:the )?same ${KIND} as yesterday$|^(?:log|add|repeat|copy|i had|had) yesterday's ${KIND}(?: again)?$`,
);
/** A bare “the usual” may be small talk, so it needs a verb or a meal. */
const NAMED = new RegExp(`\\b${KIND}\\b|^(?:log|add|record|track|repeat|copy|i had|had)\\b`);

/** Reads “log my usual breakfast”, “same lunch as yesterday”. @param text plain words */
export function readUsualMeal(text: string): UsualMeal | undefined {
  const isYesterdays = YESTERDAYS.test(text);
  return isYesterdays || (USUAL.test(text) && NAMED.test(text))
    ? { meal: mealOf(text), isYesterdays }
    : undefined;
}
