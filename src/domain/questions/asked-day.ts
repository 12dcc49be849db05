import type { Metric } from '#domain/metrics/metric.ts';
import type { Query, RecordFilter } from '#domain/query/query.ts';
import type { Fields, Words } from './clause.ts';
import type { Lexeme } from './lexicon.ts';

/** "The total of the first and the second week": "first" doesn't select a record. */
export const isUnpicked = (words: Words, { aggregate, only }: Fields): boolean =>
  words.has('first') && aggregate !== 'first' && !only;

/** Whether the words filter records that the metric isn't read from: "steps on pizza". */
export function isForeign(words: Words, { list }: Metric, where: RecordFilter): boolean {
  const isAfterFood = list === 'glucose' && words.has('after') && !words.has('meal');
  if (where.food !== undefined && list !== 'foods' && !isAfterFood) return true;
  const isOfMeal = words.all.some(({ tag, value }) => tag === 'meal' && value !== 'any');
  // "My glucose at lunch": the reading before, during or after it?
  if (isOfMeal && list === 'glucose' && !words.has('after')) return true;
  if (words.has('fasted') && (list !== 'glucose' || words.has('after'))) return true;
  if (words.has('meal') && list !== 'foods' && list !== 'glucose') return true;
  const isNoun = words.all.some(({ tag, value }) => tag === 'workout' && value === 'noun');
  return isNoun && list !== 'workouts';
}

/** "On which day did I burn the most calories": in all workouts of a day, unlike "the longest run". */
export const isDayTotal = (
  { all }: Words,
  { list, perDay, field }: Metric,
  asked: Lexeme | undefined,
  superlative: string | undefined,
): boolean =>
  asked?.value === '' &&
  (superlative === 'highest' || superlative === 'lowest') &&
  list === 'workouts' &&
  perDay === 'sum' &&
  field !== null &&
  !all.some(
    ({ tag, value }) => (tag === 'workout' && value === 'noun') || (tag === 'per' && value === 'record'),
  );

const GROUPS: Readonly<Record<string, NonNullable<Query['group']>>> = {
  weekday: 'weekday',
  week: 'week',
  month: 'month',
  hour: 'hour',
};

/** Lists whose records have a time of day. */
const TIMED: ReadonlySet<string> = new Set(['glucose', 'drinks', 'foods']);

const EACH = /^(?:per|each|every|by) /;

/** Reads "which weekday", "what kind of workout", "when did I last". False if the answer isn't a day or group. */
export function readAskedDay(
  words: Words,
  fields: Fields,
  asked: string | undefined,
  metric: Metric,
  isAveraged: boolean,
): boolean {
  const { aggregate } = fields;
  const isExtreme = aggregate === 'max' || aggregate === 'min';
  const order = aggregate === 'min' ? 'lowest' : 'highest';
  if (words.has('kindnoun')) {
    if (metric.list !== 'workouts' || !isExtreme) return false;
    const isAmount = metric.perDay === 'sum';
    // "The most calories per session": their mean; "in a single session": the largest, not the total.
    const session = words.all.find(({ tag, value }) => tag === 'per' && value === 'record')?.words;
    const isOfOne = session !== undefined && !EACH.test(session);
    Object.assign(fields, {
      aggregate: isOfOne ? aggregate : isAmount && !isAveraged && session === undefined ? 'sum' : 'mean',
      group: 'kind',
      rank: { order, limit: 1 },
    });
    return true;
  }
  if (words.has('ago')) {
    fields.aggregate = 'since';
    return asked === undefined && !isExtreme;
  }
  if (asked === undefined) return true;
  const group = GROUPS[asked];
  const isDaily = words.all.some(({ tag, value }) => tag === 'per' && value === 'day');
  if (group) {
    if (!isExtreme || (group === 'hour' && !TIMED.has(metric.list))) return false;
    Object.assign(fields, {
      // "Which month had the highest average steps", "the most fiber per day": not the total.
      aggregate:
        (group === 'weekday' && metric.field !== null) || metric.perDay !== 'sum' || isAveraged || isDaily
          ? 'mean'
          : 'sum',
      group,
      ...(group === 'hour' && metric.kind === 'daily' ? { per: 'record' } : {}),
      rank: { order, limit: 1 },
    });
    return true;
  }
  if (isExtreme && metric.field === null) fields.per = 'day';
  if (isExtreme) return asked !== 'last' && asked !== 'first';
  const which = asked === '' ? (fields.only?.order ?? aggregate) : asked;
  if ((which !== 'last' && which !== 'first') || (asked === '' && !words.has(which) && !fields.only))
    return false;
  fields.aggregate = which;
  fields.only = { order: which, count: 1 };
  return true;
}

/**
 * "Which meal has the most calories on average", "after which meal does my glucose peak highest": breakfasts, lunches, dinners or snacks.
 * @param end of the meals' values that is asked for
 * @returns false if a question for a meal asks for neither end
 */
export function rankMeals(
  words: Words,
  fields: Fields,
  { list }: Metric,
  { isAveraged, end }: { readonly isAveraged: boolean; readonly end: 'max' | 'min' | undefined },
): boolean {
  const isAnyMeal = words.all.some(({ tag, value }) => tag === 'meal' && value === 'any');
  const isWhich = words.all.some(({ tag, words: spoken }) => tag === 'which' && spoken.startsWith('which'));
  const isOfPeaks = list === 'glucose';
  if (!isAnyMeal || !isWhich || words.has('foodnoun') || !(isAveraged || isOfPeaks)) return true;
  if (end === undefined) return !isOfPeaks;
  const order = end === 'max' ? 'highest' : 'lowest';
  Object.assign(fields, { aggregate: 'mean', per: 'meal', group: 'kind', rank: { order, limit: 1 } });
  return true;
}
