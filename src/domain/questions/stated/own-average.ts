import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { tagged } from '#domain/questions/tag.ts';
import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const PERIOD = `(?:this|last) (?:week|month|year)|(?:${MONTH})(?: \\d{4})?`;
/** "Below my average for this year", "fewer steps than my January average". */
const OWN_AVERAGE = new RegExp(
  `\\b(above|over|below|under|(?:more|higher|longer|less|fewer|lower|shorter)(?: ([a-z]+))? than) (?:my |the )(?:own |overall |usual )?(?:(${PERIOD})(?: s)? )?(average|mean|median)(?: (?:for|in|of|over|during) (${PERIOD}))?(?= ?$| ,)`,
);
const COUNTED =
  /\b(?:how many|what (?:percentage|percent|share|proportion) of) (?:of )?(?:the |my |those )?(?:days|nights)\b/;
const MORE = /^(?:above|over|more|higher|longer)\b/;

/** A count of days beside the average of another period, with that average as a number: "nights last week below my average this year". */
export function readOwnAverage(
  question: string,
  source: RecordSource,
  lexicon: Lexicon,
  read: (text: string) => Understood | undefined,
): Understood | undefined {
  const text = normalized(question);
  const match = OWN_AVERAGE.exec(text);
  const [all = '', bound = '', noun = '', before, statistic = '', after] = match ?? [];
  const period = before ?? after;
  if (!match || period === undefined || !COUNTED.test(text)) return undefined;
  const rest = text.replace(all, ` ${noun} `);
  const { text: timed, times } = readTimes(rest, source.today);
  const [named, ...more] = tagged(timed, lexicon).filter(({ tag }) => tag === 'metric' || tag === 'implied');
  const isNight = /\bnights?\b/.test(rest);
  const name = named?.words ?? (isNight ? 'sleep' : undefined);
  if (name === undefined || more.length > 0 || times.length === 0) return undefined;
  const average = read(`${statistic} ${name} ${/^(?:this|last)/.test(period) ? period : `in ${period}`}`);
  const metric = average && findMetric(average.query.metric);
  const value = average ? evaluate(average.query, source).value : null;
  if (!metric || value === null || average.query.aggregate !== (statistic === 'median' ? 'median' : 'mean'))
    return undefined;
  const unit = metric.unit === 'count' ? '' : metric.unit;
  const amount = [value, unit, metric.unit === 'kcal' ? '' : noun].filter((part) => part !== '').join(' ');
  const said = `${MORE.test(bound) ? 'over' : 'under'} ${amount}`;
  const figure = named?.tag === 'metric' ? '' : `${metric.names[0]} `;
  return read(text.replace(all, named?.tag === 'metric' ? said : `${figure}${said}`));
}
