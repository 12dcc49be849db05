import { STATE_TERMS } from './food-terms.ts';
import { BRAND_NAMES_TABLE } from './brand-names-table.ts';
import { NAME_SHORTHAND_TABLE } from './name-shorthand-table.ts';
import type { FoodIndex } from './food-index.ts';
import { SHORTHAND_TABLE } from './shorthand-table.ts';
import { canonicalWords, tokenizeText, type TextToken } from './text.ts';

interface Short {
  readonly typed: readonly string[];
  readonly meant: readonly string[];
  /** The side on which another food word is needed, or whether a count must come before it. */
  readonly beside: 'before' | 'after' | 'counted' | undefined;
}

const wordsOf = (text: string): string[] => tokenizeText(text).map((token) => token.text);

function parseLine(line: string): Short[] {
  const beside = line.startsWith('?') ? 'before' : line.startsWith('<') ? 'after' : undefined;
  const [typed = '', meant = ''] = line.slice(beside === undefined ? 0 : 1).split('=');
  return typed.split('|').map((form) => ({
    typed: wordsOf(form.replace(/^#/, '')),
    meant: wordsOf(meant),
    beside: form.startsWith('#') ? 'counted' : beside,
  }));
}

/** Short forms by first word, longest first. */
const SHORTS: ReadonlyMap<string, readonly Short[]> = new Map(
  Object.entries(
    Object.groupBy(
      [SHORTHAND_TABLE, NAME_SHORTHAND_TABLE, BRAND_NAMES_TABLE].flatMap((lines) =>
        lines.trim().split('\n').flatMap(parseLine),
      ),
      ({ typed }) => typed[0] ?? '',
    ),
  ).map(([first, shorts = []]) => [
    first,
    shorts.toSorted((a, b) => b.typed.length - a.typed.length || (a.beside === undefined ? 1 : -1)),
  ]),
);

/** Whether a word starts a short form, and so isn't a typo. */
export const isShorthand = (word: string): boolean => SHORTS.has(word) || SHORTS.has(word.replace(/s$/, ''));

const idOf = (index: FoodIndex, word: string | undefined): number | undefined =>
  word === undefined ? undefined : index.termIds.get(canonicalWords(word)[0] ?? '');

/** Whether a name contains both words in a row. */
function areOneName(index: FoodIndex, one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [idOf(index, one), idOf(index, other)];
  return (
    first !== undefined &&
    second !== undefined &&
    (index.postings[first] ?? []).some((at) => {
      const { terms = [] } = index.phrases[at] ?? {};
      return terms.some((term, place) => term === first && terms[place + 1] === second);
    })
  );
}

const COUNT = /^(a|an|one|two|three|four|five|six|half|quarter|third|couple|few|some|of|x)$/;
const isCounted = (tokens: readonly TextToken[], at: number): boolean => {
  const before = tokens[at - 1];
  return tokens.length === 1 || before?.kind === 'number' || COUNT.test(before?.text ?? '');
};

const BETWEEN = /^(and|&|n|\+|w|with|,)$/;

function holds(
  index: FoodIndex,
  tokens: readonly TextToken[],
  at: number,
  { typed, meant, beside }: Short,
  before: string | undefined,
): boolean {
  const isTyped = typed.every((word, place) => {
    const text = tokens[at + place]?.text;
    return text === word || (typed.length === 1 && text === `${word}s`);
  });
  if (!isTyped) return false;
  // "At nanas": a home.
  if (meant.length > 0 && /^(at|round)$/.test(tokens[at - 1]?.text ?? '')) return false;
  const [last, next] = [at - 1, at + typed.length].map((place) => tokens[place]?.text);
  const [first = '', final = ''] = [typed[0], typed.at(-1)];
  if (areOneName(index, last, first) || areOneName(index, final, next)) return false;
  if (beside === 'counted') return isCounted(tokens, at);
  // "Ff gk yog": the word after it is a short form itself.
  const isShort = beside === 'before' && !BETWEEN.test(next ?? '') && SHORTS.has(next ?? '');
  return beside === undefined || isShort || idOf(index, beside === 'before' ? next : before) !== undefined;
}

const kindOf = (word: string): TextToken['kind'] => tokenizeText(word)[0]?.kind ?? 'word';

/** The words meant, with the positions of those typed; the "and" of "nana and" is no part of the name. */
function written({ meant }: Short, typed: readonly TextToken[]): TextToken[] {
  const isKept = (place: number): boolean =>
    BETWEEN.test(typed.at(place)?.text ?? '') && typed.at(place)?.text === meant.at(place);
  const [before, after] = [isKept(0) ? 1 : 0, isKept(-1) ? 1 : 0];
  const [first, last] = [typed[before], typed.at(-1 - after)];
  if (first === undefined || last === undefined) return [...typed];
  return [
    ...typed.slice(0, before),
    ...meant
      .slice(before, meant.length - after)
      .map((text): TextToken => ({ ...first, kind: kindOf(text), text, end: last.end })),
    ...typed.slice(typed.length - after),
  ];
}

const NO_MARK = /^[.]$/;

/** Expands short forms: "gk yog w blubs" is "greek yogurt w blueberry". Words keep their positions in the text. */
export function expandShorthand(tokens: readonly TextToken[], index: FoodIndex): TextToken[] {
  const expanded: TextToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const shorts = SHORTS.get(token.text) ?? SHORTS.get(token.text.replace(/s$/, '')) ?? [];
    // "Spin & mush": the word before, itself written out.
    const before = expanded.findLast(({ text }) => !BETWEEN.test(text))?.text;
    const short = shorts.find((one) => holds(index, tokens, at, one, before));
    if (short === undefined) {
      expanded.push(token);
      at += 1;
      continue;
    }
    const typed = tokens.slice(at, at + short.typed.length);
    const { end } = typed.at(-1) ?? token;
    expanded.push(...written(short, typed));
    at += short.typed.length;
    // "Ched. sandwich": the period marks an abbreviation if a name contains both words.
    const [mark, next] = [tokens[at], tokens[at + 1]];
    const final = short.meant.at(-1) ?? '';
    const isAbbreviated = STATE_TERMS.has(final) || areOneName(index, final, next?.text);
    if (mark !== undefined && NO_MARK.test(mark.text) && mark.start === end && isAbbreviated) at += 1;
  }
  return expanded;
}
