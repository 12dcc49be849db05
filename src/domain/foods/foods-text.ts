import type { Food } from './food.ts';
import { parseFoodsSteps } from './parse-foods.ts';
import { bareGlycemicIndices } from './parse-glycemic-indices.ts';
import { runSteps, type Steps } from './steps.ts';
import type { TableSource } from './table-source.ts';

const MARK = '\u001e';

/**
 * Joins the authored tables, the figures, the glycemic indices and the doubts about foods into the one text that a browser fetches. The
 * figures come first, the indices (without their sources) second, the doubts third.
 */
export function joinFoodsText(
  tables: readonly TableSource[],
  figures: TableSource,
  glycemicIndices: TableSource,
  doubts: TableSource,
): string {
  return [figures, bareGlycemicIndices(glycemicIndices), doubts, ...tables]
    .map(({ file, text }) => `${file}\n${text}`)
    .join(MARK);
}

/** Reads the text of `joinFoodsText`. @throws FoodTableError as `parseFoods` does. */
export const parseFoodsText = (joined: string): Food[] => runSteps(foodsTextSteps(joined));

/** `parseFoodsText` with pauses. */
export function* foodsTextSteps(joined: string): Steps<Food[]> {
  const [figures = { file: 'figures', text: '' }, glycemicIndices, doubts, ...tables] = joined
    .split(MARK)
    .map((part) => {
      const cut = part.indexOf('\n');
      return { file: part.slice(0, cut), text: part.slice(cut + 1) };
    });
  return yield* parseFoodsSteps(tables, figures, glycemicIndices, doubts);
}
