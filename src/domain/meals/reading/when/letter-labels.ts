import type { TextToken } from '#domain/foods/search/text.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import { asToken, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

/** Meals by their letters, without a colon: "b oatmeal, l soup, d steak", "b/f 2 weetabix, d salmon". */

const LETTERS = 'bld';
const STARTS = /^(|[,.;\n|])$/;
const MIN_LABELS = 2;

interface Label {
  readonly place: number;
  readonly length: number;
  readonly letter: string;
  readonly isStart: boolean;
}

function labelAt(tokens: readonly TextToken[], place: number): Label | undefined {
  const letter = at(tokens, place);
  const before = tokens[place - 1];
  if (!/^[bld]$/.test(letter) || before?.kind === 'number') return undefined;
  const isBf = letter === 'b' && at(tokens, place + 1) === '/' && at(tokens, place + 2) === 'f';
  const length = isBf ? 3 : 1;
  const next = tokens[place + length];
  const isFood =
    next?.kind === 'number' || (next?.kind === 'word' && next.text.length > 1 && !isUnitWord(next.text));
  return isFood ? { place, length, letter, isStart: STARTS.test(before?.text ?? '') } : undefined;
}

/** Writes such labels with a colon. */
export function withLetterLabels(tokens: readonly TextToken[]): readonly TextToken[] {
  const found = tokens.flatMap((_, place) => labelAt(tokens, place) ?? []);
  const letters = found.map(({ letter }) => letter).join('');
  const isInOrder = [...letters].every(
    (letter, at) => at === 0 || LETTERS.indexOf(letter) > LETTERS.indexOf(letters[at - 1] ?? ''),
  );
  const areLabels =
    isInOrder &&
    (letters === LETTERS || (letters.length >= MIN_LABELS && found.every(({ isStart }) => isStart)));
  if (!areLabels || found[0]?.place !== 0) return tokens;
  return tokens.flatMap((token, place): readonly TextToken[] => {
    const label = found.find((one) => place >= one.place && place < one.place + one.length);
    if (label === undefined) return [token];
    if (place !== label.place) return [];
    const mark = asToken(token, 'mark', ':');
    return [...(place > 0 ? [asToken(token, 'mark', '.')] : []), token, mark];
  });
}
