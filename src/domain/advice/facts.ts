import type { GlucosePerson } from '#domain/glucose/judge-reading.ts';
import type { LatestReading } from './urgent-readings.ts';

/** What is known about one local day. A missing key is unknown, never 0. */
export interface AdviceDay {
  readonly date: string;
  /** Whether all meals were logged. Intakes count only if true. */
  readonly isComplete: boolean;
  readonly energyKcal?: number;
  readonly proteinG?: number;
  readonly fiberG?: number;
  /** Hours asleep in the night that ended on this day. */
  readonly asleepHours?: number;
  /** Midpoint of that night, minutes after midnight; negative before midnight. */
  readonly midSleepMinute?: number;
  /** From the last meal of the previous evening to bedtime, minutes. */
  readonly mealToBedMinutes?: number;
  /** Average of the day, 1 to 10. */
  readonly stress?: number;
  readonly waterMl?: number;
}

/** Everything the rules use. */
export interface AdviceFacts {
  /** The 28 days before today, oldest first, without gaps, then today. */
  readonly days: readonly AdviceDay[];
  readonly targets: {
    readonly energyKcal: number;
    readonly proteinG: number;
    readonly fiberG: number;
    readonly waterMl?: number;
    /** Minimum hours of sleep for the age, or the member's own goal. */
    readonly sleepHours?: number;
  };
  /** Weight trend, kg a week, and current body mass. */
  readonly weight?: { readonly rateKgPerWeek: number; readonly massKg: number };
  /** Lowest reading of the last 24 hours, mg/dL. */
  readonly lowestGlucoseMgdl?: number;
  /** The last reading of each kind in the last 24 hours. */
  readonly latestReadings?: readonly LatestReading[];
  readonly glucosePerson?: GlucosePerson;
  /** Set if a weekly check-in of the energy target is due. */
  readonly checkInKcal?: { readonly previousKcal: number; readonly energyKcal: number };
}

export const ADVICE_RULES = [
  'urgent-glucose',
  'urgent-ketones',
  'urgent-pressure',
  'urgent-oxygen',
  'urgent-temperature',
  'urgent-heart-rate',
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

export interface Finding {
  readonly rule: AdviceRule;
  /** Figures behind the finding, by name. */
  readonly figures: Readonly<Record<string, number>>;
  /** Number of days or nights behind the finding. */
  readonly sampleSize: number;
}

/** Rules about what may be dangerous now. They come first and can't be hidden. */
export const isUrgentRule = (rule: string): boolean => rule === 'low-glucose' || rule.startsWith('urgent-');

export type Rule = (facts: AdviceFacts) => Finding | undefined;

/** The last days before today, which is not over yet. */
export const daysBeforeToday = ({ days }: AdviceFacts, count: number): readonly AdviceDay[] =>
  days.slice(0, -1).slice(-count);

/** Known values of a measure. */
export const known = (
  days: readonly AdviceDay[],
  measure: (day: AdviceDay) => number | undefined,
): readonly number[] => days.map(measure).filter((value) => value !== undefined);
