import type { MealKind } from '#domain/meals/meal.ts';

export const AGGREGATES = [
  'mean',
  'median',
  'min',
  'max',
  'sum',
  'sd',
  'variance',
  'cv',
  'iqr',
  'count',
  'first',
  'last',
  'change',
  'slope',
  'share',
  'part',
  'percentile',
  'range',
  'since',
  'streak',
  'current-streak',
  'held',
] as const;
/**
 * `change` is the last value minus the first, `slope` the change a week, `share` the percentage of values that meet the threshold, `part`
 * the percentage of the total that the filtered records make up, `range` the highest value minus the lowest, `since` the days from the last
 * value to today, `cv` the standard deviation as a percentage of the average, `iqr` the upper quartile minus the lower, `streak` the most days in a row that meet the threshold, `current-streak` those up to the last day with a value, `held` the days since the first of the latest values that all meet it.
 */
export type Aggregate = (typeof AGGREGATES)[number];

/** Local days. `back` counts whole weeks (Monday to Sunday), months or years before the current one. */
export type Window =
  | { readonly kind: 'all' }
  | { readonly kind: 'last-days'; readonly days: number }
  | { readonly kind: 'day' | 'week' | 'month' | 'year'; readonly back: number }
  | { readonly kind: 'dates'; readonly from: string | null; readonly to: string | null };

export type Operator = '<' | '<=' | '>' | '>=' | '=' | 'between';

/** Compares with a number, with the member's average in the window, or with each day's own target. */
export interface Comparison {
  readonly op: Operator;
  readonly value: number | 'mean' | 'target';
  /** Upper end of `between`. */
  readonly to?: number;
}

/** Keeps some records of a list. */
export interface RecordFilter {
  /** Types of workouts, kinds of meals or names of supplements, as stored. */
  readonly kinds?: readonly string[];
  /** Words in the name of a food; "apple or banana" for either. */
  readonly food?: string;
  /** Figures of the record itself: "runs over 5 km". */
  readonly having?: readonly { readonly metric: string; readonly comparison: Comparison }[];
  /** Minutes of the local day: start included, end excluded, across midnight if the start is later. */
  readonly minutes?: readonly [number, number];
  /** Within two hours after the start of a meal; with a food, of a meal that contains it. */
  readonly afterMeal?: MealKind | 'any';
  /** All of a meal that contains this food, or each of several: "dinners with rice and beans". */
  readonly mealWith?: string;
  /** During a fast that has ended, or during the last or longest of them. */
  readonly isFasting?: true | 'last' | 'longest';
}

/** Keeps days on which a metric meets a comparison. */
export interface DayCondition {
  readonly metric: string;
  readonly comparison: Comparison;
  readonly where?: RecordFilter;
  /** 1 looks at the day before. */
  readonly lag?: 0 | 1;
}

/** Selection before aggregation; the part in which the two sides of a comparison differ. */
export interface Selection {
  readonly window: Window;
  /** From Monday 0 to Sunday 6. */
  readonly weekdays?: readonly number[];
  readonly where?: RecordFilter;
  readonly when?: readonly DayCondition[];
  /** Days that meet at least one of these. */
  readonly any?: readonly DayCondition[];
  /** The newest or oldest records only. */
  readonly only?: {
    readonly order: 'last' | 'first';
    readonly count: number;
    /** How many come before them in this order: "the 4 runs before my last 4". */
    readonly skip?: number;
  };
  /** The day or record with the highest or lowest value of a metric, or several of them. */
  readonly at?: {
    readonly metric: string;
    readonly order: 'highest' | 'lowest';
    /** How many of them; one by default. */
    readonly count?: number;
  };
}

export const VALUE_PERIODS = ['record', 'meal', 'day', 'week', 'month'] as const;
export const GROUPS = ['day', 'week', 'month', 'weekday', 'hour', 'kind', 'food'] as const;

/** Another metric on the same days: added, subtracted, as a ratio or correlated. */
export interface Pairing {
  readonly how: 'plus' | 'minus' | 'ratio' | 'correlation';
  readonly metric: string;
  /** A ratio to this many of the other metric, in the unit of the first: grams per 1,000 kcal, kcal per minute. */
  readonly per?: number;
  readonly where?: RecordFilter;
  /** 1 uses the other metric's value on the previous day. */
  readonly lag?: 0 | 1;
}

/** A question about a member's records. */
export interface Query extends Selection {
  readonly metric: string;
  readonly aggregate: Aggregate;
  /** What a single value is. For a meal's glucose, it's the peak. */
  readonly per?: (typeof VALUE_PERIODS)[number];
  /** For `count`, `share` and streaks: the values that count. */
  readonly threshold?: Comparison;
  /** Each value is the days since the record before, or the change from its value. */
  readonly between?: 'days' | 'values';
  /** Each food counts once. */
  readonly isDistinct?: true;
  /** For `count`: the days without a value, of all days; for nutrients, those without a complete log. */
  readonly isMissing?: true;
  /** For `percentile`: from 0 to 100. */
  readonly percentile?: number;
  /** For `slope`: the time it's given for, if not a week. */
  readonly slopePer?: 'day' | 'month';
  readonly group?: (typeof GROUPS)[number];
  readonly rank?: { readonly order: 'highest' | 'lowest'; readonly limit: number };
  /** For `min`, `max` and rankings: 2 is the second. */
  readonly nth?: number;
  readonly pair?: Pairing;
  /** The answer is the difference from this selection; "now, compared with my average in May" changes the statistic too. */
  readonly versus?: Partial<Selection> & { readonly aggregate?: Aggregate };
  /** With `versus`, the answer is how far this selection is below the other: positive if it has less. */
  readonly isBelow?: true;
  /** The answer is how far the figure is above or below the target. */
  readonly target?: 'over' | 'under';
  /** With `target`: one that the question states, in the metric's unit, instead of the member's. */
  readonly targetValue?: number;
  /** The stated target is one for the whole window, not for each of its days. */
  readonly isTargetTotal?: true;
  /** With `versus`, the answer is how many times as much this selection has. */
  readonly isRatio?: true;
  /** A difference or change as a percentage of its baseline, or a ratio of totals in percent. */
  readonly isPercent?: true;
}

export type NoAnswer = 'no data' | 'too few days' | 'unknown metric' | 'not understood';

export interface AnswerRow {
  readonly date: string | null;
  readonly at: string | null;
  /** Food, type or group. */
  readonly label: string | null;
  readonly value: number;
  /** Values behind it. */
  readonly n: number;
}

export interface Answer {
  readonly value: number | null;
  readonly unit: string;
  /** Days or records behind the value. */
  readonly n: number;
  readonly what: 'days' | 'records';
  /** First and last day of the window used; null without data. */
  readonly from: string | null;
  readonly to: string | null;
  /** Days used; empty if records were only counted by value. */
  readonly dates: readonly string[];
  /** Share of the window's days without a value, 0 to 1; null for records. */
  readonly missingShare: number | null;
  readonly rows: readonly AnswerRow[];
  /** How many rows there are, if `rows` has only the first or last of them. */
  readonly rowCount?: number;
  readonly reason: NoAnswer | null;
  /** What the value is the distance from, if the query compares with a target. */
  readonly target?: number;
  /** Both sides of a comparison. */
  readonly sides?: readonly [Answer, Answer];
}
