import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Comparison, Selection, Window } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { spanOf } from '#domain/query/windows.ts';
import { extreme } from '#domain/questions/figures/extremes.ts';
import { chooseMetric, metricComparison } from '#domain/questions/choose-metric.ts';
import { withComparisons, type SpokenComparison } from '#domain/questions/comparisons.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { fromMetricUnit } from '#domain/questions/spoken-units.ts';
import { tagged } from '#domain/questions/tag.ts';
import type { TimeWords } from '#domain/questions/times/calendar-dates.ts';
import { NIGHTLY } from '#domain/questions/named-parts.ts';
import { joinedTimes, readTimes } from '#domain/questions/times/calendar-words.ts';
import { readClock, withSpokenClocks, type ClockSpan } from '#domain/questions/times/clock-words.ts';
import { measuredInBlood } from '#domain/questions/times/panel-words.ts';
import { withOrdinals } from '#domain/questions/wording/reword-days.ts';
import type { AskedPart } from './asked-part.ts';
import { MARKERS, RESULT } from './markers.ts';
import { rolesIn, type Role } from './roles.ts';

/** A question about one measured value, by the roles of its words. */
export interface MeasuredParts {
  readonly metric: Metric;
  readonly roles: ReadonlySet<Role>;
  readonly end: 'max' | 'min' | undefined;
  readonly nth: number | undefined;
  readonly comparison: Comparison | undefined;
  readonly count: number | undefined;
  readonly window: Window;
  readonly weekdays: Selection['weekdays'];
  readonly minutes: readonly [number, number] | undefined;
  readonly unit: string | undefined;
  readonly isTimed: boolean;
  readonly group: 'week' | 'month' | undefined;
  readonly isDown: boolean;
}

const LISTS: ReadonlySet<string> = new Set(['days', 'weights', 'blood', 'glucose', 'fasts']);
/** Records that a value may be called by. */
const TALLIES: ReadonlySet<string> = new Set(['glucoseReadings', 'bloodPanels', 'weighIns']);
const MEASURES: Readonly<Record<string, string>> = {
  glucoseReadings: 'glucoseMgdl',
  weighIns: 'weightKg',
  fasts: 'fastHours',
};
const OF_BLOOD = new RegExp(`\\b(?:blood|serum|lab|tested|${RESULT})\\b`);

/** The metric named by words, and the words that don't name it. */
function namedMetric(
  lexemes: readonly Lexeme[],
  text: string,
  source: RecordSource,
  unit: string | undefined,
): Metric | undefined {
  const named = lexemes.filter(({ tag }) => tag === 'metric');
  const words = named.length > 0 ? named : lexemes.filter(({ tag }) => tag === 'implied');
  const figures = words.filter(({ keys }) => keys.some((key) => !TALLIES.has(key)));
  const [first, ...others] = figures.length > 0 ? figures : words;
  if (!first) return undefined;
  const lists = [first, ...others].map((each) => (OF_BLOOD.test(text) ? measuredInBlood(each) : each).keys);
  const [keys = [], ...more] = lists.map((each) => each.map((key) => MEASURES[key] ?? key));
  const shared = keys.filter((key) => more.every((each) => each.includes(key)));
  const isEaten = shared.some((key) => findMetric(key)?.list === 'foods');
  if (isEaten) return undefined;
  return chooseMetric(shared, { isWorkout: false, isEaten: false, isBurned: false, unit }, source);
}

/** "Since last summer": from its first day on. */
const fromStart = (window: Window | undefined, today: string): Window =>
  window === undefined ? { kind: 'all' } : { kind: 'dates', from: spanOf(window, today).from, to: null };

/** Words of a question, with its times, times of day and comparisons taken out. */
interface Spoken {
  readonly text: string;
  readonly lexemes: readonly Lexeme[];
  /** All but the names of metrics. */
  readonly own: readonly Lexeme[];
  readonly times: readonly TimeWords[];
  readonly minutes: readonly ClockSpan[];
  readonly comparisons: readonly SpokenComparison[];
}

function spokenWords(asked: string, { today }: RecordSource, lexicon: Lexicon): Spoken {
  const corrected = asked.split(' ').map(lexicon.correct).join(' ');
  const marked = MARKERS.reduce((said, [pattern, mark]) => said.replace(pattern, mark), corrected);
  const { text: clocked, spans } = readClock(
    withSpokenClocks(withOrdinals(marked.replace(/\s+/g, ' ').trim())),
  );
  const { text, times } = readTimes(clocked, today);
  const { lexemes, comparisons } = withComparisons(tagged(text, lexicon));
  const valuesOf = <Each>(tag: Tag, list: readonly Each[]): readonly Each[] =>
    lexemes.flatMap((each) => (each.tag === tag ? (list[Number(each.value)] ?? []) : []));
  return {
    text: marked,
    lexemes,
    own: lexemes.filter(({ tag }) => tag !== 'metric' && tag !== 'implied'),
    times: valuesOf('time', times),
    minutes: valuesOf('clock', spans),
    comparisons,
  };
}

/** A day under 140 may have one or only such readings, and last night is before or after midnight. */
const isVague = ({ own, times, comparisons }: Spoken, { list, slice }: Metric): boolean =>
  (list === 'glucose' && comparisons.length > 0 && own.some(({ tag }) => tag === 'day')) ||
  (!NIGHTLY.has(slice) && times.some(({ isPartOfDay }) => isPartOfDay === true));

/** The metric that a question names, or else the statement before it, and the unit asked for. */
function askedMetric(
  { lexemes, own, text }: Spoken,
  statement: string,
  source: RecordSource,
  lexicon: Lexicon,
): { readonly metric: Metric; readonly unit: string | undefined } | undefined {
  const units = new Set(own.flatMap(({ tag, value }) => (tag === 'unit' ? [value] : [])));
  const [unit, ...others] = [...units].filter((each) => each !== 'count' && each !== '%');
  const isNamed = lexemes.some(({ tag }) => tag === 'metric' || tag === 'implied');
  const topic = isNamed ? lexemes : tagged(statement.split(' ').map(lexicon.correct).join(' '), lexicon);
  const metric = namedMetric(topic, `${text} ${isNamed ? '' : statement}`, source, unit);
  if (!metric || others.length > 0 || !LISTS.has(metric.list) || metric.field === null) return undefined;
  return unit === undefined || fromMetricUnit(1, unit, metric) !== undefined ? { metric, unit } : undefined;
}

/** Reads the roles of a question's words; undefined if any has none, or if the question isn't about one measured value. */
export function measuredParts(
  { asked, statement }: AskedPart,
  source: RecordSource,
  lexicon: Lexicon,
): MeasuredParts | undefined {
  const spoken = spokenWords(asked, source, lexicon);
  const { own, comparisons, minutes } = spoken;
  const figure = askedMetric(spoken, statement, source, lexicon);
  const read = rolesIn(own);
  const times = joinedTimes(spoken.times);
  if (!figure || !read || !times || isVague(spoken, figure.metric)) return undefined;
  const { metric, unit } = figure;
  const ofTag = (tag: Tag): readonly Lexeme[] => own.filter((each) => each.tag === tag);
  const [superlatives, numbers] = [ofTag('superlative'), ofTag('number')];
  if ([comparisons, superlatives, numbers, minutes].some(({ length }) => length > 1)) return undefined;
  const comparison = comparisons[0] && metricComparison(comparisons[0], metric);
  const end = superlatives[0] && extreme(superlatives[0].value, metric);
  if ((comparisons[0] && !comparison) || (superlatives[0] && !end)) return undefined;
  const [nth] = ofTag('nth');
  const isEver = spoken.times.some(({ window }) => window?.kind === 'all');
  const { roles, isSince } = read;
  return {
    metric,
    roles: new Set(isEver && roles.includes('C') ? [...roles, 'any'] : roles),
    end,
    nth: nth && Number(nth.value),
    comparison,
    count: numbers[0] && Number(numbers[0].value),
    window: isSince ? fromStart(times.window, source.today) : (times.window ?? { kind: 'all' }),
    weekdays: times.weekdays,
    minutes: minutes[0],
    unit: unit === metric.unit ? undefined : unit,
    group: (['week', 'month'] as const).find((period) =>
      ofTag('whichday').some(({ value }) => value === period),
    ),
    isTimed: times.window !== undefined && times.window.kind !== 'all',
    isDown: own.some(
      ({ tag, value, words }) =>
        (tag === 'change' && value === 'down') || /^(?:down|lower|less)$/.test(words),
    ),
  };
}
