import type { FoodIndex } from './food-index.ts';
import { termsOfText, type Term } from './food-terms.ts';
import type { Food } from './food.ts';
import { matchFoods } from './match-foods.ts';

const LONGEST_QUERY = 100;
const MOST_ENDINGS = 24;

/** Known terms that begin as the last word does; the word itself first. */
function endings(index: FoodIndex, start: string): string[] {
  const sorted = index.sortedTerms();
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; (sorted[at] ?? '').startsWith(start) && found.length < 200; at += 1)
    found.push(sorted[at] ?? '');
  const foodsWith = (term: string): number => index.termFoods[index.termIds.get(term) ?? -1] ?? 0;
  return found.toSorted((a, b) => foodsWith(b) - foodsWith(a)).slice(0, MOST_ENDINGS);
}

/** A word before the last that is only begun ("scramb egg") stands for the commonest word that begins so. */
function finished(index: FoodIndex, term: Term): Term {
  if (index.termIds.has(term.text) || term.text.length < 3) return term;
  const [text = term.text] = endings(index, term.text);
  return { ...term, text };
}

/**
 * Foods for a box that is typed into: words in any order, plurals, slips of the keyboard, and a last word that is not finished.
 * @param limit most results
 * @returns best first; nothing for a text without letters
 */
export function searchFoods(index: FoodIndex, query: string, limit: number): readonly Food[] {
  const terms = termsOfText(query.slice(0, LONGEST_QUERY)).map((term, at, all) =>
    at < all.length - 1 ? finished(index, term) : term,
  );
  const last = terms.at(-1);
  if (last === undefined) return [];
  const typed = query.slice(0, LONGEST_QUERY).trim().toLowerCase().split(/\s+/).at(-1) ?? '';
  const starts = [...new Set([last.text, typed])].filter((start) => start.length > 0);
  const unfinished = starts.flatMap((start) => endings(index, start)).filter((term) => term !== last.text);
  const scores = new Map<Food, number>();
  const add = (words: typeof terms, factor: number): void => {
    for (const { food, score } of matchFoods(index, words, limit))
      scores.set(food, Math.max(scores.get(food) ?? 0, score * factor));
  };
  add(terms, 1);
  for (const text of new Set(unfinished)) {
    const share = Math.min(1, typed.length / Math.max(1, text.length));
    add([...terms.slice(0, -1), { ...last, text }], 0.8 + 0.19 * share);
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([food]) => food);
}
