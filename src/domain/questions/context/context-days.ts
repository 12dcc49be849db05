import { NAMES } from '#domain/questions/grammar-words.ts';
import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { FRAGMENT } from './isolate-question.ts';
import type { Message } from './message.ts';
import type { Reading } from './reading.ts';
import { DANGLING, RANKS_WEEKDAYS, SO_FAR, THIS_PERIOD } from './remarks.ts';

/** What refers to days that another sentence names. */
const REFERS =
  /\b(?:then|that (?:same )?(?:day|night|week|month|weekend|year|time|period|stretch|date|morning|evening)|those (?:same )?(?:days|nights|weeks|months|weekends|mornings|evenings)|these days|(?:the )?same (?:day|night|week|month|period|time)|(?:the )?(?:day|night|week|month|weekend)s? (?:before|after|earlier|later)|since|it|there|them|those|the others?|(?:the|my) other (?:days|nights)|rest of the week)\b/i;
/** An instruction, rather than a statement. */
const INSTRUCTS =
  /\b(?:only|just|except|exclu\w+|ignor\w+|without|not count\w*|count\w*|includ\w+|i mean|i['’]m (?:talking|asking|interested)|talk\w*|regarding|as for|focus\w*|look(?:ing)? at|consider\w*|let['’]?s|use|using|take|about)\b/i;
const TELLS =
  /\b(?:i|i['’](?:m|ve|d|ll)|we|he|she|they|it|is|are|was|were|has|have|had|(?:my|our|the) \w+ \w{3,}(?:ed|s))\b/i;
/** "I changed jobs in December, how many steps do I average?": before or since? */
const CHANGES =
  /\b(?:i|we)(?: have| had|['’]ve)? (?:start|beg[au]n|stop|quit|chang|join|bought|broke|turned|hired|retired|gave up|switch|sign)/i;
/** A question about what is so in general, or ever: not about the days of a sentence beside it. */
const GENERAL =
  /\b(?:when (?:was|did|have) .*\blast|how long (?:ago|since|has it been)|do i|am i|is my|are my|['’]s my|['’]s the|have i|has my|usually|normally|typically|on average do|ever|all time)\b/i;
const COMPARES = /\b(?:than|compared?|versus|vs|against)\b/i;
const OVERALL = /\b(?:in total|overall|ever|all time|altogether|so far)\b/i;
const BEDTIME = /\b(?:bedtime|bed|wake|asleep)\b/i;
const START = /^(?:since|from) /;

const BARE_DAY = '(?:the )?\\d{1,2}(?:st|nd|rd|th)';
/** "From the 5th to the 11th", "on the 14th", without a month. */
const BARE_DAYS = new RegExp(
  `\\b(?:(?:from|between|on|since|until|before|after) )(?:${BARE_DAY} (?:to|until|till|through|and) )?${BARE_DAY}\\b(?! (?:of|${MONTH}|percentile|[a-z]+est|most|least|best|worst|time|run|ride|walk|swim|hike|workout|day|night|week))`,
);
const NAMED_MONTH = new RegExp(`\\b(?:${MONTH})\\b(?: 20\\d\\d)?`, 'g');

const timesIn = (text: string, today: string) => readTimes(normalized(text), today);

/** "I was ill at the start of February. … from the 5th to the 11th?": of that month. */
export function withContextMonth(asked: string, context: readonly string[]): string | undefined {
  const [month, ...more] = new Set(context.flatMap((text) => text.match(NAMED_MONTH) ?? []));
  const days = BARE_DAYS.exec(asked)?.[0];
  return days !== undefined && month !== undefined && more.length === 0 && !asked.match(NAMED_MONTH)
    ? asked.replace(days, `${days} of ${month}`)
    : undefined;
}

const THOSE_DAYS =
  /\b(?:(?:on|for|of|during) )?(?:those|these) (?:same )?(?:days|nights|mornings|evenings)\b(?= ?$| ?,)/;

/** "I work from home on Fridays. … on those days?" */
export function withContextWeekdays(
  asked: string,
  context: readonly string[],
  today: string,
): string | undefined {
  const [time, ...more] = context.flatMap((text) => {
    const { times, said } = readTimes(text, today);
    return times.map(({ weekdays }, at) => ({ weekdays, words: said[at] ?? '' }));
  });
  const isOfWeekdays = time?.weekdays !== undefined && more.length === 0;
  return isOfWeekdays && THOSE_DAYS.test(asked)
    ? asked.replace(
        THOSE_DAYS,
        time.words.startsWith('on ') ? time.words : `on ${time.words.replace(/^every /, '')}s`,
      )
    : undefined;
}

/** A message without the days of sentences that only tell something; undefined if it's the same, null if they may be the start of what is asked. */
export function withoutContextDays(
  { asked, context }: Message,
  { words, source: { today } }: Pick<Reading, 'words' | 'source'>,
): string | null | undefined {
  const isRanked = RANKS_WEEKDAYS.test(asked);
  const { times: own } = timesIn(asked, today);
  if (!isRanked && (REFERS.test(asked) || DANGLING.test(asked))) return undefined;
  // "My HRV was all over the place this month, what's the average?"
  const isNamed =
    BEDTIME.test(asked) || words(normalized(asked)).some(({ tag }) => NAMES.has(tag) || tag === 'food');
  if (!isRanked && !isNamed) return undefined;
  const isGeneral = GENERAL.test(asked) && own.length === 0;
  let isChanged = false;
  let isOpen = false;
  const kept = context.map((sentence) => {
    const { text, times, said } = timesIn(sentence, today);
    const isPlain = !/\d/.test(text.replaceAll(/@[A-Z]/g, '')) && !COMPARES.test(sentence);
    const isStatement =
      isPlain && TELLS.test(sentence) && !FRAGMENT.test(sentence) && (isRanked || !INSTRUCTS.test(sentence));
    if (times.length === 0 || !isStatement) return sentence;
    if (said.some((words) => START.test(words)) && own.length === 0) return sentence;
    if (SO_FAR.test(asked) && THIS_PERIOD.test(sentence)) return sentence;
    const isOfWeekdays = times.every(({ weekdays }) => weekdays !== undefined);
    if (!isOfWeekdays && !isGeneral) return sentence;
    if (!isOfWeekdays && CHANGES.test(sentence)) {
      if (OVERALL.test(asked)) return sentence;
      isOpen = true;
    }
    isChanged = true;
    return `${text
      .replaceAll(/@[A-Z]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()}.`;
  });
  if (isOpen) return null;
  return isChanged ? [...kept, asked].join(' ') : undefined;
}
