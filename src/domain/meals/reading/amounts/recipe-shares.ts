import type { TextToken } from '#domain/foods/search/text.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import { isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import { AFTER_STATEMENT, type Batch } from './batch-statements.ts';
import { readNumber } from './numbers.ts';

/** Reads a recipe with ingredients between its yield and the eaten share: "chili for 6 (500 g mince, 2 tins beans), ate one portion". */

interface Said {
  readonly value: number;
  /** Tokens from and up to. */
  readonly from: number;
  readonly to: number;
}

const ATE = /^(had|ate|eat|eaten|drank|took|finished|having|have|tried)$/;
const NEAR = /^(about|around|roughly|only|just|like|maybe|my|the|a|an|myself)$/;
const SERVING =
  /^(servings?|portions?|bowls?|slices?|pieces?|squares?|bars?|wedges?|people|persons|adults|of|us|them|it|those|that|this|each)$/;
const BATCH = /^(about|around|roughly|only|just|like|maybe|my|the|a|an|myself|batch|of)$/;
const NAME = /^(?!(?:from|using|with|and|i|had|ate|made|w)$)\p{L}{2,}$/u;
const MAX_NAME = 3;
const LISTS = /^(:|\(|-|–|—|=|made|with|w|from|using)$/;
const MAX_SERVINGS = 48;

const skip = (tokens: readonly TextToken[], from: number, words: RegExp): number => {
  let place = from;
  while (words.test(at(tokens, place))) place += 1;
  return place;
};

/** "Ate my quarter", "had 2 pieces", "my share was a fifth". */
function eatenAt(tokens: readonly TextToken[], from: number): Said | undefined {
  const isMine = at(tokens, from) === 'my' && /^(share|portion|part|bit)$/.test(at(tokens, from + 1));
  const verb = isMine ? from + 2 : from;
  if (!(isMine ? /^(was|is|=|:)$/ : ATE).test(at(tokens, verb))) return undefined;
  const place = skip(tokens, verb + 1, NEAR);
  const number = readNumber(tokens, place);
  const isOne = /^(a|an|my)$/.test(at(tokens, place - 1)) && SERVING.test(at(tokens, place));
  if (number === undefined && !isOne) return undefined;
  const to = skip(tokens, number?.next ?? place, SERVING);
  const isWhole = isEnd(tokens[to]) || AFTER_STATEMENT.test(at(tokens, to));
  return isWhole ? { value: number?.value ?? 1, from, to } : undefined;
}

/** "For 4", "serves 6", "cut into 8", ", 10 slices,". */
function yieldAt(tokens: readonly TextToken[], from: number): Said | undefined {
  const isCut =
    /^(cut|split|sliced|divided|portioned)$/.test(at(tokens, from)) &&
    /^(in|into)$/.test(at(tokens, from + 1));
  const isBatch = /^(batch|tray|tin|pan)$/.test(at(tokens, from)) && at(tokens, from + 1) === 'of';
  const isVerb =
    isBatch || /^(for|serves|feeds|makes|made|baked|cooked|prepared|yields?)$/.test(at(tokens, from));
  const place = isCut ? from + 2 : isVerb ? skip(tokens, from + 1, BATCH) : from;
  const number = readNumber(tokens, place);
  if (number === undefined || !Number.isInteger(number.value) || number.value < 2) return undefined;
  const to = skip(tokens, number.next, SERVING);
  const isStated = isCut || isVerb || (to > number.next && (from === 0 || isEnd(tokens[from - 1])));
  // "Made 12 flapjacks with 300 g oats": names what was made.
  const named = isVerb ? skip(tokens, to, NAME) : to;
  const isWhole =
    isEnd(tokens[to]) ||
    /^(from|using|with|and|i|had|ate|made)$/.test(at(tokens, to)) ||
    (named > to && named <= to + MAX_NAME && LISTS.test(at(tokens, named)));
  return isStated && isWhole && number.value <= MAX_SERVINGS ? { value: number.value, from, to } : undefined;
}

const MIN_INGREDIENTS = 2;

/** Extracts the yield and the eaten share from a text that lists ingredients before that share. Undefined if it isn't such a recipe. */
export function readRecipe(
  tokens: readonly TextToken[],
): { readonly kept: readonly TextToken[]; readonly batches: readonly Batch[] } | undefined {
  const place = tokens.findLastIndex((_, from) => eatenAt(tokens, from) !== undefined);
  const eaten = eatenAt(tokens, place);
  if (eaten === undefined || !tokens.slice(0, place).some(({ text }) => LISTS.test(text))) return undefined;
  const yields = tokens.slice(0, place).flatMap((_, from) => yieldAt(tokens, from) ?? []);
  const served = yields.at(-1);
  const isIn = (from: number, said: Said | undefined): boolean =>
    said !== undefined && from >= said.from && from < said.to;
  const ingredients = tokens
    .slice(0, place)
    .filter(
      ({ kind, text }, from) =>
        (kind === 'number' ||
          /^(one|two|three|four|half)$/.test(text) ||
          (/^an?$/.test(text) && isUnitWord(at(tokens, from + 1)))) &&
        !isIn(from, served),
    );
  const share = eaten.value < 1 ? eaten.value : eaten.value / (served?.value ?? 0);
  if (ingredients.length < MIN_INGREDIENTS || !(share < 1)) return undefined;
  return {
    kept: tokens.filter((_, from) => !isIn(from, served) && !isIn(from, eaten)),
    batches: [
      {
        until: tokens[place]?.start ?? 0,
        share,
        servings: eaten.value < 1 ? eaten.value * (served?.value ?? 1) : eaten.value,
        isCut: false,
      },
    ],
  };
}
