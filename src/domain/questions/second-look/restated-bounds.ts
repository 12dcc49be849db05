import { normalized } from '#domain/questions/wording/normalize.ts';

const BRACKET = /\s*\(([^()]*\d[^()]*)\)|,? (?:so|i\.?e\.?|that is|meaning) ([^,()]*\d[^,()]*)$/iu;
const UNITS =
  /^(?:so|i e|that is|meaning|ie|steps?|minutes|min|hours?|h|kcal|calories|g|grams|km|bpm|ms|days?|nights?)$/;
const BOUNDS: readonly (readonly [name: string, said: RegExp])[] = [
  ['>=', /\b(?:or (?:more|above|higher|over)|at least|minimum)\b/],
  ['<=', /\b(?:or (?:less|fewer|below|lower|under)|at most|maximum)\b/],
  ['>', /\b(?:more than|over|above|exceed(?:ing|s)?|greater than|higher than)\b/],
  ['<', /\b(?:less than|fewer than|under|below|lower than)\b/],
];

const boundOf = (text: string): string | undefined => BOUNDS.find(([, said]) => said.test(text))?.[0];
const amountsIn = (text: string): readonly string[] => text.match(/\b\d+(?:\.\d+)?\b/g) ?? [];

/** "15k+ step days (15000 or more)": drops a bound given a second time. */
export function withoutRestatedBound(question: string): string {
  const [all, bracket, clause] = BRACKET.exec(question) ?? [];
  if (all === undefined) return question;
  const [restated, rest] = [normalized(bracket ?? clause ?? ''), normalized(question.replace(all, ' '))];
  const bound = boundOf(restated);
  const [amount, ...more] = amountsIn(restated);
  const words = BOUNDS.reduce((said, [, pattern]) => said.replace(pattern, ''), restated).split(/[\s,]+/);
  const isBound = words.every((word) => word === '' || word === amount || UNITS.test(word));
  const isSame = amount !== undefined && amountsIn(rest).includes(amount) && boundOf(rest) === bound;
  return bound !== undefined && more.length === 0 && isBound && isSame
    ? question.replace(all, ' ')
    : question;
}
