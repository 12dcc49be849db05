import type { Metric } from '#domain/metrics/metric.ts';
import type { RecordFilter } from '#domain/query/query.ts';
import { isMealKind } from '#domain/query/values.ts';
import type { Words } from './clause.ts';
import type { Tag } from './grammar-words.ts';
import type { Lexeme } from './lexicon.ts';

/** Areas whose daily figures belong to the night or morning. */
export const NIGHTLY: ReadonlySet<string> = new Set(['sleep', 'stress', 'vitals', 'body']);

/** Words with a tag. */
export const ofTag = (part: readonly Lexeme[], tag: Tag): readonly Lexeme[] =>
  part.filter((each) => each.tag === tag);

/** Default measure of records that are only named: "my longest fast", "my highest reading". */
export const MEASURED: Readonly<Record<string, string>> = {
  fasts: 'fastHours',
  glucoseReadings: 'glucoseMgdl',
  weighIns: 'weightKg',
};

/** The number of records that a measure belongs to. */
export const tallyOf = (key: string): string =>
  Object.keys(MEASURED).find((tally) => MEASURED[tally] === key) ?? key;

/** Metrics, including default measures of records. */
export const measured = (keys: readonly string[]): readonly string[] => [
  ...keys,
  ...keys.flatMap((key) => MEASURED[key] ?? []),
];

/** Amounts with the names of their parts. */
const WHOLES: readonly (readonly [whole: string, part: RegExp])[] = [
  ['activeZoneMinutes', /^(?:fatburn|cardio|peak)ActiveZoneMinutes$/],
  ['sleepMinutes', /^(?:(?:rem|deep|light)Sleep|awake)(?:Minutes|Percent)$/],
];

/** "Zone minutes in the cardio zone": those of that zone. */
function withoutWhole(words: readonly Lexeme[]): readonly Lexeme[] {
  const wholes = WHOLES.flatMap(([whole, part]) =>
    words.some(({ keys }) => keys.some((key) => part.test(key))) ? [whole] : [],
  );
  return words.filter(({ keys }) => !keys.some((key) => wholes.includes(key)));
}

/** Metric named by part of a condition; verbs count if there is nothing else. */
export function metricWord(part: readonly Lexeme[]): Lexeme | undefined | 'several' {
  const all = ofTag(part, 'metric');
  // The "length" of fasts, not of workouts.
  const specific = all.filter(({ words }) => !/^(?:length|duration)$/.test(words));
  const said = specific.some(({ keys }) => keys.includes('fasts')) ? specific : all;
  // "My TSH reading", "my waist measurements".
  const isTally = part.some(({ tag }) => tag === 'count' || tag === 'howoften');
  const figures = said.filter(({ words }) => isTally || !/^(?:reading|measurement)$/.test(words));
  const named = figures.length > 0 ? figures : said;
  // What is drunk may be wine.
  const isDrink = ({ keys }: Lexeme): boolean => keys.includes('waterMl') && ofTag(part, 'food').length > 0;
  const isJoined = part.some(({ tag }) => tag === 'and' || tag === 'or' || tag === 'pair' || tag === 'than');
  const narrowed = isJoined ? named : withoutWhole(named);
  const words = narrowed.length > 0 ? narrowed : ofTag(part, 'implied').filter((word) => !isDrink(word));
  const [first, ...others] = words;
  if (!first) return undefined;
  const shared = others.reduce<readonly string[]>(
    (keys, other) => keys.filter((key) => measured(other.keys).includes(key)),
    others.length > 0 ? measured(first.keys) : first.keys,
  );
  // "I've been fasting. How many fasts …": their number, not their hours.
  const counted = part[part.findIndex(({ tag }) => tag === 'count') + 1];
  const isCounted =
    isTally && counted !== undefined && words.includes(counted) && !counted.words.endsWith('ing');
  if (isCounted && shared.length > 0 && counted.keys.some((key) => key in MEASURED)) return counted;
  return shared.length > 0 ? { ...first, keys: shared } : 'several';
}

/** Key of a food that chooses whole meals. */
export const WHOLE_MEAL = 'meal';

/** Key of the kinds of meals that are left without the excluded ones. */
export const OTHER_MEALS = 'other meals';

/** Record filter named by the words of a part: types of workouts, a kind of meal, a food. */
export function filterOf(part: readonly Lexeme[]): RecordFilter | undefined {
  const [workouts, meals, foods] = [ofTag(part, 'workout'), ofTag(part, 'meal'), ofTag(part, 'food')];
  const named = [...new Set(workouts.map(({ keys }) => keys.join()))].filter((keys) => keys !== '');
  // "Runs on the treadmill": only those, unless an "and" joins both.
  const isBoth = named.length < 2 || part.some(({ tag }) => tag === 'and');
  const narrow = workouts.filter(({ words }) => !/^(?:run|ride|walk|running|walking)$/.test(words));
  if (!isBoth && new Set(narrow.map(({ keys }) => keys.join())).size !== 1) return undefined;
  const kinds = [
    ...new Set([
      ...(isBoth ? workouts : narrow).flatMap(({ keys }) => keys),
      ...meals.flatMap(({ value }) => (value === 'any' ? [] : [value])),
    ]),
  ];
  if (foods.length > 1) return undefined;
  const [food] = foods;
  return {
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(food ? { [food.keys.includes(WHOLE_MEAL) ? 'mealWith' : 'food']: food.value } : {}),
  };
}

/** "During my last fast", or during any. */
export const fastOf = ({ value }: Lexeme): NonNullable<RecordFilter['isFasting']> =>
  value === 'last' || value === 'longest' ? value : true;

/** The named filter as far as it applies to a metric's records. */
export function filterFor(
  words: Words,
  metric: Metric,
  where: RecordFilter,
): RecordFilter & { readonly isAfterMeal: boolean } {
  const meals = words.all.flatMap(({ tag, value }) =>
    tag === 'meal' && (value === 'any' || isMealKind(value)) ? [value] : [],
  );
  if (metric.list === 'glucose' && where.food !== undefined && meals.length === 0 && words.has('after'))
    return { isAfterMeal: true, afterMeal: 'any', food: where.food };
  const [kind, ...others] = new Set(meals.filter(isMealKind));
  if (metric.list === 'glucose' && meals.length > 0 && others.length === 0 && words.has('after'))
    return { isAfterMeal: true, afterMeal: kind ?? 'any' };
  // "How many steps did I walk": the verb adds nothing.
  const fasted = words.all.find(({ tag }) => tag === 'fasted');
  if (metric.list === 'glucose' && fasted) return { isAfterMeal: false, isFasting: fastOf(fasted) };
  const isOwn = metric.list === 'workouts' || metric.list === 'foods';
  return { isAfterMeal: false, ...(isOwn ? where : {}) };
}
