import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

/** A question to tap, with a few words that distinguish it from the others. */
export interface Choice {
  readonly label: string;
  readonly question: string;
}

/** Number of words on either side that may be the alternatives: "last week or this week" before "week or this week". */
const SIDES = [1, 2, 3, 4]
  .flatMap((left) => [1, 2, 3, 4].map((right) => [left, right] as const))
  .toSorted((one, other) => Math.abs(one[0] - one[1]) - Math.abs(other[0] - other[1]) || one[0] - other[0]);

export const hasTime = (text: string, today: string): boolean =>
  readTimes(normalized(text), today).times.length > 0;

/** A question on one line, without the mark at its end. */
export const plain = (question: string): string =>
  question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[?.!\s]+$/, '');

/** Ways to read a question with one "and" or "or" as two about either side: "lentils or salmon last week". */
export function* alternatives(
  question: string,
  conjunction: 'and' | 'or',
  today: string,
): Generator<readonly [Choice, Choice]> {
  const said = plain(question).split(' ');
  const isConjunction = (word: string): boolean => word.toLowerCase() === conjunction;
  const at = said.findIndex(isConjunction);
  if (at < 1 || said.findLastIndex(isConjunction) !== at) return;
  const [left, right] = [said.slice(0, at), said.slice(at + 1)];
  for (const [size, other] of SIDES) {
    if (size > left.length || other > right.length) continue;
    const [one, two] = [left.slice(-size).join(' '), right.slice(0, other).join(' ')];
    // A period applies to both sides unless both name one.
    if (hasTime(one, today) !== hasTime(two, today)) continue;
    yield [
      { label: one, question: `${[...left, ...right.slice(other)].join(' ')}?` },
      { label: two, question: `${[...left.slice(0, -size), ...right].join(' ')}?` },
    ];
  }
}
