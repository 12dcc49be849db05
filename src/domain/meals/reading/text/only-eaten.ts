import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { CORRECTION, ONLY } from './split-clauses.ts';
import type { Reread } from './shares.ts';
import { asToken, isEnd, wordAt as at } from './tokens.ts';

/** The only food eaten among those named: "curry and rice, only had the curry", "no scrap that, just the coke". */

const BEFORE = /^(just|only|actually|i|we|had|ate|have|eaten|drank|the|my)$/;
const MAX_BEFORE = 6;

const MADE_OF_PARTS =
  /^(smoothie|smoothy|shake|salad|bowl|sandwich|wrap|omelet|omelette|sub|plate|breakfast)$/;

/** "Chicken, no potatoes just carrots": the carrots replace what was left out, not the chicken. */
function isInsteadOf(kept: readonly TextToken[], next: TextToken): boolean {
  if (kept.at(-1)?.text !== ',') return false;
  const from = kept.findLastIndex((token, place) => place < kept.length - 1 && isEnd(token)) + 1;
  const no = kept.findIndex(({ text }, place) => place >= from && /^(no|without|minus)$/.test(text));
  const named = kept.slice(0, Math.max(no, 0)).filter(({ kind }) => kind === 'word');
  // "Smoothie but no banana - just berries and spinach": what is in it.
  if (MADE_OF_PARTS.test(stemWord(named.findLast(({ text }) => text !== 'but')?.text ?? ''))) return false;
  return named.length > 0 && !named.some(({ text }) => stemWord(text) === stemWord(next.text));
}

/** "Just the coke", "only ate the fish" after other foods become their own token. */
export function readOnly(
  tokens: readonly TextToken[],
  place: number,
  kept: readonly TextToken[],
): Reread | undefined {
  const token = tokens[place];
  const before = kept.at(-1);
  if (token === undefined || before === undefined || !/^(just|only|actually|i|we)$/.test(token.text))
    return undefined;
  const isAfter = isEnd(before) || /^[-–—]$/.test(before.text) || /^(and|but|so|then)$/.test(before.text);
  let end = place;
  while (end < place + MAX_BEFORE && BEFORE.test(at(tokens, end))) end += 1;
  const said = tokens.slice(place, end);
  const isOnly = said.some(({ text }) => /^(just|only)$/.test(text));
  const next = tokens[end];
  if (!isAfter || !isOnly || next?.kind !== 'word' || /^(a|an|some|half)$/.test(next.text)) return undefined;
  if (isInsteadOf(kept, next)) return { read: [], end };
  return { read: [asToken(token, 'mark', ONLY)], end };
}

const PART =
  /^(tortillas?|buns?|bread|shells?|rice|cheese|sauce|dressing|croutons|wrap|roll|noodles|pasta|mayo|bacon|toast|potato|potatoes|naan|pitt?a|base|egg|yolks?|meat|gravy|butter|cream|icing|frosting|beans|sausages?|mushrooms?|tomato|tomatoes|peas|carrots|onions?|olives|peppers?|pickles?|lettuce|salad|veg|vegetables|chips|fries|chicken|beef|pork|prawns|shrimp|slaw|coleslaw|avocado|syrup|skins?|batter|breading|fat)$/;

const MAX_LEFT = 3;
const TRAIL = /^(but|so|then|instead|just|only|and|&|actually|though)$/;

/** "Fish and chips but left the chips": removes food that was named before but not eaten. */
export function withoutNamed(
  kept: readonly TextToken[],
  passage: readonly TextToken[],
): readonly TextToken[] | undefined {
  const end = passage.findIndex(({ text }) => TRAIL.test(text));
  // "Left all 3 sausages": as many as there were.
  const left = (end < 0 ? passage : passage.slice(0, end)).filter(
    ({ kind, text }, place) =>
      kind !== 'number' &&
      !/^(the|my|all|any|both|of|two|three|four|five|six)$/.test(text) &&
      // "Took the skin off"
      !(place > 0 && /^(off|out|away)$/.test(text)),
  );
  const [first] = left;
  // "Fajitas but skipped the tortillas": a part of the dish before.
  const isPart =
    left.length === 1 &&
    PART.test(first?.text ?? '') &&
    kept.length > 0 &&
    !/^[.;!?\n]$/.test(kept.at(-1)?.text ?? '');
  const isNamed =
    isPart ||
    (left.length <= MAX_LEFT &&
      left.every(
        ({ kind, text }) => kind === 'word' && kept.some((other) => stemWord(other.text) === stemWord(text)),
      ));
  return first === undefined || !isNamed
    ? undefined
    : [asToken(first, 'mark', ','), asToken(first, 'word', 'without'), ...left, asToken(first, 'mark', ',')];
}

/** Whether the token replaces a correction before it: "scrap that, just the coke". */
export const isCorrected = (token: TextToken | undefined): boolean => token?.text === CORRECTION;
