import { spiritMeasure } from './spirit-measures.ts';
import { spokenHundreds } from './spoken-hundreds.ts';
import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { FREE_UNIT_WORDS, isUnitWord, MEASURES } from '#domain/meals/portions/units.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { barePercent, percentAfter, percentInBrackets, percentOf } from './percents.ts';
import { approximated, behindFood, bracketedCount, ish, sizeBehind, timesMeasure } from './behind-food.ts';
import { bareMilk, plantMilk } from './bare-milk.ts';
import type { Rewrite, Rewritten } from './rewrite.ts';
import { pubHalf, wineColor } from './pints-of-beer.ts';
import { withAmountOfEach, withEachLast, withMeasureOfBoth } from './amount-of-each.ts';
import { amountOfIt } from './amount-of-it.ts';
import { sumOfWeights } from './sum-of-weights.ts';
import { nonDairy, zeroOf } from '#domain/meals/reading/text/free-of.ts';
import { doubleServing, meatKind, overEasy, theKind } from './kinds.ts';
import { countedKinds, kindsOfMany } from './kinds-of-many.ts';
import { addedProtein, proteinFood, statedNutrient } from './protein.ts';
import { labelSaid, totalEnergy, withEnergyPerHundred, withListedEnergy } from './stated-energy.ts';
import { cutPieces } from './cut-pieces.ts';
import { eatenEdges } from './edges.ts';
import { madeThenAte } from './made-then-ate.ts';
import { PACKAGE_REWRITES } from './packages.ts';
import { shareOfDish } from './share-of-dish.ts';
import { sharedSome } from './shared-some.ts';
import { sweetened } from './sweetened.ts';
import { secondHelping } from './second-helping.ts';
import { ateSome, madeInBrackets, someOfMany } from './some-of-many.ts';
import { colorsOfOne, flavorsOfMilk } from '#domain/meals/reading/names/shared-noun.ts';
import { asToken, isEnd, PRONOUN, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

/** Rewrites amounts that surround their unit or food so that they come before it: "a cup and a half", "50% of", "x2 eggs". */

const MAX_NAME_WORDS = 3;
const PARTS: Readonly<Record<string, number>> = { half: 0.5, third: 1 / 3, quarter: 0.25 };

/** "A cup and a half of rice", "2 slices and a half", "a bagel and a half". */
const unitAndPart: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined) return undefined;
  const said = /^(a|an)$/.test(token.text) ? { value: 1, next: place + 1 } : readNumber(tokens, place);
  if (said === undefined || !Number.isInteger(said.value)) return undefined;
  let and = said.next;
  while (and <= said.next + MAX_NAME_WORDS && tokens[and]?.kind === 'word' && at(tokens, and) !== 'and')
    and += 1;
  if (and === said.next || !/^(and|&)$/.test(at(tokens, and)) || at(tokens, and + 1) !== 'a')
    return undefined;
  const part = PARTS[at(tokens, and + 2)];
  const after = tokens[and + 3];
  const unit = stemWord(at(tokens, said.next));
  const isOfUnit = and === said.next + 1 && (MEASURES.has(unit) || FREE_UNIT_WORDS.has(unit));
  const isWhole = isEnd(after) || /^(with|w|and|on|for|at|in|plus)$/.test(after?.text ?? '');
  // "2 eggs and a half cup of rice", "4 crackers and a quarter of an avocado": the part is the next food's.
  if (part === undefined || !(isWhole || isOfUnit)) return undefined;
  const number = asToken(token, 'number', `${said.value + part}`);
  return { read: [number, ...tokens.slice(said.next, and)], end: and + 3 };
};

/** "x2 eggs", "x 3 toast" at the start of a line. */
const leadingTimes: Rewrite = (tokens, place) => {
  const isTimes = /^[x×]$/.test(at(tokens, place)) && tokens[place + 1]?.kind === 'number';
  const isStart = place === 0 || isEnd(tokens[place - 1]);
  const isFood =
    tokens[place + 2]?.kind === 'word' && !/^(at|for|in|on|today|please)$/.test(at(tokens, place + 2));
  return isTimes && isStart && isFood ? { read: [], end: place + 1 } : undefined;
};

/** Cooks write T for a tablespoon and t for a teaspoon, but a T-bone is a steak. */
const spoonLetter: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token?.text !== 't' || tokens[place - 1]?.kind !== 'number' || /^(-|bone)$/.test(at(tokens, place + 1)))
    return undefined;
  return { read: [asToken(token, 'word', token.isCapital === true ? 'tbsp' : 'tsp')], end: place + 1 };
};

/** "1-1/2 cups": recipes join whole number and fraction with a hyphen. */
const hyphenPart: Rewrite = (tokens, place) => {
  const [whole, hyphen, over, slash, under] = tokens.slice(place, place + 5);
  if (whole?.kind !== 'number' || hyphen?.text !== '-' || over?.kind !== 'number' || under?.kind !== 'number')
    return undefined;
  const isTight = whole.end === hyphen.start && hyphen.end === over.start;
  const part = Number(over.text) / Number(under.text);
  if (!isTight || !/^[/⁄]$/.test(slash?.text ?? '') || !(part < 1) || !/^\d+$/.test(whole.text))
    return undefined;
  return { read: [asToken(whole, 'number', `${Number(whole.text) + part}`)], end: place + 5 };
};

/** "12-pack of nuggets", "10 pc wings", "papad 2 nos": a number of pieces. */
const packOf: Rewrite = (tokens, place) => {
  const number = tokens[place];
  if (number?.kind !== 'number') return undefined;
  const pack = at(tokens, place + 1) === '-' ? place + 2 : place + 1;
  const isPack = at(tokens, pack) === 'pack' && at(tokens, pack + 1) === 'of';
  return isPack || /^(pc|pcs|ct|nos)$/.test(at(tokens, pack))
    ? { read: [number], end: isPack ? pack + 2 : pack + 1 }
    : undefined;
};

/** "KFC 3 piece meal", "2 piece chicken dinner": the pieces, whatever came with them. */
const pieceMeal: Rewrite = (tokens, place) => {
  const isPieces = tokens[place]?.kind === 'number' && /^pieces?$/.test(at(tokens, place + 1));
  if (!isPieces) return undefined;
  const meal = [place + 2, place + 3, place + 4].find((next) => MEAL_BOX.test(at(tokens, next)));
  if (meal === undefined || tokens.slice(place + 2, meal).some(({ kind }) => kind !== 'word'))
    return undefined;
  return { read: tokens.slice(place, meal), end: meal + 1 };
};
const MEAL_BOX = /^(meal|combo|dinner|box)$/;

/** "I had one plain one": the food named before. */
const pronounOne: Rewrite = (tokens, place) => {
  const said = readNumber(tokens, place);
  if (said === undefined || place === 0) return undefined;
  const [kind, one, after] = [tokens[said.next], at(tokens, said.next + 1), tokens[said.next + 2]];
  const isPronoun = kind?.kind === 'word' && /^(one|ones)$/.test(one) && isEnd(after);
  if (!isPronoun) return undefined;
  return {
    read: [...tokens.slice(place, said.next), kind, asToken(kind, 'word', PRONOUN)],
    end: said.next + 2,
  };
};

/** "Third coffee of the day": an ordinal, not a fraction; "a third of" and "third cup" are amounts. */
const ordinal: Rewrite = (tokens, place) => {
  const isOrdinal = /^(third|fourth|fifth|sixth|seventh|eighth)$/.test(at(tokens, place));
  const [before, next] = [at(tokens, place - 1), tokens[place + 1]];
  const isPart = tokens[place - 1]?.kind === 'number' || /^(a|an|one|two|and|-)$/.test(before);
  return isOrdinal && !isPart && next?.kind === 'word' && next.text !== 'of' && !isUnitWord(next.text)
    ? { read: [], end: place + 1 }
    : undefined;
};

const EDGE = /^(crusts?|skin|bones?|core|edges?|rind|peel)$/;

/** "Left the crusts of the pizza": the rest of the pizza was eaten. */
const leftEdges: Rewrite = (tokens, place) => {
  if (!/^(left|leaving|leave)$/.test(at(tokens, place))) return undefined;
  const edge = /^(the|my)$/.test(at(tokens, place + 1)) ? place + 2 : place + 1;
  if (!EDGE.test(at(tokens, edge))) return undefined;
  const end = /^(of|off|on|from)$/.test(at(tokens, edge + 1)) ? edge + 2 : edge + 1;
  return { read: [], end };
};

/** "A baker's dozen" is 13. */
const bakersDozen: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || !/^bakers?('s)?$/.test(token.text)) return undefined;
  const dozen = [place + 1, place + 2, place + 3].find((next) => at(tokens, next) === 'dozen');
  return dozen === undefined ? undefined : { read: [asToken(token, 'number', '13')], end: dozen + 1 };
};

const MAX_LIST = 24;

/** "100 g each of rice and chicken": the amount belongs to each of them. */
const eachOf: Rewrite = (tokens, place) => {
  const number = tokens[place];
  const unit = tokens[place + 1];
  if (number?.kind !== 'number' || unit === undefined || !MEASURES.has(stemWord(unit.text))) return undefined;
  const of = at(tokens, place + 3) === 'of' ? 1 : 0;
  if (at(tokens, place + 2) !== 'each' || tokens[place + 3 + of]?.kind !== 'word') return undefined;
  const read = [number, unit];
  let end = place + 3 + of;
  for (; end < tokens.length && end < place + MAX_LIST; end += 1) {
    const token = tokens[end];
    if (token === undefined || /^[.;!?\n]$/.test(token.text) || token.kind === 'number') break;
    read.push(token);
    if (/^(and|&|,)$/.test(token.text) && tokens[end + 1]?.kind === 'word' && at(tokens, end + 1) !== 'and')
      read.push(number, unit);
  }
  return read.filter(({ kind }) => kind === 'number').length > 1 ? { read, end } : undefined;
};

const REWRITES: readonly Rewrite[] = [
  spokenHundreds,
  labelSaid,
  totalEnergy,
  sweetened,
  ...PACKAGE_REWRITES,
  cutPieces,
  eatenEdges,
  countedKinds,
  sharedSome,
  madeThenAte,
  shareOfDish,
  ateSome,
  approximated,
  ish,
  behindFood,
  sizeBehind,
  timesMeasure,
  bracketedCount,
  amountOfIt,
  sumOfWeights,
  kindsOfMany,
  secondHelping,
  eachOf,
  pieceMeal,
  pubHalf,
  packOf,
  statedNutrient,
  proteinFood,
  addedProtein,
  unitAndPart,
  percentOf,
  percentInBrackets,
  someOfMany,
  madeInBrackets,
  leadingTimes,
  spoonLetter,
  hyphenPart,
  wineColor,
  percentAfter,
  barePercent,
  ordinal,
  spiritMeasure,
  doubleServing,
  pronounOne,
  theKind,
  meatKind,
  overEasy,
  bakersDozen,
  zeroOf,
  nonDairy,
  bareMilk,
  plantMilk,
  leftEdges,
  colorsOfOne,
  flavorsOfMilk,
];

/** Rewrites amounts so that each precedes its unit. */
export function normalizeAmounts(said: readonly TextToken[]): TextToken[] {
  const tokens = withEachLast(
    withAmountOfEach(withMeasureOfBoth(withListedEnergy(withEnergyPerHundred(said)))),
  );
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    // Amounts in a row are paired with their foods by order anyway.
    if (/^(respectively|resp)$/.test(token.text)) {
      place += 1;
      continue;
    }
    let rewritten: Rewritten | undefined;
    for (const rewrite of REWRITES) rewritten ??= rewrite(tokens, place);
    kept.push(...(rewritten?.read ?? [token]));
    place = rewritten?.end ?? place + 1;
  }
  return kept;
}
