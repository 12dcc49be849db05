import type { Tag } from './grammar-words.ts';
import type { Lexeme, Lexicon } from './lexicon.ts';
import { markedIndex } from '#domain/questions/times/marks.ts';
import { IDLE_WORDS } from '#domain/questions/phrases/idle-words.ts';
import { singular } from '#domain/questions/wording/normalize.ts';

const LONGEST = 9;

export const lexeme = (tag: Tag, words = '', value = '', keys: readonly string[] = []): Lexeme => ({
  tag,
  words,
  value,
  keys,
});

/** "Slept well and walked 10,000 steps": two facts, not a walk with that name. */
const isWalk = (options: readonly Lexeme[]): boolean =>
  options.some(({ tag, words }) => tag === 'workout' && words === 'walk');

/** Meaning of an ambiguous word, from its neighbors. */
function chosen(
  options: readonly Lexeme[],
  before: Lexeme | undefined,
  wordBefore: string,
  beforeIn: Tag | undefined,
): Lexeme | undefined {
  const of = (...tags: readonly Tag[]): Lexeme | undefined => options.find(({ tag }) => tags.includes(tag));
  const isAfterNumber = before?.tag === 'number';
  const isVerb = /^(?:i|to|you)$/.test(wordBefore) || (wordBefore === 'and' && isWalk(options));
  if (isAfterNumber) return of('metric') ?? of('unit', 'post') ?? options[0];
  if (before?.tag === 'count' && of('unit') && !of('metric')) return of('unit');
  // "Sleep in hr" asks for hours; "variance in HR" is about heart rate.
  const isOfStatistic = beforeIn === 'aggregate' || beforeIn === 'compare' || beforeIn === 'change';
  if (wordBefore === 'in' && of('unit') && !(of('metric') && (before?.tag !== 'filler' || isOfStatistic)))
    return of('unit');
  if (isVerb && of('implied')) return of('implied');
  if (isVerb && of('workout'))
    return options.find(({ tag, value }) => tag === 'workout' && value === 'verb') ?? of('workout');
  return of('metric') ?? of('workout') ?? of('superlative', 'share', 'pair', 'foodnoun', 'op') ?? options[0];
}

/** Words between a person and a verb: in "I both walked 8,000 steps and …", the walk is no workout. */
const ADVERB = /^(?:both|also|actually|just|only|always|usually|typically)$/;

const wordBefore = (words: readonly string[], at: number): string => {
  const before = words[at - 1] ?? '';
  return ADVERB.test(before) ? (words[at - 2] ?? '') : before;
};

/** "Over 8000 steps and over 30 minutes": a second amount, not "8000 and over". */
const isJoint = (words: readonly string[], at: number, length: number): boolean =>
  length > 1 && /^(?:and|or)$/.test(words[at] ?? '') && /^[\d.]+$/.test(words[at + length] ?? '');

/** Splits a question into the longest known phrases. */
export function tagged(text: string, { phrases }: Lexicon): readonly Lexeme[] {
  const words = text
    .split(' ')
    .filter((word) => word !== '')
    .map(singular);
  const found: Lexeme[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    if (/^[@#][A-Z]$/.test(word)) {
      found.push(lexeme(word.startsWith('@') ? 'time' : 'clock', word, String(markedIndex(word.slice(1)))));
      at += 1;
      continue;
    }
    if (/^-?\d*\.?\d+$/.test(word)) {
      found.push(lexeme('number', word, word));
      at += 1;
      continue;
    }
    if (/^pct\d+$/.test(word)) {
      found.push(lexeme('aggregate', word, word));
      at += 1;
      continue;
    }
    if (/^nth\d+$/.test(word)) {
      found.push(lexeme('nth', word, word.slice(3)));
      at += 1;
      continue;
    }
    if (word === ',') {
      found.push(lexeme('comma'));
      at += 1;
      continue;
    }
    let length = Math.min(LONGEST, words.length - at);
    let options: readonly Lexeme[] | undefined;
    for (; length > 0 && options === undefined; length -= options === undefined ? 1 : 0)
      options = isJoint(words, at, length) ? undefined : phrases.get(words.slice(at, at + length).join(' '));
    found.push(
      (options && chosen(options, found.at(-1), wordBefore(words, at), found.at(-2)?.tag)) ??
        lexeme(IDLE_WORDS.has(word) ? 'filler' : 'unknown', word),
    );
    at += Math.max(1, length);
  }
  return found;
}
