import type { TextToken } from '#domain/foods/search/text.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import { asToken, isEnd, textAhead, wordAt as at, wordCount } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

/** Packages: what is sold in them, and how much of it. */

const AHEAD = 9;
/** A heavier package holds prepared noodles. */
const MAX_DRY_GRAMS = 150;
const GRAMS_IN_OZ = 28.35;
const DRY_PACKAGE =
  /^[\d.]+ (?:- )?(?:oz|ounces?|g|grams?) (?:packages?|packs?|packets?|blocks?|bricks?) (?:of )?(?=(?:(?!(?:dry|cooked|prepared|fresh|frozen|rice)\b)\S+ )?(?:ramen|noodles?) )/;

/** "A 3 oz package of ramen": the label's weight is that of the dry noodles. */
const dryPackage: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token?.kind !== 'number') return undefined;
  const said = DRY_PACKAGE.exec(textAhead(tokens, place, AHEAD))?.[0];
  if (said === undefined) return undefined;
  const grams = Number(token.text) * (/ (oz|ounces?) /.test(said) ? GRAMS_IN_OZ : 1);
  if (grams > MAX_DRY_GRAMS) return undefined;
  const end = place + wordCount(said);
  const dry = (/^ramen$/.test(at(tokens, end)) ? ['dry'] : ['dry', 'ramen']).map((word) =>
    asToken(token, 'word', word),
  );
  return { read: [...tokens.slice(place, end), ...dry], end };
};

const CONDENSED_CAN = /^10(?:\.5|\.75)? (?:- )?(?:oz|ounces?) (?:(?:can|tin) of |canned )(?:\S+ ){0,5}soup /;
const AS_EATEN = 2;

/** Cans of 10.5 to 10.75 oz are condensed: with a can of water they make twice as much soup. */
const condensedCan: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token?.kind !== 'number' || !CONDENSED_CAN.test(textAhead(tokens, place, AHEAD))) return undefined;
  return { read: [asToken(token, 'number', `${AS_EATEN * Number(token.text)}`)], end: place + 1 };
};

const FROM_SMALL_BOX =
  /^some ((?:[a-z'-]+ ){1,3})from (an? (?:mini|miniature|fun size|snack size|small|individual|single serving|personal) (?:box|bag|packet|pouch|can|carton|cup|container|pack|package) )/;

/** "Some raisins from a miniature box": all that is in it. */
const fromSmallBox: Rewrite = (tokens, place) => {
  const said = FROM_SMALL_BOX.exec(textAhead(tokens, place, AHEAD));
  const [whole, food, box] = said ?? [];
  const token = tokens[place];
  if (whole === undefined || food === undefined || box === undefined || token === undefined) return undefined;
  const end = place + wordCount(whole);
  const boxed = tokens.slice(end - wordCount(box), end);
  return {
    read: [
      ...boxed.map(({ kind, text }) => asToken(token, kind, text)),
      asToken(token, 'word', 'of'),
      ...tokens.slice(place + 1, place + 1 + wordCount(food)),
    ],
    end,
  };
};

const CUT = /^(piece|slice|wedge|square)$/;
const BEFORE_ANOTHER = /^(and|,|&|plus)$/;
const MAX_NAME_WORDS = 7;

/** "A piece of cheese pizza and a piece with vegetables": another kind of the same food. */
const anotherKind: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const unit = stemWord(at(tokens, place + 1));
  const isAnother = /^(a|one|another|1)$/.test(token?.text ?? '') && CUT.test(unit);
  if (!isAnother || token === undefined || at(tokens, place + 2) !== 'with') return undefined;
  if (!BEFORE_ANOTHER.test(at(tokens, place - 1))) return undefined;
  const before = tokens.slice(Math.max(0, place - MAX_NAME_WORDS - 3), place - 1);
  const start = before.findLastIndex(
    ({ text }, index) => stemWord(text) === unit && before[index + 1]?.text === 'of',
  );
  const name: readonly TextToken[] = start < 0 ? [] : before.slice(start + 2);
  const food = name.at(-1);
  if (food === undefined || name.some(({ kind }) => kind !== 'word')) return undefined;
  return {
    read: [
      ...tokens.slice(place, place + 2),
      asToken(token, 'word', 'of'),
      asToken(token, 'word', food.text),
    ],
    end: place + 2,
  };
};

const NAME_WORDS = 3;

/** "Crustless quiche": one without its crust. */
const crustless: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token?.text !== 'crustless') return undefined;
  let end = place + 1;
  while (
    end <= place + NAME_WORDS &&
    tokens[end]?.kind === 'word' &&
    !/^(with|and|w|for|in|on)$/.test(at(tokens, end))
  )
    end += 1;
  const last = tokens[end - 1];
  if (end === place + 1 || last === undefined) return undefined;
  const without = ['without', 'crust'].map((word) => asToken(last, 'word', word));
  return { read: [...tokens.slice(place + 1, end), ...without], end };
};

/** "A bowl of cereal, about a cup": how much the bowl held. */
const restatedMeasure: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const isArticle =
    token?.text === 'a' && /^(about|around|roughly|approximately)$/.test(at(tokens, place - 1));
  const isRestated = isArticle && /^[,(]$/.test(at(tokens, place - 2)) && isEnd(tokens[place + 2]);
  return isRestated && MEASURES.has(stemWord(at(tokens, place + 1)))
    ? { read: [asToken(token, 'number', '1')], end: place + 1 }
    : undefined;
};

export const PACKAGE_REWRITES: readonly Rewrite[] = [
  dryPackage,
  condensedCan,
  fromSmallBox,
  anotherKind,
  crustless,
  restatedMeasure,
];
