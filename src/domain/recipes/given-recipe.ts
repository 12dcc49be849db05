/** An ingredient as another app has it. */
export interface GivenIngredient {
  /** As a person would read it: "2 cups flour". */
  readonly text: string;
  /** "Salt" alone could be any amount. */
  readonly hasAmount: boolean;
}

/** A recipe as another app has it. */
export interface GivenRecipe {
  /** Its id there. */
  readonly key: string;
  readonly name: string;
  /** Where to read it. */
  readonly link: string;
  /** Undefined if it doesn't say. */
  readonly servings: number | undefined;
  readonly ingredients: readonly GivenIngredient[];
}

const AMOUNT = /[\d½⅓⅔¼¾⅛⅜⅝⅞]|^\s*(an?|one|two|three|four|half|pinch|dash|handful)\b/i;

/** An ingredient written as one line; what follows a comma is how to prepare it. */
export const ingredientOfLine = (line: string): GivenIngredient => ({
  text: line.replace(/,\s.*$/s, '').trim(),
  hasAmount: AMOUNT.test(line),
});
