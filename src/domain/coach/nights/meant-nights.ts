import { findMetric } from '#domain/metrics/catalog.ts';
import type { Selection } from '#domain/query/query.ts';
import { isOneDay, spanOf } from '#domain/query/windows.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { DATE, DAYS } from '#domain/questions/times/calendar-dates.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { addDays } from '#domain/time/local-date.ts';
import { isOfNights, isPartOfWeek } from './night-words.ts';

const DAY = DAYS.join('|');
/** "Saturday night", "the night of Nov 14", "Friday evenings": the night that begins then. */
const EVENING = new RegExp(
  `\\b(?:${DAY}|${DATE}|yesterday) (?:night|nights|evening|evenings)\\b|\\b(?:night|nights|evening) (?:of|on) `,
);
const WEEKDAY = new RegExp(`\\b(?:${DAY})\\b`);
/** "The night from Friday to Saturday". */
const FROM_TO = new RegExp(
  `(?:\\b(?:in |during |on |for )?(?:the )?nights? (?:from |between |of )?|^(?:and |what about |how about )*)(${DAY})(?: nights?)? (?:to|and|on|into) (${DAY})(?: nights?| mornings?)?`,
  'gi',
);

const isNext = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((name) => DAYS.findIndex((day) => day === name.toLowerCase()));
  return first !== undefined && (first + 1) % 7 === second;
};

/** "The night from Friday to Saturday" is Friday night. */
export const withNamedNights = (question: string): string =>
  question.replaceAll(FROM_TO, (said, from: string, to: string) =>
    isNext(from, to) ? `${/^(?:and|what|how)\b/i.test(said) ? 'and ' : ''}on ${from} night` : said,
  );

interface Asked {
  readonly text: string;
  readonly today: string;
}

/** The day on which the night ends that begins on a day. */
function endOf(date: string, { text, today }: Asked): string {
  if (date < today) return addDays(date, 1);
  // "Friday night", asked on a Friday: the last one.
  return WEEKDAY.test(text) ? addDays(date, -6) : date;
}

/** The days that a follow-up names, for a figure of nights. */
export function daysMeant<Part extends Partial<Pick<Selection, 'window' | 'weekdays'>>>(
  part: Part,
  { query, isOfEvenings }: Understood,
  { question, today }: { readonly question: string; readonly today: string },
): Part {
  const metric = findMetric(query.metric);
  const text = normalized(question);
  const isOfBeginning = metric?.key === 'bedtime' || isOfEvenings === true || EVENING.test(text);
  if (!metric || !isOfNights(metric) || !isOfBeginning || /\blast night\b/.test(text)) return part;
  return nightsBegun(part, { text, today });
}

/** Days of the nights that begin on the days of a selection. */
function nightsBegun<Part extends Partial<Pick<Selection, 'window' | 'weekdays'>>>(
  part: Part,
  asked: Asked,
): Part {
  const { window, weekdays } = part;
  const { to } = window && isOneDay(window) ? spanOf(window, asked.today) : { to: null };
  const day = to === null ? undefined : endOf(to, asked);
  const others = weekdays && !isPartOfWeek(weekdays);
  return {
    ...part,
    ...(day !== undefined && {
      window: day === asked.today ? { kind: 'day', back: 0 } : { kind: 'dates', from: day, to: day },
    }),
    ...(others && { weekdays: weekdays.map((each) => (each + 1) % 7).toSorted((one, two) => one - two) }),
  };
}

/**
 * A question whose nights are those that the person means. Nights count to the day they end on; bedtimes and named evenings ("Saturday
 * night") belong to the day on which the night begins.
 */
export function withNightsMeant(read: Understood, question: string, today: string): Understood {
  const metric = findMetric(read.query.metric);
  if (!metric || !isOfNights(metric)) return read;
  const text = normalized(question);
  const isLastNight = /\blast night\b/.test(text);
  if (isLastNight || !(metric.key === 'bedtime' || EVENING.test(text))) return read;
  const asked = { text, today };
  const { versus } = read.query;
  const query = { ...nightsBegun(read.query, asked), ...(versus && { versus: nightsBegun(versus, asked) }) };
  const { check } = read;
  const begun = { ...read, query, isOfEvenings: true } as const;
  if (!check?.query) return begun;
  const { window, weekdays } = query;
  return { ...begun, check: { ...check, query: { ...check.query, window, ...(weekdays && { weekdays }) } } };
}
