/** What is known of one local day. A missing key is unknown, never 0. */
export interface AdviceDay {
  readonly date: string;
  /** Whether the day's meals are all of what was eaten; only then do its intakes count. */
  readonly isComplete: boolean;
  readonly energyKcal?: number;
  readonly proteinG?: number;
  readonly fiberG?: number;
  /** Hours asleep in the night that ended on this day. */
  readonly asleepHours?: number;
  /** Middle of that night, minutes after midnight; negative before it. */
  readonly midSleepMinute?: number;
  /** From the last meal of the evening before to bed, minutes. */
  readonly mealToBedMinutes?: number;
  /** 1 to 10, the day's mean. */
  readonly stress?: number;
  readonly waterMl?: number;
}

/** Everything the rules look at. */
export interface AdviceFacts {
  /** The last 28 days before today, oldest first, without gaps, and then today. */
  readonly days: readonly AdviceDay[];
  readonly targets: {
    readonly energyKcal: number;
    readonly proteinG: number;
    readonly fiberG: number;
    readonly waterMl?: number;
    /** Least hours of sleep for the age, or the member's own goal. */
    readonly sleepHours?: number;
  };
  /** Trend of weight, kg a week, and the body it belongs to. */
  readonly weight?: { readonly rateKgPerWeek: number; readonly massKg: number };
  /** The lowest reading of the last 24 hours, mg/dL. */
  readonly lowestGlucoseMgdl?: number;
  /** Whether a weekly check-in of the energy target waits. */
  readonly checkInKcal?: { readonly previousKcal: number; readonly energyKcal: number };
}

/** Which rule found something. */
export const ADVICE_RULES = [
  'low-glucose',
  'losing-too-fast',
  'check-in',
  'sleep-and-intake',
  'short-sleep',
  'stress-up',
  'low-protein',
  'irregular-sleep',
  'late-meals',
  'low-water',
  'low-fiber',
  'few-complete-days',
] as const;
export type AdviceRule = (typeof ADVICE_RULES)[number];

/** One thing worth acting on. */
export interface Finding {
  readonly rule: AdviceRule;
  /** What it rests on: figures by name, in the units their names say. */
  readonly figures: Readonly<Record<string, number>>;
  /** How many days or nights spoke. */
  readonly sampleSize: number;
}

export type Rule = (facts: AdviceFacts) => Finding | undefined;

/** The last days, today left out: it is not over. */
export const daysBeforeToday = ({ days }: AdviceFacts, count: number): readonly AdviceDay[] =>
  days.slice(0, -1).slice(-count);

/** What is known of a measure over days. */
export const known = (
  days: readonly AdviceDay[],
  measure: (day: AdviceDay) => number | undefined,
): readonly number[] => days.map(measure).filter((value) => value !== undefined);
