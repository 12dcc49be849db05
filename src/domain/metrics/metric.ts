/** Lists of a member's records that metrics are read from. `days` holds the figures that exist once a day. */
export const RECORD_LISTS = [
  'days',
  'workouts',
  'foods',
  'drinks',
  'weights',
  'fasts',
  'glucose',
  'blood',
  'supplements',
  'targets',
] as const;
export type RecordList = (typeof RECORD_LISTS)[number];

/** Units of answers. `count` is any number without a unit: steps, scores, events. */
export const METRIC_UNITS = [
  'kcal',
  'g',
  'g/kg',
  'mg',
  'µg',
  'mL',
  'kg',
  'cm',
  'm',
  'm/s',
  'min/km',
  'min',
  'h',
  'clock',
  '%',
  'bpm',
  'ms',
  'mmHg',
  '°C',
  'mL/kg/min',
  'mg/dL',
  'mmol/L',
  'ppm',
  'years',
  'ratio',
  'count',
] as const;

/** Statistics of all readings in a window, which single days don't have. */
export type WindowFigure = 'in-range' | 'below-range' | 'above-range' | 'gmi' | 'cv';

/** A number the product stores or derives, as used by coach, reports, API and exports. */
export interface Metric {
  readonly key: string;
  /** Names people use, the displayed one first, in lowercase unless it is an abbreviation. */
  readonly names: readonly [string, ...string[]];
  /** One of METRIC_UNITS, or a blood marker's own unit. */
  readonly unit: string;
  readonly decimals: number;
  /** One value a day, one value an event, or one figure for a window. */
  readonly kind: 'daily' | 'event' | 'single';
  readonly list: RecordList;
  /** Name of the figure in a record; null counts the records. */
  readonly field: string | null;
  /** `complete`: only days whose food log is complete count in averages. */
  readonly days: 'complete' | 'any';
  /** How the records of a day are combined into the day's value. */
  readonly perDay: 'sum' | 'mean' | 'last';
  /** What a plain "my X" asks for. */
  readonly plain: 'mean' | 'last' | 'sum';
  /** How much of the field makes one: 14 g of alcohol are one drink. */
  readonly each?: number;
  /** Values outside are doubtful. */
  readonly plausible: readonly [number, number];
  /** The area of the product it belongs to. */
  readonly slice: string;
  /** Columns it is stored in, `table.column`. */
  readonly stored: readonly string[];
  /** For markers that follow from others of the same panel, unless they were measured. */
  readonly fromPanel?: (values: Readonly<Record<string, number>>) => number | undefined;
  /** For figures computed from another metric's values. */
  readonly derived?: Derived;
}

export type Derived =
  | { readonly by: 'window-figure'; readonly figure: WindowFigure }
  /** Share of a day's energy that comes from a nutrient, weighted by energy. */
  | { readonly by: 'energy-share'; readonly nutrient: string; readonly kcalPerG: number }
  /** Amount of a day's nutrient for each kilogram of body mass. */
  | { readonly by: 'per-mass'; readonly nutrient: string }
  /** Pace: minutes per kilometer, weighted by distance. */
  | { readonly by: 'pace' }
  /** Time of day of a record, or of the start of a fast. */
  | { readonly by: 'clock'; readonly of: 'record' | 'start' }
  /** Hours from a day's first meal to its last. */
  | { readonly by: 'eating-window' }
  /** Hours from a meal to the day's next one. */
  | { readonly by: 'meal-gap' }
  /** Fat or everything else, from the latest weighing and a measured body fat percentage. */
  | { readonly by: 'body-part'; readonly part: 'fat' | 'lean' }
  /** Time of day of a day's first or last meal. */
  | { readonly by: 'meal-end'; readonly end: 'first' | 'last' }
  /** Percentage of the day's target. */
  | { readonly by: 'target-share'; readonly metric: string };

/** Whether a day's value may grow until midnight, as amounts do. The night that ends on a day is over in the morning. */
export const growsUntilMidnight = ({ perDay, slice }: Pick<Metric, 'perDay' | 'slice'>): boolean =>
  perDay === 'sum' && slice !== 'sleep';

type Options = Partial<Omit<Metric, 'key' | 'names' | 'unit' | 'plausible'>>;

/** Rows of an area's part of the catalog. Names are separated by semicolons. */
export function metricRows(shared: Pick<Metric, 'slice' | 'list'> & Options) {
  return (
    key: string,
    names: string,
    unit: string,
    plausible: readonly [number, number],
    own: Options = {},
  ): Metric => {
    const [first = key, ...others] = names.split(';').map((name) => name.trim());
    return {
      key,
      names: [first, ...others],
      unit,
      plausible,
      decimals: 0,
      kind: 'daily',
      field: key,
      days: 'any',
      perDay: 'mean',
      plain: 'mean',
      stored: [],
      ...shared,
      ...own,
    };
  };
}
