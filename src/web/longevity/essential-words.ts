import type { LongevityEssential } from '#contract/longevity.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import type { NicotineStatus } from '#domain/longevity/essential-points.ts';
import type { EssentialKey } from '#domain/longevity/lifes-essential-8.ts';
import { formatBodyMassIndex, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { downTenth, downWhole, formatBand, glucoseText, originText } from './figure-words.ts';

interface EssentialWords {
  readonly name: string;
  /** What gives how many points, best first. */
  readonly bands: readonly (readonly [what: string, points: number])[];
  readonly note?: string;
  readonly missing: string;
  readonly link: { readonly label: string; readonly to: string };
}

const diary = { label: 'Open diet quality', to: paths.dietQuality() };

export const ESSENTIAL_WORDS: Readonly<Record<EssentialKey, EssentialWords>> = {
  diet: {
    name: 'Diet',
    bands: [
      ['Healthy Eating Index 79 or more', 100],
      ['67 to under 79', 80],
      ['58 to under 67', 50],
      ['49 to under 58', 25],
      ['Under 49', 0],
    ],
    note: 'The association ranks diets among adults of the USA: the best twentieth has 100 points, the best quarter 80. The limits of the index that stand for these ranks are approximate.',
    missing: 'Needs days that are logged completely.',
    link: diary,
  },
  activity: {
    name: 'Physical activity',
    bands: [
      ['150 min a week or more', 100],
      ['120 to 149', 90],
      ['90 to 119', 80],
      ['60 to 89', 60],
      ['30 to 59', 40],
      ['1 to 29', 20],
      ['None', 0],
    ],
    note: 'Moderate minutes; vigorous ones count twice. An answer that is a band counts with its middle: 1 to 149 minutes as 75.',
    missing: 'Asked in the bio-age assessment.',
    link: { label: 'To the question', to: paths.assessment(3) },
  },
  nicotine: {
    name: 'Nicotine',
    bands: [
      ['Never', 100],
      ['Quit 5 years ago or longer', 75],
      ['Quit 1 to under 5 years ago', 50],
      ['Quit under a year ago, or vaping', 25],
      ['Smoking', 0],
    ],
    note: 'Living with somebody who smokes indoors takes 20 off, never below 0.',
    missing: 'Asked in the bio-age assessment.',
    link: { label: 'To the question', to: paths.assessment(6) },
  },
  sleep: {
    name: 'Sleep',
    bands: [
      ['7 to under 9 hours a night', 100],
      ['9 to under 10', 90],
      ['6 to under 7', 70],
      ['5 to under 6, or 10 and more', 40],
      ['4 to under 5', 20],
      ['Under 4', 0],
    ],
    missing: 'Needs nights, or the bio-age assessment.',
    link: { label: 'Open sleep', to: paths.track('sleep') },
  },
  'body-mass-index': {
    name: 'Body mass index',
    bands: [
      ['Under 25 kg/m²', 100],
      ['25 to under 30', 70],
      ['30 to under 35', 30],
      ['35 to under 40', 15],
      ['40 or more', 0],
    ],
    note: 'Below 18.5 the points stand, but that is underweight: talk to a doctor.',
    missing: 'Needs your weight.',
    link: { label: 'Open weight', to: paths.track('weight') },
  },
  lipids: {
    name: 'Blood lipids',
    bands: [
      ['Non-HDL cholesterol under 130 mg/dL (3.4 mmol/L)', 100],
      ['130 to 159 (3.4 to 4.1)', 60],
      ['160 to 189 (4.1 to 4.9)', 40],
      ['190 to 219 (4.9 to 5.7)', 20],
      ['220 or more (5.7 mmol/L)', 0],
    ],
    note: 'With a cholesterol medicine 20 fewer, never below 0.',
    missing: 'Needs a blood test with total and HDL cholesterol.',
    link: { label: 'Open blood tests', to: paths.bloodTests() },
  },
  'blood-glucose': {
    name: 'Blood glucose',
    bands: [
      ['No diabetes; HbA1c under 5.7 %, or fasting under 100 mg/dL (5.6 mmol/L)', 100],
      ['No diabetes; HbA1c 5.7 to 6.4 %, or fasting 100 to 125 mg/dL (5.6 to 6.9 mmol/L)', 60],
      ['Diabetes; HbA1c under 7 %', 40],
      ['Diabetes; 7.0 to 7.9 %', 30],
      ['Diabetes; 8.0 to 8.9 %', 20],
      ['Diabetes; 9.0 to 9.9 %', 10],
      ['Diabetes; 10 % or more', 0],
    ],
    note: 'HbA1c counts before fasting glucose. From 6.5 % on the rows of diabetes count, whatever was told.',
    missing: 'Needs a blood test with HbA1c or fasting glucose; with diabetes HbA1c.',
    link: { label: 'Open blood tests', to: paths.bloodTests() },
  },
  'blood-pressure': {
    name: 'Blood pressure',
    bands: [
      ['Under 120 and under 80 mmHg', 100],
      ['120 to 129 and under 80', 75],
      ['130 to 139, or 80 to 89', 50],
      ['140 to 159, or 90 to 99', 25],
      ['160 or more, or 100 or more', 0],
    ],
    note: 'Only your upper figure is asked here: with a lower figure of 80 or more the points would be fewer. With a blood pressure medicine 20 fewer, never below 0.',
    missing: 'Asked in the bio-age assessment.',
    link: { label: 'To the question', to: paths.assessment(1) },
  },
};

export const SOURCES = [
  { name: 'Life’s Essential 8: Lloyd-Jones 2022', url: 'https://doi.org/10.1161/CIR.0000000000001078' },
  { name: 'Healthy Eating Index: Krebs-Smith 2018', url: 'https://doi.org/10.1016/j.jand.2018.05.021' },
] as const;

const NICOTINE: Readonly<Record<NicotineStatus, string>> = {
  never: 'Never smoked',
  'quit-5-years': 'Quit 5 years ago or longer',
  'quit-1-to-5-years': 'Quit 1 to 5 years ago',
  'quit-under-1-year': 'Quit under a year ago',
  vapes: 'Vapes',
  smokes: 'Smokes',
};

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function figureText({ key, figure, ...metric }: LongevityEssential, system: UnitSystem): string {
  if (!figure) return '';
  if (key === 'diet') return `Healthy Eating Index ${downTenth(figure.value)}`;
  if (key === 'activity') return `${formatBand(figure, whole.format)} min a week`;
  if (key === 'sleep') return `${formatBand(figure, downTenth, 0)} h a night`;
  if (key === 'body-mass-index') {
    const low = figure.value < 18.5 ? ', underweight' : '';
    return `${formatBodyMassIndex(figure.value)} kg/m²${low}`;
  }
  if (key === 'lipids')
    return system === 'imperial'
      ? `Non-HDL ${downWhole(figure.value)} mg/dL`
      : `Non-HDL ${tenth.format(figure.value * 0.025863)} mmol/L, ${downWhole(figure.value)} mg/dL`;
  if (key === 'blood-glucose') return glucoseText({ key, figure, ...metric }, system);
  return `${formatBand(figure, whole.format)} mmHg, upper`;
}

/** The member's figure of a metric with where it comes from; undefined where it is not known. */
export function essentialText(
  metric: LongevityEssential,
  system: UnitSystem,
  today: string,
): string | undefined {
  const { nicotine, figure, isTreated, livesWithSmoker, points } = metric;
  if (points === null && !figure && !nicotine) return undefined;
  if (nicotine) {
    const home = livesWithSmoker ? ', a smoker at home' : '';
    return `${NICOTINE[nicotine.value]}${home} · from your assessment of ${formatDate(nicotine.date, today)}`;
  }
  if (!figure) return undefined;
  const treated = isTreated ? ', treated' : '';
  const counts = metric.key === 'sleep' ? 'nights' : 'days';
  return `${figureText(metric, system)}${treated} · ${originText(figure, today, { counts })}`;
}
