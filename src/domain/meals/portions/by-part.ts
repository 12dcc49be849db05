import type { Food } from '#domain/foods/food.ts';
import type { Unit } from './find-unit.ts';
import { COUNTED_SPREAD, SCALED_SPREAD } from './portion-grams.ts';

/** What is baked whole and served in slices. */
const WHOLE_BAKES =
  /\b(cake|pie|tart|quiche|cheesecake|lasagn[ae]|casserole|bake|cobbler|crumble|frittata|gateau|strudel|torte)\b/i;
const SLICES_OF_WHOLE = 8;

/** "Half the fries" are half of a portion, not of one. */
const MANY_PIECES = 4;

/** A half that is most of the usual portion is one half of a fruit. */
const NEARLY_USUAL = 0.6;

/** Half a pizza is half of a whole pizza, not half of the default slice; an eighth of a cake is a slice of it. */
export function byPart(food: Food, part: number): Unit | undefined {
  const whole = ['whole', 'medium', 'pie', 'cake', 'loaf'].flatMap(
    (name) => food.portions.find(({ label }) => label === name) ?? [],
  )[0];
  if (whole === undefined && part < 0.5 && WHOLE_BAKES.test(food.name)) {
    const { label, grams } =
      food.portions.find((portion) => portion.label === 'slice') ?? food.defaultPortion;
    return { label, gramsEach: grams * SLICES_OF_WHOLE, spread: 0.4, fit: 0.85 };
  }
  const usual = food.defaultPortion;
  // Half a canned peach; half the walnuts are half of a handful.
  const half = part === 0.5 ? food.portions.find(({ label }) => label === 'half') : undefined;
  if (half !== undefined && half.grams >= NEARLY_USUAL * usual.grams)
    return { label: half.label, gramsEach: half.grams / part, spread: COUNTED_SPREAD, fit: 1 };
  if (whole !== undefined && whole.grams >= 3.5 * usual.grams)
    return { label: whole.label, gramsEach: whole.grams, spread: SCALED_SPREAD, fit: 0.9 };
  const piece = food.portions.find(({ label }) => label === 'piece');
  return piece !== undefined && usual.grams >= MANY_PIECES * piece.grams
    ? { label: usual.label, gramsEach: usual.grams, spread: SCALED_SPREAD, fit: 0.85 }
    : undefined;
}
