/** An ingredient as stored in another app. */
export interface ExternalIngredient {
  /** As a person would read it: "2 cups flour". */
  readonly text: string;
  /** "Salt" alone could be any amount. */
  readonly hasAmount: boolean;
}

/** A recipe as another app has it. */
export interface ExternalRecipe {
  /** Its id there. */
  readonly key: string;
  readonly name: string;
  /** Where to read it. */
  readonly link: string;
  /** Undefined if it doesn't say. */
  readonly servings: number | undefined;
  readonly ingredients: readonly ExternalIngredient[];
}

const AMOUNT = /[\d½⅓⅔¼¾⅛⅜⅝⅞]|^\s*(an?|one|two|three|four|half|pinch|dash|handful)\b/i;

/** An ingredient on one line; the text after a comma is its preparation. */
export const ingredientOfLine = (line: string): ExternalIngredient => ({
  text: line.replace(/,\s.*$/s, '').trim(),
  hasAmount: AMOUNT.test(line),
});
