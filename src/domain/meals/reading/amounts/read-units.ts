import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { FREE_UNIT_WORDS, MEASURES, OF_UNIT_WORDS, type Measure } from '#domain/meals/portions/units.ts';

/** A position in a text that reading advances. */
export interface Cursor {
  readonly tokens: readonly TextToken[];
  at: number;
}

export const textAt = (cursor: Cursor, ahead = 0): string => cursor.tokens[cursor.at + ahead]?.text ?? '';

/** Reads a mass or volume unit at the cursor, including "fl oz" and "fluid ounces", and moves past it. */
export function readMeasure(cursor: Cursor, afterNumber: boolean): Measure | undefined {
  const stem = stemWord(textAt(cursor));
  const next = stemWord(textAt(cursor, 1));
  if (/^(fl|fluid)$/.test(stem)) {
    const dot = next === '.' ? 1 : 0;
    if (!/^(oz|ounce)$/.test(stemWord(textAt(cursor, 1 + dot)))) return undefined;
    cursor.at += 2 + dot;
    return MEASURES.get('floz');
  }
  if (/^(cubic|square)$/.test(stem) && next.startsWith('inch')) {
    cursor.at += 2;
    return MEASURES.get(`${stem}inch`);
  }
  const measure = MEASURES.get(stem);
  if (measure === undefined || (!afterNumber && stem.length < 3 && next !== 'of')) return undefined;
  if (measure.label === 'cup' && /^(noodle|cake)$/.test(next)) return undefined;
  cursor.at += 1;
  if (textAt(cursor) === '.') cursor.at += 1;
  return measure;
}

/** "A bowl with chicken and rice" is a dish, "a slice" an amount. */
const DISHES = /^(bowl|plate|case|loaf|individual)$/;

/** Reads a household word for a container or piece at the cursor and moves past it and a following "of". */
export function readPortionUnit(cursor: Cursor, isCounted: boolean, isArticle = false): string | undefined {
  let ahead = 0;
  const stem = stemWord(textAt(cursor));
  const next = textAt(cursor, 1);
  if (stem === 'serving' && /^(bag|container|packet|size|box|bottle|can|carton|cup)$/.test(next)) ahead = 1;
  const portionUnit = ahead === 1 ? stemWord(next) : stem;
  const after = textAt(cursor, ahead + 1);
  const isFree = FREE_UNIT_WORDS.has(portionUnit);
  if (!isFree && !(OF_UNIT_WORDS.has(portionUnit) && after === 'of')) return undefined;
  if (isFree && after === '' && !isCounted && !(isArticle && !DISHES.test(portionUnit))) return undefined;
  cursor.at += ahead + (after === 'of' ? 2 : 1);
  return portionUnit;
}
