import { findMetric } from '#domain/metrics/catalog.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { MONTH } from './calendar-dates.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';

const PANEL =
  '(?:blood |lab |laboratory )?(?:panels?|tests?|draws?|works?|labs?|results?|reports?|samples?|checks?|checkups?)|bloodwork|labs|bloods';
const LAST = 'last|latest|most recent|newest|recent';

const OF_TESTS = new RegExp(
  `\\b(?:at|in|on|of|from|for|during|between|across|over) (?:all (?:of )?)?(?:my |the )?(?:(?:first|previous|${LAST}) )?(?:(?:2|two) )?(?:${PANEL})\\b|\\b(?:serum|lab results?)\\b|\\b(?:at|in|on|of|from) (?:my |the )?(?:${MONTH}|spring|summer|autumn|fall|winter|20\\d\\d) (?:${PANEL})\\b|\\b(?:been |was |were |last |got )(?:last )?(?:tested|checked|measured|drawn)\\b`,
);

/** Whether a question is about results of blood tests. "Since my last test" only says when. */
export const isOfTests = (question: string): boolean => OF_TESTS.test(question);

const listOf = (key: string) => findMetric(key)?.list;

/** Vitamin D is eaten, and measured in blood: of such a name, only the metric of blood tests. Cholesterol that is tested is all of it. */
export const measuredInBlood = (lexeme: Lexeme): Lexeme =>
  lexeme.words === 'cholesterol' && lexeme.keys.includes('cholesterolMg')
    ? { ...lexeme, keys: ['total-cholesterol'] }
    : ofBloodOnly(lexeme);

const ofBloodOnly = (lexeme: Lexeme): Lexeme =>
  lexeme.keys.some((key) => listOf(key) === 'blood')
    ? { ...lexeme, keys: lexeme.keys.filter((key) => listOf(key) !== 'foods') }
    : lexeme;

/** Replaces blood tests with their dates ("since my last panel"), which only the records know. */
export function withPanelDates(question: string, { entries }: RecordSource): string {
  const dates = [...new Set(entries.blood.map(({ date }) => date))];
  const [first, before, last] = [dates[0], dates.at(-2), dates.at(-1)];
  if (first === undefined || last === undefined) return question;
  const named = (word: string): string | undefined =>
    /^(?:first|earliest|initial)$/.test(word) ? first : word === 'previous' ? before : last;
  const replaced = (
    text: string,
    pattern: string,
    to: (words: readonly string[]) => string | undefined,
  ): string =>
    text.replace(new RegExp(`\\b${pattern}\\b`), (all: string, ...words: string[]) => to(words) ?? all);
  // "How long since my last blood test" asks for the number of days.
  if (/^(?:how (?:many days|long)|number of days|days)\b.*\bsince\b/.test(question)) return question;
  let text = replaced(
    question,
    `(?:between|from|over|across|in) (?:my |the )?(?:${LAST}) (?:2|two) (?:${PANEL})`,
    () => (before === undefined ? undefined : `between ${before} and ${last}`),
  );
  text = replaced(
    text,
    `(?:between|from) (?:my |the )?first (?:(?:${PANEL}) (?:and|to) (?:my |the )?(?:${LAST})(?: (?:${PANEL}))?|(?:and|to) (?:my |the )?(?:${LAST}) (?:${PANEL}))`,
    () => `between ${first} and ${last}`,
  );
  text = replaced(
    text,
    `(since|before|after) (?:my |the )?(first|previous|${LAST}) (?:${PANEL})`,
    ([word = '', which = '']) => {
      const date = named(which);
      return date && `${word} ${date}`;
    },
  );
  text = replaced(
    text,
    `(?:in|at|on|from|of|during|for) (?:my |the )?(first|previous|${LAST}) (?:${PANEL})`,
    ([which = '']) => {
      const date = named(which);
      return date && `on ${date}`;
    },
  );
  text = replaced(
    text,
    `(?:between|across|over|in|from|on) (?:my |the )?(?:blood |lab )?(?:panels|tests|labs|results|bloods)`,
    () => 'of all time',
  );
  return replaced(
    text,
    `(?:across|over|in|of|from|for) (?:all (?:of )?)(?:my |the )?(?:${PANEL})`,
    () => 'of all time',
  );
}
