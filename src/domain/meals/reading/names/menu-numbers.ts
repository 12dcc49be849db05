import type { TextToken } from '#domain/foods/search/text.ts';
import { wordAt as at } from '#domain/meals/reading/text/tokens.ts';

const ENTRY = /^(combo|combos|meal|meals|special)$/;

/** End of "a #1 combo with", "number 3 meal", "combo #3" at a position; the position itself if there is none. */
function entryEnd(tokens: readonly TextToken[], place: number): number {
  const start = /^(a|an|the)$/.test(at(tokens, place)) ? place + 1 : place;
  const isBehind = ENTRY.test(at(tokens, start));
  const mark = isBehind ? start + 1 : start;
  const isMarked = /^(#|number|no|nr)$/.test(at(tokens, mark)) && tokens[mark + 1]?.kind === 'number';
  if (!isMarked || !(isBehind || ENTRY.test(at(tokens, mark + 2)))) return place;
  const end = isBehind ? mark + 2 : mark + 3;
  return /^(with|w)$/.test(at(tokens, end)) && at(tokens, end + 1) !== '/' ? end + 1 : end;
}

/** "A #1 combo with a Coke": an entry of a menu names no food. */
export function withoutMenuNumbers(tokens: readonly TextToken[]): readonly TextToken[] {
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const end = entryEnd(tokens, place);
    const token = tokens[place];
    if (end === place && token !== undefined) kept.push(token);
    place = Math.max(end, place + 1);
  }
  return kept;
}
