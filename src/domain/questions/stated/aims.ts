import type { RecordSource } from '#domain/query/record-source.ts';
import { foodWords } from '#domain/query/food-words.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const PORTIONS =
  /\bhow many (glasses|cups|mugs|bowls|plates|slices|servings|portions|pieces|bottles|cans|pints) (?=(?:did|have|do) i (?:log|have|had|eat|eaten|drink|drunk|get)\b)/iu;

/** "I drink too much wine. How many glasses did I log?": of the food that was named before, rather than of water. */
export function withNamedPortions(question: string, source: RecordSource, lexicon: Lexicon): string {
  const at = question.search(PORTIONS);
  if (at <= 0) return question;
  const before = tagged(readTimes(normalized(question.slice(0, at)), source.today).text, lexicon);
  const foods = new Set(before.filter(({ tag }) => tag === 'food').map(({ words }) => words));
  const [food, ...others] = foods;
  return food === undefined || others.length > 0 || foodWords(food).length === 0
    ? question
    : question.replace(PORTIONS, (_all, unit: string) => `how many ${unit} of ${food} `);
}
