import { tokenizeText, type TextToken } from '#domain/foods/search/text.ts';
import { asToken } from '#domain/meals/reading/text/tokens.ts';
import { MEALS, TALK } from '#domain/meals/reading/text/talk-words.ts';

/** Emoji that stand for one food. Those with other common meanings, such as 🍑 and 🎂, are left out. */
const TABLE =
  '☕ coffee|🍵 green tea|🫖 tea|🥛 glass of milk|🍺 beer|🍻 beer|🍷 red wine|🥂 champagne|🍸 martini|🥃 whiskey|🧃 juice box|🥤 soda|🧋 bubble tea|🍶 sake|' +
  '🍎 apple|🍏 apple|🍐 pear|🍊 orange|🍌 banana|🍉 watermelon|🍇 grapes|🍓 strawberries|🫐 blueberries|🍈 melon|🍒 cherries|🥭 mango|🍍 pineapple|🥝 kiwi|🍅 tomato|🥑 avocado|' +
  '🥔 potato|🥕 carrot|🌽 corn on the cob|🥒 cucumber|🥬 lettuce|🥦 broccoli|🍄 mushrooms|🥜 peanuts|🍞 slice of bread|🥐 croissant|🥖 baguette|🥨 soft pretzel|🥯 bagel|🥞 pancakes|🧇 waffle|' +
  '🧀 cheese|🍗 chicken drumstick|🥩 steak|🥓 bacon|🍔 hamburger|🍟 french fries|🍕 slice of pizza|🌭 hot dog|🥪 sandwich|🌮 taco|🌯 burrito|🫔 tamale|🥙 gyro|🧆 falafel|🥚 egg|🍳 fried egg|' +
  '🍲 soup|🥣 bowl of cereal|🥗 salad|🍿 popcorn|🍙 onigiri|🍚 rice|🍛 curry with rice|🍜 ramen|🍝 spaghetti|🍠 sweet potato|🍣 sushi|🍤 fried shrimp|🥟 dumplings|🥠 fortune cookie|' +
  '🍦 ice cream cone|🍨 ice cream|🍩 donut|🍪 cookie|🍰 slice of cake|🧁 cupcake|🥧 slice of pie|🍫 chocolate bar|🍬 candy|🍭 lollipop|🦐 shrimp|🦞 lobster|🦀 crab|🦪 oysters';
const NAMES: ReadonlyMap<string, readonly TextToken[]> = new Map(
  TABLE.split('|').map((line) => {
    const [picture = '', ...words] = line.split(' ');
    return [picture, tokenizeText(words.join(' '))] as const;
  }),
);

const isPicture = ({ kind, text }: TextToken): boolean =>
  kind === 'mark' && /\p{Extended_Pictographic}/u.test(text);
const isClauseMark = ({ kind, text }: TextToken): boolean => kind === 'mark' && /^[,.;:!?()\n]$/.test(text);
const JOINS = /^(and|&|n|\+|with|w|plus|a|an|the|of|some|no)$/;

/** "🥑 toast" is avocado toast. */
const COMPOUND = /^(toast|pie|butter|bread|smoothie|shake|muffin|wrap|omelette|omelet|juice|soup|bagel)$/;
const NO_NAME = /^(x|yum|yummy|nom)$/;

/** Where the run of pictures around a position starts or ends. */
const runEnd = (tokens: readonly TextToken[], from: number, step: 1 | -1): number => {
  let at = from;
  for (let next = tokens[at + step]; next !== undefined && isPicture(next); next = tokens[at + step])
    at += step;
  return at;
};

/**
 * Whether a picture is a food of its own ("☕ + 🥐", "🍔🍟 for dinner"): joined or counted like one, or in a clause without any food in
 * words. Otherwise it decorates the words ("birthday cake 🍰").
 */
function isFood(tokens: readonly TextToken[], at: number, isFoodWord: (word: string) => boolean): boolean {
  const [first, last] = [runEnd(tokens, at, -1), runEnd(tokens, at, 1)];
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  if (after?.text === ':') return false;
  if (before?.kind === 'number' || JOINS.test(before?.text ?? '')) return true;
  const from = tokens.findLastIndex((token, place) => place < first && isClauseMark(token)) + 1;
  const end = tokens.findIndex((token, place) => place > last && isClauseMark(token));
  const isNamed = ({ kind, text }: TextToken): boolean =>
    kind === 'word' && isFoodWord(text) && !MEALS.has(text) && !TALK.has(text) && !NO_NAME.test(text);
  if (first === from && (JOINS.test(after?.text ?? '') || COMPOUND.test(after?.text ?? ''))) return true;
  return !tokens.slice(from, end < 0 ? tokens.length : end).some(isNamed);
}

/** Pictures of food as words, counted if repeated; others separate the foods between which they stand. */
export function readPictures(
  tokens: readonly TextToken[],
  isFoodWord: (word: string) => boolean,
): TextToken[] {
  // The variation selector behind an emoji is a token without text.
  const said = tokens.filter(({ text }) => text !== '');
  const read: TextToken[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const token = said[at];
    if (token === undefined || !isPicture(token)) {
      if (token !== undefined) read.push(token);
      continue;
    }
    const name = NAMES.get(token.text);
    if (name !== undefined && isFood(said, at, isFoodWord)) {
      const isCounted = said[at - 1]?.kind === 'number';
      let count = 1;
      for (; said[at + 1]?.text === token.text; at += 1) count += 1;
      if (said[at - count] !== undefined && isPicture(said[at - count] ?? token))
        read.push(asToken(token, 'mark', ','));
      if (count > 1 && !isCounted) read.push(asToken(token, 'number', `${count}`));
      read.push(...name.map(({ kind, text }) => ({ ...token, kind, text })));
      continue;
    }
    const [before, after] = [said[at - 1], said[at + 1]].map((each) => each && each.kind !== 'mark');
    if (before && after) read.push(asToken(token, 'mark', ','));
    else if (!before && !after) read.push(token);
  }
  return read;
}
