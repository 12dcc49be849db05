import { STATE_TERMS } from './food-terms.ts';
import { BRAND_SHORTHAND_TABLE } from './brand-shorthand-table.ts';
import type { FoodIndex } from './food-index.ts';
import { SHORTHAND_TABLE } from './shorthand-table.ts';
import { canonicalWords, tokenizeText, type TextToken } from './text.ts';

interface Short {
  readonly typed: readonly string[];
  readonly meant: readonly string[];
  /** The side on which another food word is needed. */
  readonly beside: 'before' | 'after' | undefined;
}

const wordsOf = (text: string): string[] => tokenizeText(text).map((token) => token.text);

function parseLine(line: string): Short[] {
  const beside = line.startsWith('?') ? 'before' : line.startsWith('<') ? 'after' : undefined;
  const [typed = '', meant = ''] = line.slice(beside === undefined ? 0 : 1).split('=');
  return typed.split('|').map((form) => ({ typed: wordsOf(form), meant: wordsOf(meant), beside }));
}

/** Short forms by first word, longest first. */
const SHORTS: ReadonlyMap<string, readonly Short[]> = new Map(
  Object.entries(
    Object.groupBy(
      [SHORTHAND_TABLE, BRAND_SHORTHAND_TABLE].flatMap((lines) =>
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
  return beside === undefined || idOf(index, beside === 'before' ? next : before) !== undefined;
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
    const end = tokens[at + short.typed.length - 1]?.end ?? token.end;
    for (const [written] of short.meant.map((word) => tokenizeText(word)))
      if (written !== undefined) expanded.push({ ...token, kind: written.kind, text: written.text, end });
    at += short.typed.length;
    // "Ched. sandwich": the period marks an abbreviation if a name contains both words.
    const [mark, next] = [tokens[at], tokens[at + 1]];
    const last = short.meant.at(-1) ?? '';
    const isAbbreviated = STATE_TERMS.has(last) || areOneName(index, last, next?.text);
    if (mark !== undefined && NO_MARK.test(mark.text) && mark.start === end && isAbbreviated) at += 1;
  }
  return expanded;
}
