import type { RecordSource } from '#domain/query/record-source.ts';
import { foodWords } from '#domain/query/food-words.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

/** "My dietitian wants 30 g of fiber", "I try to hit 100 g of protein": a number to reach. */
const AIM =
  /\b(?:wants?(?: me)?(?: to (?:get|eat|have|drink|hit|reach|walk|do))?|recommends?|suggests?|told me to (?:get|eat|drink|hit|walk|do)|asks? for|(?:target|goal|aim) (?:is|was)(?: to (?:get|eat|drink|hit|walk))?|i (?:try|aim|want|need|have|am (?:trying|aiming|supposed|meant)|was told)(?: to| for)(?: (?:hit|get|eat|drink|reach|have|do|walk|make))?) (?:at least )?([\d.]+ ?(?:g|mg|ml|l|grams|milligrams|liters|kcal|calories|steps|hours|glasses)?)(?: of)? ?([a-z]+(?: [a-z]+)?)?/;
const REACHED =
  /\b(hit|hitting|reach|reaching|reached|make|made|making|manage|managed|managing|do|doing|did|meet|met|meeting|achieve|achieved|get|got|getting) (?:it|that|this|there|so)\b(?! (?:day|week|month|year)\b)/;
const COUNTED = /\b(?:how many|how often|streak|run of days|days in a row|percentage|percent|share)\b/;
const RUN_OF_DAYS = /\blongest (?:run|stretch|series) of days\b/;

/** What is told about these is a limit, unless it says otherwise. */
const LIMITED =
  /\b(?:sodium|salt|sugars?|saturated|alcohol|caffeine|calories|kcal|at most|no more than|maximum|max|limit|or less|under|below|up to)\b/;

/** "My coach wants 30 g of fiber. On how many days did I make it?": at least so much. */
export function withAim(question: string, lexicon: Lexicon): string {
  const parts = question.trim().split(/(?<=[.!?;:])\s+/u);
  const asked = normalized(parts.at(-1) ?? '');
  const before = normalized(parts.slice(0, -1).join(' '));
  const [, amount, named] = AIM.exec(before) ?? [];
  if (
    parts.length < 2 ||
    amount === undefined ||
    LIMITED.test(before) ||
    !REACHED.test(asked) ||
    !COUNTED.test(asked.replace(RUN_OF_DAYS, 'streak'))
  )
    return question;
  const name = (named ?? '').split(' ');
  const isName = (words: readonly string[]): boolean =>
    tagged(words.join(' '), lexicon).every(({ tag }) => tag === 'metric' || tag === 'implied');
  const metric = [name, name.slice(0, 1)].find((words) => words[0] !== '' && isName(words))?.join(' ');
  const what = `${amount}${metric === undefined ? '' : ` of ${metric}`}`.replace(/(?<=steps|hours) of/, '');
  if (metric === undefined && !/kcal|calories|steps/.test(amount)) return question;
  return asked
    .replace(RUN_OF_DAYS, 'longest streak of days')
    .replace(REACHED, (_all, verb: string) => `${verb.endsWith('ing') ? 'with' : 'get'} at least ${what}`);
}

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
