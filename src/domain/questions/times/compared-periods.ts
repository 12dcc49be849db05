import { spanOf } from '#domain/query/windows.ts';
import { PERIOD } from '#domain/questions/wording/reword-turns.ts';
import { readTimes } from './calendar-words.ts';

const STATISTIC = 'averages?|means?|medians?|totals?';
const SIDE = `(?:the |my |in )*(${PERIOD})(?: s)?(?: (${STATISTIC}))?`;

/** "…, comparing the daily averages of January and March", "…, from January's average to March's". */
const COMPARED = new RegExp(
  ` ?,? (?:(?:when |if (?:i|you|we) )?(?:comparing|compared?)|from|between)(?: (?:the|my))?(?: (daily|nightly|weekly))?(?: (${STATISTIC}))?(?: (?:of|for|in|between))? ${SIDE} (?:and|with|to|against|vs|versus) ${SIDE}(?: ,)?( on average| a (?:day|night))?$`,
);

/** What may have changed, asked before the periods are named. */
const CHANGED =
  /\b(?:gone (?:up|down)|went (?:up|down)|come (?:up|down)|came (?:up|down)|ris(?:e|en|ing)|rose|f[ae]ll(?:en|ing)?|drop(?:ped|ping)?|(?:in|de)creas(?:ed?|ing)|improv(?:ed?|ing)|worsen(?:ed|ing)?|declin(?:ed?|ing)|chang(?:ed?|ing)|more|less|fewer|higher|lower|longer|shorter|better|worse)\b/;

const ASKED =
  /\b(?:and )?(?:by )?how (?:much|many)(?: (?:more|less|fewer|higher|lower|longer|shorter|minutes|hours|steps))?(?= |$)/;

interface Period {
  readonly words: string;
  readonly from: string;
  readonly to: string;
}

function periodOf(words: string, today: string): Period | undefined {
  const [time, ...more] = readTimes(words, today).times;
  if (!time?.window || time.weekdays || more.length > 0) return undefined;
  const { from, to } = spanOf(time.window, today);
  return from !== null && to !== null ? { words, from, to } : undefined;
}

/** Removes times that the periods make more exact: "since January", "this year". */
function withoutWider(text: string, [one, other]: readonly [Period, Period], today: string): string {
  const { times, said } = readTimes(text, today);
  return said.reduce((rest, words, at) => {
    const { window } = times[at] ?? {};
    const span = window && spanOf(window, today);
    const isWider = span && (span.from ?? '') <= one.from && (span.to ?? today) >= other.to;
    return isWider ? rest.replace(words, '') : rest;
  }, text);
}

/** "Has it gone up since January? By how much, comparing January and March?": the later period compared with the earlier one. */
export function withComparedPeriods(question: string, today: string): string {
  const match = COMPARED.exec(question);
  const head = match ? question.slice(0, match.index) : '';
  const [, per = '', stated, one = '', own, other = '', others, last = ''] = match ?? [];
  const periods = [periodOf(one, today), periodOf(other, today)];
  const [earlier, later] = periods
    .flatMap((period) => period ?? [])
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (!earlier || !later || earlier.to >= later.from || !CHANGED.test(head)) return question;
  // "From this month to January" says which one is compared with which.
  if (periods[0] === later && /^ ?,? from /.test(match?.[0] ?? '')) return question;
  const asked = withoutWider(
    head.replace(new RegExp(` than (?:(?:i|it|they) (?:did|was|were) )?(?:in )?(?:${one}|${other})\\b`), ''),
    [earlier, later],
    today,
  ).replace(ASKED, '');
  const statistic = (stated ?? own ?? others ?? '').replace(/s$/, '');
  return `${asked} ${per} ${statistic}${last} differ in ${later.words} than in ${earlier.words}`
    .replace(/\s+/g, ' ')
    .trim();
}
