import type { FoodIndex } from './food-index.ts';

const MAX_LOOKED_AT = 200;

/** Known terms that start like a word, most common first. */
export function termsBeginning(index: FoodIndex, start: string, limit: number): readonly string[] {
  const sorted = index.sortedTerms();
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; (sorted[at] ?? '').startsWith(start) && found.length < MAX_LOOKED_AT; at += 1)
    found.push(sorted[at] ?? '');
  const foodsWith = (term: string): number => index.termFoods[index.termIds.get(term) ?? -1] ?? 0;
  return found.toSorted((a, b) => foodsWith(b) - foodsWith(a)).slice(0, limit);
}
