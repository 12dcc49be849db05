import type { LongevityDay, LongevityEssential, LongevityInput } from '#contract/longevity.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { isMarkerKey, markerOf } from '#domain/blood/markers.ts';
import { recencyOf } from '#domain/longevity/blood-pillar.ts';
import { NIGHTLY_FAST_DAYS, SENSOR_DAYS, WINDOW_DAYS } from '#domain/longevity/tuning.ts';
import { CHECK_IN_DAYS } from '#domain/stress/check-in-days.ts';
import { BASELINE_DAYS, HRV_BAND_NAMES, hrvBand } from '#domain/stress/hrv-baseline.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';
import { mmollFromMgdl } from '#domain/units/glucose.ts';
import { lbFromKg } from '#domain/units/mass.ts';
import { formatDate } from '#web/lib/format.ts';
import { formatBodyMassIndex } from '#web/lib/units/body-ratios.ts';
import { daySize, dayUnit } from '#web/lib/units/volume.ts';
import { INPUT_NAMES } from './pillar-words.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredth = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Of binary fractions. */
const NOISE = 1e-9;

/** Rounded down, so that a figure never seems to have reached the next band. */
export const downTenth = (value: number): string => tenth.format(Math.floor(value * 10 + NOISE) / 10);
export const roundDown = (value: number): string => whole.format(Math.floor(value + NOISE));

type Figure = NonNullable<LongevityEssential['figure']>;
export type Band = NonNullable<Figure['band']>;

/** The limits of an answer: "120 to 129", "under 120", "2 or more". @param step between whole answers; 0 for a scale without steps */
export function bandText({ from, below }: Band, step: 0 | 1, format: (value: number) => string): string {
  if (from === null) return step === 1 && below === 1 ? 'none' : `under ${format(below ?? 0)}`;
  if (below === null) return `${format(from)} or more`;
  if (step === 1 && below - from === 1) return format(from);
  return step === 1 ? `${format(from)} to ${format(below - 1)}` : `${format(from)} to under ${format(below)}`;
}

/** A figure, or the limits of an answer that is a band. @param step as of `bandText` */
export const formatBand = (
  figure: Pick<Figure, 'value' | 'band'>,
  format: (value: number) => string,
  step: 0 | 1 = 1,
): string => (figure.band ? bandText(figure.band, step, format) : format(figure.value));

/** Glucose in the member's unit. @param glucoseMgdl mg/dL */
const glucose = (glucoseMgdl: number, system: UnitSystem): string =>
  system === 'imperial'
    ? `${whole.format(glucoseMgdl)} mg/dL`
    : `${tenth.format(mmollFromMgdl(glucoseMgdl))} mmol/L`;

/** Negative numbers with a true minus. */
const signed = (value: number): string => {
  const text = tenth.format(Math.abs(value));
  return text === '0.0' ? text : `${value < 0 ? '−' : '+'}${text}`;
};

/** An input's name; for a marker, the marker's. */
export const inputName = ({ key, marker }: Pick<LongevityInput, 'key' | 'marker'>): string =>
  key !== 'marker'
    ? INPUT_NAMES[key]
    : marker !== null && isMarkerKey(marker)
      ? markerOf(marker).name
      : 'Marker';

function markerText({ marker, value }: LongevityInput): string {
  if (marker === null || !isMarkerKey(marker)) return tenth.format(value);
  const { unit, decimals } = markerOf(marker);
  return withUnit(value.toFixed(decimals), unit);
}

const against = (value: string, target: number | null, format: (value: number) => string): string =>
  target === null ? value : `${value} of ${format(target)}`;

type Say = (input: LongevityInput, system: UnitSystem) => string;

const SAY: Readonly<Record<LongevityInput['key'], Say>> = {
  'diet-quality': ({ value }) => `${whole.format(value)} out of 100`,
  protein: ({ value, target }, system) => {
    const isPounds = system === 'imperial';
    const shown = (gPerKg: number) => hundredth.format(isPounds ? gPerKg / lbFromKg(1) : gPerKg);
    return `${against(shown(value), target, shown)} g per ${isPounds ? 'lb' : 'kg'}`;
  },
  fiber: ({ value, target }) => `${against(whole.format(value), target, whole.format)} g`,
  sodium: ({ value }) => `${whole.format(value)} mg`,
  'saturated-fat': ({ value }) => `${tenth.format(value)}% of calories`,
  'added-sugars': ({ value }) => `${tenth.format(value)}% of calories`,
  activity: (input) => `${formatBand(input, whole.format)} min a week`,
  steps: (input) => `${formatBand(input, whole.format)} a day`,
  'resistance-training': (input) => `${formatBand(input, whole.format)} a week`,
  'body-mass-index': ({ value }) => `${formatBodyMassIndex(value)} kg/m²`,
  'waist-to-height': (input) => formatBand(input, hundredth.format, 0),
  'sleep-score': ({ value }) => `${whole.format(value)} out of 100`,
  strain: ({ value }) => `${whole.format(value)} out of 100 for strain`,
  'check-in': ({ value }) => `${tenth.format(value)} out of 10`,
  'heart-rate-variability': ({ value }) => lowerFirst(HRV_BAND_NAMES[hrvBand(value)]),
  'blood-glucose': ({ value }) => tenth.format(value),
  'blood-pressure': (input) => `${formatBand(input, whole.format)} mm Hg systolic`,
  'sensor-glucose': ({ value, sensor }, system) =>
    `${glucose(value, system)} on average${sensor ? `, risk index ${tenth.format(sensor.riskIndex)}, variation ${tenth.format(sensor.cvPercent)}%` : ''}`,
  'insulin-resistance': ({ value }) => hundredth.format(value),
  'triglyceride-glucose': ({ value }) => hundredth.format(value),
  marker: markerText,
  water: ({ value, target }, system) =>
    `${against(daySize(value, system), target, (ml) => daySize(ml, system))} ${dayUnit(system)} a day`,
  'nightly-fast': ({ value }) => `${tenth.format(value)} h`,
  'bio-age-gap': ({ value }) => `${signed(value)} years`,
};

/** An input's value in the member's units. Blood glucose may be HbA1c in Life's Essential 8. */
export function inputText(
  input: LongevityInput,
  system: UnitSystem,
  essentials: LongevityDay['essentials'],
): string {
  const metric =
    input.key === 'blood-glucose' && essentials?.metrics.find(({ key }) => key === 'blood-glucose');
  return metric ? glucoseText(metric, system) : SAY[input.key](input, system);
}

/** HbA1c or fasting glucose, whichever was measured. */
export const glucoseText = ({ of, figure }: LongevityEssential, system: UnitSystem): string =>
  figure === null
    ? ''
    : of === 'hba1c'
      ? `HbA1c ${tenth.format(figure.value)}%`
      : `${glucose(figure.value, system)} fasting`;

const ORIGINS: Readonly<Record<Figure['origin'], string>> = {
  tracked: 'measured',
  assessment: 'from your assessment on',
  profile: 'from your profile on',
  'blood-test': 'blood test on',
  computed: 'as of',
};

/** Windows other than the usual 28 days. */
const WINDOWS: Readonly<Partial<Record<LongevityInput['key'], number>>> = {
  'check-in': CHECK_IN_DAYS,
  'heart-rate-variability': BASELINE_DAYS,
  'sensor-glucose': SENSOR_DAYS,
  'nightly-fast': NIGHTLY_FAST_DAYS,
};

export const windowOf = (key: LongevityInput['key']): number => WINDOWS[key] ?? WINDOW_DAYS;

interface Counted {
  readonly counts?: 'days' | 'nights';
  readonly windowDays?: number;
}

/** Source of a figure: "14 of the 28 days through Fri 20 Nov", "from your assessment on Nov 3". @param today of the score */
export function originText(
  { origin, date, days }: Figure,
  today: string,
  { counts = 'days', windowDays = WINDOW_DAYS }: Counted = {},
): string {
  if (days !== null)
    return days <= windowDays
      ? `${days} of the ${windowDays} ${counts} through ${formatDate(today, today)}`
      : `${days} ${counts} through ${formatDate(today, today)}`;
  return date === null
    ? ORIGINS[origin].replace(/ on$/, '')
    : `${ORIGINS[origin]} ${formatDate(date, today)}`;
}

/** "grade B, full weight": a marker's weight among the others. @param today of the score */
export function markerWeightText({ marker, date }: LongevityInput, today: string): string | undefined {
  const evidence = marker !== null && isMarkerKey(marker) ? markerOf(marker).evidence : null;
  if (evidence === null || date === null) return undefined;
  const recency = recencyOf(date, today);
  return `grade ${evidence}${recency < 1 ? `, multiplied by ${hundredth.format(recency)} because of its age` : ''}`;
}
