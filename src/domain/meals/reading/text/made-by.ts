import { ENGLISH_WORDS } from '#domain/foods/words/english-words.ts';
import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import type { TextToken } from '#domain/foods/search/text.ts';
import { isEnd, textAhead, wordAt } from './tokens.ts';

const MADE = /^(made|baked|cooked|brought|bought|sent|dropped)$/;
const AFTER_MADE = /^(me|us|over|round|in|off|for|back)$/;
const POSSESSIVE = /^\p{L}{3,}'s$/u;
const GOES_ON = /^(with|w|and|&|plus|on|then|but|for)$/;

type IsFoodWord = (word: string) => boolean;

/** Neither part of a food's name nor English, as people's names mostly are. */
const isUnknown = (word: string, isFoodWord: IsFoodWord): boolean =>
  !isFoodWord(word) && !PLAIN_WORDS.has(word) && !ENGLISH_WORDS.has(word);

/** A person's name: an unknown word, or one with a capital inside a sentence, unlike the "Wheat" of "Cream of Wheat". */
function isName(tokens: readonly TextToken[], place: number, isFoodWord: IsFoodWord): boolean {
  const token = tokens[place];
  if (token?.kind !== 'word' || token.text.length < 3) return false;
  const before = tokens[place - 1];
  const isNamed = token.isCapital === true && before?.kind === 'word' && before.isCapital !== true;
  const isCapital = isNamed && !/^(of|the|a|an)$/.test(before.text);
  return isCapital || isUnknown(token.text, isFoodWord);
}

/** Length of "Tom made", "that Sharon brought over" at the end of a phrase; 0 if there is none. */
function madeByLength(tokens: readonly TextToken[], place: number, isFoodWord: IsFoodWord): number {
  const name = /^(that|which)$/.test(wordAt(tokens, place)) ? place + 1 : place;
  if (!MADE.test(wordAt(tokens, name + 1)) || !isName(tokens, name, isFoodWord)) return 0;
  let end = name + 2;
  while (AFTER_MADE.test(wordAt(tokens, end))) end += 1;
  return isEnd(tokens[end]) || GOES_ON.test(wordAt(tokens, end)) ? end - place : 0;
}

/** "Pizza from the school lunch": where it's from, not when it was eaten. Food from schools has its own figures. */
const isSchoolLunch = (kept: readonly TextToken[], { text }: TextToken): boolean =>
  text === 'lunch' &&
  /\bfrom (?:(?:the|a|an|my|our) )?school $/.test(textAhead(kept, Math.max(0, kept.length - 3), 3));

/** Removes the names of people who made the food: "cake Sharon baked", "Sharon's cake". */
export function withoutMakers(tokens: readonly TextToken[], isFoodWord: IsFoodWord): readonly TextToken[] {
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    const isOwner =
      POSSESSIVE.test(token.text) &&
      tokens[place + 1]?.kind === 'word' &&
      isUnknown(token.text.slice(0, -2), isFoodWord);
    const length = isOwner ? 1 : place > 0 ? madeByLength(tokens, place, isFoodWord) : 0;
    if (length === 0 && !isSchoolLunch(kept, token)) kept.push(token);
    place += Math.max(1, length);
  }
  return kept;
}
