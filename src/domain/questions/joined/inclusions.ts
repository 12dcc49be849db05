import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { lexeme } from '#domain/questions/tag.ts';
import type { TimeWords } from '#domain/questions/times/calendar-dates.ts';

const BEFORE = /^(?:including|include|counting)$/;
const AFTER = /^(?:included|counted)$/;
const ARTICLE = /^(?:the|my|any|all|all my|all the)$/;
const JOINT: ReadonlySet<Tag> = new Set(['and', 'or', 'comma']);
/** Without any of these words, a question names no figure. */
const FIGURES: ReadonlySet<Tag> = new Set(['metric', 'implied', 'workout', 'meal', 'eat', 'unit', 'burn']);

/** A part of what a figure covers anyway: a kind of meal or workout, a food, some weekdays. */
const isPart = ({ tag, value, keys }: Lexeme, times: readonly TimeWords[]): boolean => {
  if (tag === 'meal') return value !== 'any';
  if (tag === 'workout') return keys.length > 0;
  const time = tag === 'time' ? times[Number(value)] : undefined;
  return tag === 'food' || (time?.weekdays ?? time?.inWindow) !== undefined;
};

/** "Dinners with red wine, wine included": the food that is asked about. */
const isNamedIn = (part: Lexeme, { tag, value }: Lexeme): boolean =>
  tag === 'food' && ` ${value} `.includes(` ${part.value} `);

/** The words of an aside such as "snacks included" or "including weekends"; undefined without one. */
function asideOf(
  list: readonly Lexeme[],
  times: readonly TimeWords[],
): readonly [from: number, to: number] | undefined {
  const isOf = (at: number): boolean => {
    const word = list[at];
    return word !== undefined && (isPart(word, times) || JOINT.has(word.tag) || ARTICLE.test(word.words));
  };
  const hasPart = (from: number, to: number): boolean =>
    list.slice(from, to).some((word) => isPart(word, times));
  for (const [at, { tag, words }] of list.entries()) {
    if (tag !== 'filler') continue;
    if (BEFORE.test(words)) {
      let to = at + 1;
      while (isOf(to)) to += 1;
      while (JOINT.has(list[to - 1]?.tag ?? 'unknown')) to -= 1;
      if (hasPart(at, to)) return [at, to];
    }
    if (AFTER.test(words)) {
      let from = at;
      while (isOf(from - 1) || /^(?:with|be|are)$/.test(list[from - 1]?.words ?? '')) from -= 1;
      if (hasPart(from, at)) return [from, at + 1];
    }
  }
  return undefined;
}

/** "Calories yesterday, snacks included": all of them, as without the aside. A figure of another meal alone is unclear. */
export function withoutInclusions(list: readonly Lexeme[], times: readonly TimeWords[]): readonly Lexeme[] {
  const aside = asideOf(list, times);
  if (!aside) return list;
  const [from, to] = aside;
  const [parts, rest] = [list.slice(from, to), [...list.slice(0, from), ...list.slice(to)]];
  const isNarrowed = rest.some(
    (word) =>
      word.tag !== 'time' &&
      isPart(word, times) &&
      parts.some((part) => part.tag === word.tag && !isNamedIn(part, word)),
  );
  const isAsked = rest.some(({ tag }) => FIGURES.has(tag));
  const isDenied = list[from - 1]?.tag === 'not' || list[from - 1]?.tag === 'except';
  // "Including breakfast, lunch and dinner" may mean no snacks.
  const isWhole = parts.filter(({ tag }) => tag === 'meal').length > 2;
  return isNarrowed || !isAsked || isDenied || isWhole ? [...list, lexeme('unknown')] : rest;
}
