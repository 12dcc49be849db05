import type { LongevityEssential } from '#contract/longevity.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { UNDERWEIGHT_INDEX } from '#domain/goals/body-mass-index.ts';
import { figureOf } from '#domain/longevity/assessment-answers.ts';
import { DIABETES_FROM, ESSENTIAL_DEDUCTIONS, ESSENTIAL_STEPS } from '#domain/longevity/essential-points.ts';
import type { EssentialKey } from '#domain/longevity/lifes-essential-8.ts';
import { mmollFromCholesterolMgdl } from '#domain/units/cholesterol.ts';
import { formatDate } from '#web/lib/format.ts';
import { formatBodyMassIndex } from '#web/lib/units/body-ratios.ts';
import { paths } from '#web/lib/paths.ts';
import { NICOTINE_NAMES } from './essential-bands.ts';
import { downTenth, roundDown, formatBand, glucoseText, originText } from './figure-words.ts';

interface EssentialWords {
  readonly name: string;
  readonly note?: string;
  readonly missing: string;
  readonly link: { readonly label: string; readonly to: string };
}

const diary = { label: 'Open diet quality', to: paths.dietQuality() };

const bestDiets = ESSENTIAL_STEPS.diet.points.toReversed();
const lightly = figureOf({ date: '', options: { mvpa: '1-149' } }, 'mvpa');

export const ESSENTIAL_WORDS: Readonly<Record<EssentialKey, EssentialWords>> = {
  diet: {
    name: 'Diet',
    note: `The American Heart Association ranks diets against those of US adults. The top 5% get ${bestDiets[0]} points, and the rest of the top 25% get ${bestDiets[1]}. We estimate the Healthy Eating Index scores that correspond to these ranks.`,
    missing: 'Log all your meals for a few days.',
    link: diary,
  },
  activity: {
    name: 'Physical activity',
    note: `Minutes of moderate activity. Vigorous minutes count double. A range from the assessment counts as its midpoint${lightly ? `: ${formatBand({ value: lightly.value, band: lightly.band ?? null }, String)} minutes as ${lightly.value}` : ''}.`,
    missing: 'Log a week of movement or take the bio-age assessment.',
    link: { label: 'Open movement', to: paths.track('movement') },
  },
  nicotine: {
    name: 'Nicotine',
    note: `Living with someone who smokes indoors takes off ${ESSENTIAL_DEDUCTIONS.indoorSmoker} points. The score never goes below 0.`,
    missing: 'Take the bio-age assessment to see this.',
    link: { label: 'Answer the question', to: paths.assessment(6) },
  },
  sleep: {
    name: 'Sleep',
    missing: 'Log a few nights of sleep or take the bio-age assessment.',
    link: { label: 'Open sleep', to: paths.track('sleep') },
  },
  'body-mass-index': {
    name: 'Body mass index',
    note: `A body mass index below ${UNDERWEIGHT_INDEX} doesn’t cost you points, but it’s considered underweight. If yours is that low, talk to a doctor.`,
    missing: 'Log your weight.',
    link: { label: 'Open weight', to: paths.track('weight') },
  },
  lipids: {
    name: 'Blood lipids',
    note: `Cholesterol medication takes off ${ESSENTIAL_DEDUCTIONS.treated} points. The score never goes below 0.`,
    missing: 'Add a blood test with total and HDL cholesterol.',
    link: { label: 'Open blood tests', to: paths.bloodTests() },
  },
  'blood-glucose': {
    name: 'Blood glucose',
    note: `HbA1c takes priority over fasting glucose. At ${DIABETES_FROM.a1cPercent}% or higher, the diabetes rows apply even if you haven’t reported diabetes.`,
    missing: 'Add a blood test with HbA1c or fasting glucose. If you have diabetes, it has to be HbA1c.',
    link: { label: 'Open blood tests', to: paths.bloodTests() },
  },
  'blood-pressure': {
    name: 'Blood pressure',
    note: `We use the worse of the two numbers. The assessment asks only for systolic pressure, so it doesn’t deduct points for a diastolic pressure of ${ESSENTIAL_STEPS.diastolic.limits[0]} or higher. Blood pressure medication takes off ${ESSENTIAL_DEDUCTIONS.treated} points. The score never goes below 0.`,
    missing: 'Add two readings or take the bio-age assessment.',
    link: { label: 'Open vitals', to: paths.track('vitals') },
  },
};

export const SOURCES = [
  { name: 'Life’s Essential 8: Lloyd-Jones 2022', url: 'https://doi.org/10.1161/CIR.0000000000001078' },
  { name: 'Healthy Eating Index: Krebs-Smith 2018', url: 'https://doi.org/10.1016/j.jand.2018.05.021' },
] as const;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function figureText({ key, figure, ...metric }: LongevityEssential, system: UnitSystem): string {
  if (!figure) return '';
  if (key === 'diet') return `Healthy Eating Index ${downTenth(figure.value)}`;
  if (key === 'activity') return `${formatBand(figure, whole.format)} min a week`;
  if (key === 'sleep') return `${formatBand(figure, downTenth, 0)} h a night`;
  if (key === 'body-mass-index') {
    const low = figure.value < UNDERWEIGHT_INDEX ? ', underweight' : '';
    return `${formatBodyMassIndex(figure.value)} kg/m²${low}`;
  }
  if (key === 'lipids')
    return system === 'imperial'
      ? `Non-HDL ${roundDown(figure.value)} mg/dL`
      : `Non-HDL ${tenth.format(mmollFromCholesterolMgdl(figure.value))} mmol/L, ${roundDown(figure.value)} mg/dL`;
  if (key === 'blood-glucose') return glucoseText({ key, figure, ...metric }, system);
  return metric.diastolicMmhg === null
    ? `${formatBand(figure, whole.format)} mm Hg systolic`
    : `${whole.format(figure.value)}/${whole.format(metric.diastolicMmhg)} mm Hg`;
}

/** The member's figure of a metric with its origin; undefined if unknown. */
export function essentialText(
  metric: LongevityEssential,
  system: UnitSystem,
  today: string,
): string | undefined {
  const { nicotine, figure, isTreated, livesWithSmoker, points } = metric;
  if (points === null && !figure && !nicotine) return undefined;
  if (nicotine) {
    const home = livesWithSmoker ? ', a smoker at home' : '';
    return `${NICOTINE_NAMES[nicotine.value]}${home} · from your assessment on ${formatDate(nicotine.date, today)}`;
  }
  if (!figure) return undefined;
  const treated = isTreated ? ', on medication' : '';
  const counts = metric.key === 'sleep' ? 'nights' : 'days';
  return `${figureText(metric, system)}${treated} · ${originText(figure, today, { counts })}`;
}
