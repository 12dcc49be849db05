import { findMetric } from '#domain/metrics/catalog.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { perUnit } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { addDays } from '#domain/time/local-date.ts';

/** When something happened, and the words that said so. */
export interface EventDays {
  readonly from: string;
  readonly to: string;
  readonly said: string;
}

const END =
  '(?=$| ,| (?:and|than|compared|versus|vs|against|as|on average|in|per|a|each|how|what|with|to|for|at|was|were|did|do|does|have|has|had|is|are)\\b)';
const DATED = '(?: \\d{4}-\\d{2}-\\d{2})?';
const IT = `${DATED}(?: (?:it|that|then|this|that day|that date|the change|the event|the switch|i (?:did|started|began|stopped|quit)(?: it| that)?))?${END}`;
const UNIT = '(day|night|week|month)s?';
/** "The three weeks", "30 days": the number is in one of two groups. */
const COUNT = `(?<!(?:how many|number of|share of|percent of|percentage of|of) )(?:(?:the |a |my |those )(?:(?:first|last|very first) )?(?:(\\d+) )?|(\\d+) )${UNIT}`;
const PREPOSITION = '(?:(?:in|over|during|for|across|from|within) )?';
const AND = '(?:and|vs|versus|to|than|against|compared (?:to|with))';
const THAN = '(?:than|compared (?:to|with)|versus|vs|against|rather than)';
const COMPARED =
  /\b(?:difference|compare|differ|improved?|worsened?|more|less|fewer|higher|lower|longer|shorter|better|worse|greater|later|earlier|faster|slower|than|compared (?:to|with)|versus|vs|against)\b/;
const CHANGED =
  /(?:\bhow (?:much|many \w+|far) |^)(?:has|did|have|is) (?:my |the )?((?:average |mean |nightly |daily )*)(.+?) (?:changed?|differ(?:ed)?|improved?|gone (?:up|down)|go (?:up|down)|come (?:up|down)|risen|rise|fallen|fall|dropped|drop|increased?|decreased?|moved?|shifted?)\b/;

const span = (from: string, to: string): string => `from ${from} to ${to}`;

type Count = string | undefined;

/** Replaces words for days before and after an event. */
function replaced(text: string, { from, to, said }: EventDays, today: string): string {
  const isDay = from === to;
  const after = (count: Count, unit: string): string => {
    const end = addDays(to, Number(count ?? 1) * perUnit(unit));
    return span(addDays(to, 1), end < today ? end : today);
  };
  // The night before belongs to the day of the event.
  const before = (count: Count, unit: string): string => {
    const last = addDays(from, unit === 'night' ? 0 : -1);
    return span(addDays(last, 1 - Number(count ?? 1) * perUnit(unit)), last);
  };
  const since = isDay ? `since ${from}` : `since ${addDays(to, 1)}`;
  return text
    .replace(
      /\bfrom (?:then|there|that (?:day|date|point))(?: on(?:wards?)?)? (?=(?:through|until|till|to|up to) )/,
      `from ${from} `,
    )
    .replace(
      new RegExp(
        `\\b${PREPOSITION}${COUNT} (?:before ${AND} after|after ${AND} before)(?:wards?|hand)?${IT}`,
      ),
      (_, count: Count, other: Count, unit: string) =>
        `${after(count ?? other, unit)} than ${before(count ?? other, unit)}`,
    )
    .replace(
      new RegExp(`\\b${PREPOSITION}${COUNT} (?:after(?:wards?)?|following|since)${IT}`, 'g'),
      (_, count: Count, other: Count, unit: string) => after(count ?? other, unit),
    )
    .replace(
      new RegExp(
        `\\b${PREPOSITION}${COUNT} (?:before(?:hand)?|prior|leading up|preceding|earlier)(?: to)?${IT}`,
        'g',
      ),
      (_, count: Count, other: Count, unit: string) => before(count ?? other, unit),
    )
    .replace(
      new RegExp(`\\b(?:before ${AND} after(?:wards)?|after ${AND} before(?:hand)?)${IT}`),
      `${since} than before ${from}`,
    )
    .replace(new RegExp(`\\b(?:ever )?since${IT}`, 'g'), since)
    .replace(
      new RegExp(`\\b(?:after(?:wards?)?|thereafter)${IT}`, 'g'),
      isDay ? `since ${addDays(from, 1)}` : since,
    )
    .replace(new RegExp(`\\bnow (?=${THAN} )`), `${since} `)
    .replace(
      new RegExp(`(?<=\\b${THAN} )(?:i (?:did|had|was) )?(?:before(?:hand)?|previously|earlier)${IT}`),
      `before ${from}`,
    )
    .replace(/\bbefore(?:hand)?(?: (?:it|that|then|this)| that (?:day|date))?(?=$| ,)/, `before ${from}`)
    .replace(/\b(?:on )?(?:that|the same) (?:same )?(?:day|date)\b/g, isDay ? `on ${from}` : '$&')
    .replace(
      /\b(?:(?:in|during|over|for|on) )?(?:that|those|these|the same) (?:(?:\d+|whole|entire) )?(?:time|period|days|nights|weeks?|stretch|month)\b|\b(?:during|over) it\b|\bthen(?=$| ,| (?:than|compared|versus|vs|against)\b)/,
      isDay ? '$&' : said,
    );
}

/** "How much has my deep sleep changed since": on average, because single nights say little about it. */
function changeOf(said: string, stated: string, before: string, lexicon: Lexicon): string | undefined {
  const [changed, statistic = '', figure = ''] = CHANGED.exec(said) ?? [];
  const keys = tagged(figure, lexicon).flatMap((word) =>
    word.tag === 'metric' || word.tag === 'implied' ? word.keys : [],
  );
  if (changed === undefined || !keys.some((key) => findMetric(key)?.plain === 'mean')) return undefined;
  const rest = said.replace(changed, '').replace(/^by /, '').trim();
  const named = `difference in ${/average|mean/.test(statistic) ? '' : 'average '}${statistic}${figure}`;
  if (!/\d{4}-|\b[a-z]+ \d|\bin \w+/.test(rest) && !/^(?:from|compared|than)/.test(rest))
    return `${named} ${stated} than ${before}`;
  if (rest.startsWith('since ')) return `${named} ${rest.replace(/^since \S+/, `$& than ${before}`)}`;
  // "Compared with the three weeks before it, how much has it changed since?"
  const from =
    /^(?:from|since|compared (?:to|with)|than|versus|vs) (.+?)(?: ,? since \d{4}-\d{2}-\d{2})?$/.exec(
      rest,
    )?.[1];
  return from === undefined ? undefined : `${named} ${stated} than ${from}`;
}

/** The question with the days before or after an event; undefined if it isn't about them. */
export function withRelativePeriods(
  asked: string,
  days: EventDays,
  today: string,
  lexicon: Lexicon,
  isStated: boolean,
): string | undefined {
  const named = days.said.trim();
  const own = isStated
    ? asked
    : asked.replace(named, named.replace(/^(since|before|after)\b.*$/, `$1 ${days.from}`));
  const said = replaced(own, days, today);
  const periods = readTimes(said, today).times.length;
  const stated = days.from === days.to ? `since ${days.from}` : span(days.from, days.to);
  const before = `before ${days.from}`;
  const changed = isStated || periods === 1 ? changeOf(said, stated, before, lexicon) : undefined;
  if (changed !== undefined) return changed;
  const isSame = said === asked || (said === own && !isStated);
  if (!COMPARED.test(said)) return isSame || periods === 0 ? undefined : said;
  const than = new RegExp(` ?,? (?=${THAN} )`);
  const [head = '', other] = said.split(than);
  if (periods === 0)
    return other !== undefined || !isStated
      ? undefined
      : `${said.replace(/ is it\b/, '')} ${stated} than ${before}`;
  if (periods === 1 && other === undefined && /\bsince \d/.test(said))
    return said.replace(/\bsince \d\S+/, `$& than ${before}`);
  // "How many more steps have I done, compared to July?"
  if (periods === 1 && other !== undefined && isStated && readTimes(head, today).times.length === 0)
    return said.replace(than, ` ${stated} `);
  return isSame ? undefined : said;
}
