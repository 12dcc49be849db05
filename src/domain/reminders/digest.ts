import { statisticsOf } from '#domain/metrics/answer.ts';
import { comparedWord } from '#domain/metrics/compared-word.ts';
import type { MemberUnits } from '#domain/account/member-units.ts';
import { showNumber, shownText } from '#domain/coach/format-number.ts';
import { sayGlucose } from '#domain/glucose/glucose-text.ts';
import { lbFromKg } from '#domain/units/mass.ts';
import { flOzFromMl } from '#domain/units/volume.ts';

/** A finding of the week, with the screen it links to. */
export interface DigestFinding {
  /** The metric's key. */
  readonly metric: string;
  /** Average of the week, in the metric's unit. */
  readonly mean: number;
  /** Difference from the weeks before; undefined if it isn't clear, null if there is nothing to compare with. */
  readonly change: number | null | undefined;
  /** "7 nights". */
  readonly days: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

type Format = Pick<MemberUnits, 'system' | 'glucose'>;

interface DigestMetric {
  readonly key: string;
  /** "7 h 5 min". */
  readonly say: (value: number, format: Format) => string;
  /** "0.6 points"; like the value if not given. */
  readonly sayDifference?: (value: number, format: Format) => string;
  readonly name: string;
  readonly days: readonly [one: string, many: string];
  readonly link: string;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const tens = (value: number): string => whole(Math.round(value / 10) * 10);
const one = (value: number): string => value.toFixed(1);
const hours = (minutes: number, { system }: Format): string =>
  shownText(showNumber(minutes, 'min', { decimals: 0, units: { system } }));
const mass = (kg: number, { system }: Format): string =>
  system === 'imperial' ? `${one(lbFromKg(kg))} lb` : `${one(kg)} kg`;
const volume = (ml: number, { system }: Format): string =>
  system === 'imperial' ? `${whole(flOzFromMl(ml))} fl oz` : `${tens(ml)} mL`;
const glucose = (mgdl: number, { glucose: unit }: Format): string => sayGlucose(mgdl, unit);

const DAYS = ['day', 'days'] as const;
const COMPLETE = ['complete day', 'complete days'] as const;

/** Metrics of the weekly digest. Among equally certain findings, the earlier one wins. */
export const DIGEST_METRICS: readonly DigestMetric[] = [
  { key: 'weightKg', name: 'Weight', say: mass, days: ['weigh-in', 'weigh-ins'], link: '/track/weight' },
  { key: 'sleepMinutes', name: 'Sleep', say: hours, days: ['night', 'nights'], link: '/track/sleep' },
  {
    key: 'energyKcal',
    name: 'Calories',
    say: (kcal) => `${tens(kcal)} kcal`,
    days: COMPLETE,
    link: '/meals',
  },
  { key: 'proteinG', name: 'Protein', say: (g) => `${whole(g)} g`, days: COMPLETE, link: '/meals' },
  { key: 'fiberG', name: 'Fiber', say: (g) => `${whole(g)} g`, days: COMPLETE, link: '/meals' },
  { key: 'steps', name: 'Steps', say: whole, days: DAYS, link: '/track/movement' },
  { key: 'waterMl', name: 'Water', say: volume, days: DAYS, link: '/track/water' },
  {
    key: 'stressRating',
    name: 'Stress',
    say: (of10) => `${one(of10)} out of 10`,
    sayDifference: (of10) => `${one(of10)} points`,
    days: DAYS,
    link: '/track/stress',
  },
  {
    key: 'glucoseMgdl',
    name: 'Glucose',
    say: glucose,
    days: DAYS,
    link: '/glucose',
  },
];

/** Days of this week and of the four weeks before with a value of a metric. */
export interface DigestSeries {
  readonly key: string;
  readonly week: readonly number[];
  readonly before: readonly number[];
}

const MIN_DAYS = 3;
const MIN_DAYS_BEFORE = 7;
/** Minimum difference in standard errors to count as a change. */
const CLEAR = 2;
export const DIGEST_FINDINGS = 3;

interface Compared {
  readonly difference: number;
  /** In standard errors of the difference. */
  readonly certainty: number;
}

/** Distance of this week's average from the weeks before; undefined if either has too few days. */
function compare(week: readonly number[], before: readonly number[]): Compared | undefined {
  const [now, then] = [statisticsOf(week), statisticsOf(before)];
  if (!now || !then || before.length < MIN_DAYS_BEFORE) return undefined;
  const error = Math.sqrt((now.sd ?? 0) ** 2 / week.length + (then.sd ?? 0) ** 2 / before.length);
  const difference = now.mean - then.mean;
  return { difference, certainty: error > 0 ? Math.abs(difference) / error : 0 };
}

const counted = (count: number, [single, many]: DigestMetric['days']): string =>
  `${count} ${count === 1 ? single : many}`;

function findingOf(metric: DigestMetric, { week, before }: DigestSeries, format: Format) {
  const { key, name, say, sayDifference = say, days, link } = metric;
  const mean = statisticsOf(week)?.mean;
  if (mean === undefined || week.length < MIN_DAYS) return undefined;
  const compared = compare(week, before);
  const isClear = compared !== undefined && compared.certainty >= CLEAR;
  const change =
    compared === undefined
      ? ''
      : isClear
        ? `${sayDifference(Math.abs(compared.difference), format)} ${comparedWord(key, compared.difference > 0)} than in the previous four weeks.`
        : 'No clear change from the previous four weeks.';
  const text = `${change} Average of ${counted(week.length, days)}.`.trim();
  const finding: DigestFinding = {
    metric: key,
    mean,
    change: compared === undefined ? null : isClear ? compared.difference : undefined,
    days: counted(week.length, days),
    title: `${name}: ${say(mean, format)}`,
    text,
    link,
  };
  return { finding, certainty: isClear ? compared.certainty : 0 };
}

/** At most three findings of a week, most certain changes first; none if hardly anything was logged. */
export function digestFindings(series: readonly DigestSeries[], format: Format): readonly DigestFinding[] {
  return DIGEST_METRICS.flatMap((metric) => {
    const found = series.find(({ key }) => key === metric.key);
    const finding = found && findingOf(metric, found, format);
    return finding ? [finding] : [];
  })
    .toSorted((first, second) => second.certainty - first.certainty)
    .slice(0, DIGEST_FINDINGS)
    .map(({ finding }) => finding);
}
