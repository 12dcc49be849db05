import type { Food } from './food.ts';
import { parseFoods, type TableSource } from './parse-foods.ts';

const MARK = '\u001e';

/** Joins the authored tables and the figures into the one text that a browser fetches. The figures stand first. */
export function joinFoodsText(tables: readonly TableSource[], figures: TableSource): string {
  return [figures, ...tables].map(({ file, text }) => `${file}\n${text}`).join(MARK);
}

/** Reads the text of `joinFoodsText`. @throws FoodTableError as `parseFoods` does. */
export function parseFoodsText(joined: string): Food[] {
  const [figures = { file: 'figures', text: '' }, ...tables] = joined.split(MARK).map((part) => {
    const cut = part.indexOf('\n');
    return { file: part.slice(0, cut), text: part.slice(cut + 1) };
  });
  return parseFoods(tables, figures);
}
