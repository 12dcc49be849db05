import type { TextToken } from '#domain/foods/search/text.ts';
import { asToken, isEnd, textAhead, wordAt, wordCount } from './tokens.ts';

/** "Soup made with an equal amount of milk" is made with milk. */
const EQUAL_PARTS =
  /^(?:with|using) (?:an |a )?equal (?:amounts?|volumes?|quantity|quantities|parts?|portions?) of /;
/** "A jar of stage 2 pears" is one jar. */
const STAGE = /^stage \d /;
const AHEAD = 9;

/** "Pizza with a thin and crispy crust", "on a thick whole wheat crust": a kind, not a part. */
const KIND_BEHIND =
  /^(?:with|featuring|having|(?:that|which) (?:has|had|have)|on) (?:an? )?((?:(?:thin|thick|stuffed)(?: and \S+)?|(?:(?:thin|thick|whole|wheat|grain|gluten|free|cauliflower|-) ){0,4}?(?:thin|thick|wheat|grain|free|cauliflower)) crust) /;
/** "Yogurt with a strawberry flavor" has no strawberry in it. */
const FLAVOR_BEHIND =
  /^(?:with|having|(?:that|which) (?:has|had|have)) (?:an? )?((?:(?!(?:no|with|in|on|of) )[a-z'-]+ ){1,4}?flavou?r) /;
/** "Vegetables excluding carrots, broccoli and greens" has none of them, up to what comes next. */
const END_OF_EXCLUDED = /^([.;!?)\n]|with|plus|topped|served|in|but)$/;

/** End of a list of what a dish lacks; the position itself if there is no list. */
function excludedEnd(tokens: readonly TextToken[], place: number): number {
  if (tokens[place]?.text !== 'excluding') return place;
  const length = tokens.slice(place).findIndex(({ text }) => END_OF_EXCLUDED.test(text));
  const end = length < 0 ? tokens.length : place + length;
  return tokens.slice(place, end).some(({ text }) => text === ',') ? end : place;
}

const EXAMPLES = /^(?:vegetables|veggies|veg) ,? ?(?:like|such as|including) /;
const AFTER_EXAMPLES = /^([.;:!?()\n]|with|plus|topped|served|cooked|in|on|but|for)$/;

/** End of the examples in "vegetables like carrots, broccoli and kale"; the position itself if there are none. */
function examplesEnd(tokens: readonly TextToken[], place: number): number {
  const said = EXAMPLES.exec(textAhead(tokens, place - 1, AHEAD))?.[0];
  if (said === undefined) return place;
  let isLast = false;
  for (let end = place - 1 + wordCount(said); end < tokens.length; end += 1) {
    const word = wordAt(tokens, end);
    const isJoint = /^(,|and|or|&)$/.test(word);
    if (AFTER_EXAMPLES.test(word) || (isLast && word === ',')) return end;
    if (isJoint && wordAt(tokens, end + 1) !== 'and' && isNextFood(tokens, end + 1)) return end;
    isLast ||= /^(and|or|&)$/.test(word);
  }
  return tokens.length;
}

/** "… and a steak": what has an amount is eaten besides. */
const isNextFood = (tokens: readonly TextToken[], place: number): boolean =>
  tokens[place]?.kind === 'number' || /^(an?|some|my|the|i|one|two|three|half)$/.test(wordAt(tokens, place));

/** "A slice, one-sixth of an 8-inch pie": the size of the slice. */
const SHARE_OF_WHOLE =
  /^(?:(?:that is|which is|representing|equal to|equivalent to|about|or) )*(?:(?:one|an?) (?:- )?(?:half|third|quarter|fourth|fifth|sixth|eighth|tenth|twelfth)|1 \/ \d+) of an? (?:\d+ (?:- )?inch|whole) (?:pie|cake|pizza|quiche|tart) /;
const SHARE_WORDS = 14;

/** End of a slice's share of the whole; the position itself if no slice was named before. */
function shareOfWholeEnd(tokens: readonly TextToken[], place: number): number {
  const isSlice = tokens
    .slice(Math.max(0, place - 8), place)
    .some(({ text }) => /^(slice|piece|wedge)$/.test(text));
  const said = isSlice ? SHARE_OF_WHOLE.exec(textAhead(tokens, place, SHARE_WORDS))?.[0] : undefined;
  return said === undefined ? place : place + wordCount(said);
}

/** "Chickpeas, also known as garbanzo beans", "a cookie similar to an Oreo": the same food again. */
const SAID_AGAIN =
  /^(?:,? ?(?:(?:also|sometimes|commonly|otherwise|often) (?:known|referred to|called|named) (?:as )?|aka |similar to |akin to |particularly ))/;

/** End of another name of the food before; the position itself if there is none. */
function namedAgainEnd(tokens: readonly TextToken[], place: number): number {
  const said = place > 0 ? SAID_AGAIN.exec(textAhead(tokens, place, AHEAD))?.[0] : undefined;
  if (said === undefined) return place;
  const start = place + wordCount(said);
  const length = tokens.slice(start).findIndex((token) => isEnd(token));
  return length < 0 ? tokens.length : start + length;
}

/** "A manapua. It's a steamed bread filled with meat": what the food before is. */
const DEFINES =
  /^(?:it's|its|it is|that's|thats|that is|this is) (?:(?:basically|like|kind of|sort of|just) )*an? (?:(?:kind|type|sort) of )?(?:[a-z'-]+ ){0,5}?(?:soup|stew|curry|pastry|bread|flatbread|dough|dessert|cake|pudding|dish|drink|porridge|pancake|snack|dumpling) /;

/** End of a sentence that defines the food before; the position itself if there is none. */
function definitionEnd(tokens: readonly TextToken[], place: number): number {
  if (!/^[.;(]$/.test(wordAt(tokens, place - 1)) || !DEFINES.test(textAhead(tokens, place, AHEAD)))
    return place;
  const length = tokens.slice(place).findIndex(({ text }) => /^[.!?;)\n]$/.test(text));
  return length < 0 ? tokens.length : place + length;
}

/** "Didn't eat all day till a can of tuna": what ended a fast was eaten. */
const FASTED =
  /^(?:(?:i|we) )?(?:didnt|didn't|did not|havent|haven't|hadnt|hadn't) (?:eat|eaten|have|had) (?:(?:anything|much|all|day|morning) )*(?:till|til|until) /;
/** The size of a tin: "a 9x13 pan of brownies". */
const TIN_SIZE = /^(?:8|9|11) ?x ?(?:8|9|11|12|13)(?: inch)? /;

/** End of words that say nothing about the food; the position itself if there are none. */
function asideEnd(tokens: readonly TextToken[], place: number): number {
  const ahead = textAhead(tokens, place, AHEAD);
  const said = (FASTED.exec(ahead) ?? TIN_SIZE.exec(ahead))?.[0];
  return said === undefined ? place : place + wordCount(said);
}

/** Bacon goes without saying: "2 rashers, 1 egg". */
const RASHER = /^rashers?$/;
const isBareRasher = (tokens: readonly TextToken[], place: number): boolean =>
  RASHER.test(wordAt(tokens, place)) &&
  wordAt(tokens, place + 1) !== 'of' &&
  ![-4, -3, -2, -1, 1, 2, 3, 4].some((ahead) => /bacon|rasher/.test(wordAt(tokens, place + ahead)));

const CONTENTS = /^(?:containing|consisting of|comprised of|comprising|composed of) /;
/** What has an amount is eaten besides, and fruit behind milk is put on it. */
const HELD_APART = /^([.;:()!?\n]|with|plus|an?|some|one|two|three|half|milk|water)$/;
const SERVED =
  /^(meal|breakfast|brunch|lunch|dinner|supper|snack|plate|platter|spread|order|box|bowl|bag|cup)$/;

/** "Trail mix consisting of almonds, raisins and chips": one list up to its "and", as "made almonds and raisins". */
function contentsAt(
  tokens: readonly TextToken[],
  place: number,
): { readonly read: readonly TextToken[]; readonly end: number } | undefined {
  const token = tokens[place];
  const said = CONTENTS.exec(textAhead(tokens, place, AHEAD))?.[0];
  if (token === undefined || said === undefined || SERVED.test(wordAt(tokens, place - 1))) return undefined;
  const start = place + wordCount(said);
  const length = tokens.slice(start).findIndex(({ text }) => /^(and|&)$/.test(text));
  const list = tokens.slice(start, start + Math.max(0, length));
  if (list.some(({ kind, text }) => kind === 'number' || HELD_APART.test(text))) return undefined;
  if (!list.some(({ text }) => text === ',')) return undefined;
  const isOxford = list.at(-1)?.text === ',';
  const read = (isOxford ? list.slice(0, -1) : list).map((each) =>
    each.text === ',' ? asToken(each, 'word', 'and') : each,
  );
  return { read: [asToken(token, 'word', 'made'), ...read], end: start + length };
}

const HAS_BOTH =
  /^(?:that|which) (?:has|contains|includes) (?:[a-z'-]+ ){1,4}?(?=along with (?!an? |some |my |one |two |half ))/;

/** "Chili which has chicken along with beans": both are in it. */
const isAlongInside = (tokens: readonly TextToken[], place: number): boolean =>
  wordAt(tokens, place) === 'along' &&
  wordAt(tokens, place + 1) === 'with' &&
  [2, 3, 4, 5, 6].some((back) => {
    const said = HAS_BOTH.exec(textAhead(tokens, place - back, AHEAD))?.[0];
    return place >= back && said !== undefined && wordCount(said) === back;
  });

/** "A cheese and spinach-filled cannelloni": both are in it. */
const isOfFillings = (tokens: readonly TextToken[], place: number): boolean =>
  /^(and|&)$/.test(wordAt(tokens, place)) &&
  /^(an?|one|single)$/.test(wordAt(tokens, place - 2)) &&
  wordAt(tokens, place + 2) === '-' &&
  /^(filled|stuffed)$/.test(wordAt(tokens, place + 3));

const FRUITY =
  /^(apple|cherry|blueberry|blackberry|peach|pumpkin|lemon|lime|strawberry|raspberry|rhubarb|fruit|berry|mincemeat|pecan|cream|custard|plum|apricot|pineapple|raisin|canned|tinned)$/;
const MASHED = /^(shepherds?|shepherd's|cottage|fish|cumberland)$/;
const WITHOUT_CRUST =
  /^filling (?:,? ?(?:(?:with )?no|without|minus|w \/ o|not) (?:the |any )?(?:crust|pastry|lid|case|shell) )?/;

/** "Chicken pot pie filling, no crust": the pie without it. Fruit fillings are sold by that name. */
function fillingAt(
  tokens: readonly TextToken[],
  place: number,
): { readonly read: readonly TextToken[]; readonly end: number } | undefined {
  const token = tokens[place];
  if (token?.text !== 'filling' || !/^(pie|quiche|pasty|wellington)$/.test(wordAt(tokens, place - 1)))
    return undefined;
  const start = tokens.findLastIndex((before, at) => at < place && isEnd(before)) + 1;
  const name = tokens.slice(start, place).map(({ text }) => text);
  if (name.some((word) => FRUITY.test(word)) || (name.length < 2 && name[0] === 'pie')) return undefined;
  const end = place + wordCount(WITHOUT_CRUST.exec(textAhead(tokens, place, AHEAD))?.[0] ?? 'filling');
  const read = name.some((word) => MASHED.test(word))
    ? []
    : [asToken(token, 'word', 'without'), asToken(token, 'word', 'crust')];
  return { read, end };
}

/** The tokens without amounts and lists that describe a food instead of measuring it or adding to it. */
export function withoutDescriptions(tokens: readonly TextToken[]): TextToken[] {
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    const excluded = Math.max(
      excludedEnd(tokens, place),
      examplesEnd(tokens, place),
      shareOfWholeEnd(tokens, place),
      namedAgainEnd(tokens, place),
      asideEnd(tokens, place),
      definitionEnd(tokens, place),
    );
    if (excluded > place) {
      place = excluded;
      continue;
    }
    const contents = contentsAt(tokens, place);
    if (contents !== undefined) {
      kept.push(...contents.read);
      place = contents.end;
      continue;
    }
    const filling = fillingAt(tokens, place);
    if (filling !== undefined) {
      kept.push(...filling.read);
      place = filling.end;
      continue;
    }
    if (isAlongInside(tokens, place)) {
      kept.push(asToken(token, 'word', 'and'));
      place += 2;
      continue;
    }
    if (isOfFillings(tokens, place)) {
      place += 1;
      continue;
    }
    const ahead = textAhead(tokens, place, AHEAD);
    const flavor = FLAVOR_BEHIND.exec(ahead);
    const [behind, kind] = KIND_BEHIND.exec(ahead) ?? flavor ?? [];
    if (flavor !== null) kept.push(asToken(token, 'word', 'in'));
    if (behind !== undefined && kind !== undefined) {
      const end = place + wordCount(behind);
      const words = tokens.slice(end - wordCount(kind), end);
      const texture = words[1]?.text === 'and' && flavor === null ? words.slice(1, -1) : [];
      kept.push(...words.filter((word) => word.text !== 'and' && !texture.includes(word)));
      place = end;
      continue;
    }
    const equal = EQUAL_PARTS.exec(ahead)?.[0];
    const stage = STAGE.test(ahead) ? tokens[place + 1] : undefined;
    kept.push(equal === undefined ? token : asToken(token, 'word', 'with'));
    if (isBareRasher(tokens, place)) kept.push(asToken(token, 'word', 'bacon'));
    if (stage !== undefined) kept.push(asToken(stage, 'word', stage.text));
    place += stage === undefined ? wordCount(equal ?? token.text) : 2;
  }
  return kept;
}
