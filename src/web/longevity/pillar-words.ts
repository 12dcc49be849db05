import type { LongevityPillar } from '#contract/longevity.ts';
import { MARKER_COUNT } from '#domain/blood/markers.ts';
import { MIN_DAYS } from '#domain/glucose/withheld-figures.ts';
import type { PillarInputKey, PillarKey } from '#domain/longevity/pillar.ts';
import { CHECK_IN_DAYS } from '#domain/stress/check-in-days.ts';
import { MIN_CHECK_IN_DAYS } from '#domain/stress/current-stress.ts';
import { BASELINE_DAYS, MIN_BASELINE_VALUES } from '#domain/stress/hrv-baseline.ts';
import { paths } from '#web/lib/paths.ts';

interface PillarWords {
  readonly name: string;
  /** One word, for tight spaces. */
  readonly short: string;
  /** The page that tracks its figures. */
  readonly link: { readonly label: string; readonly to: string };
}

export const PILLAR_WORDS: Readonly<Record<PillarKey, PillarWords>> = {
  nutrition: {
    name: 'Nutrition',
    short: 'Nutrition',
    link: { label: 'Open diet quality', to: paths.dietQuality() },
  },
  movement: {
    name: 'Movement and body',
    short: 'Movement',
    link: { label: 'Open weight', to: paths.track('weight') },
  },
  sleep: {
    name: 'Sleep',
    short: 'Sleep',
    link: { label: 'Open sleep', to: paths.track('sleep') },
  },
  stress: {
    name: 'Stress and mind',
    short: 'Stress',
    link: { label: 'Open stress', to: paths.track('stress') },
  },
  metabolic: {
    name: 'Metabolism and glucose',
    short: 'Glucose',
    link: { label: 'Open glucose', to: paths.glucose() },
  },
  blood: {
    name: 'Blood markers',
    short: 'Blood',
    link: { label: 'Open blood tests', to: paths.bloodTests() },
  },
  habits: {
    name: 'Water and daily rhythm',
    short: 'Rhythm',
    link: { label: 'Open water', to: paths.track('water') },
  },
  'bio-age': {
    name: 'Bio-age gap',
    short: 'Bio-age',
    link: { label: 'Open bio-age', to: paths.bioAge() },
  },
};

export const INPUT_NAMES: Readonly<Record<Exclude<PillarInputKey, 'marker'>, string>> = {
  'diet-quality': 'Diet quality',
  protein: 'Protein',
  fiber: 'Fiber',
  sodium: 'Sodium',
  'saturated-fat': 'Saturated fat',
  'added-sugars': 'Added sugars',
  activity: 'Activity',
  steps: 'Steps',
  'resistance-training': 'Strength training',
  'body-mass-index': 'Body mass index',
  'waist-to-height': 'Waist-to-height ratio',
  'sleep-score': 'Sleep score',
  strain: 'Monthly questionnaire',
  'check-in': 'Daily check-ins',
  'heart-rate-variability': 'Heart rate variability',
  'blood-glucose': 'Blood glucose',
  'blood-pressure': 'Blood pressure',
  'sensor-glucose': 'Glucose sensor',
  'insulin-resistance': 'Insulin resistance (HOMA-IR)',
  'triglyceride-glucose': 'Triglyceride-glucose index',
  water: 'Water',
  'nightly-fast': 'Overnight fast',
  'bio-age-gap': 'Bio-age gap',
};

interface Missing {
  readonly text: string;
  readonly label: string;
  readonly to: string;
}

const diary: Missing = {
  text: 'needs days with a complete food log',
  label: 'Open your food log',
  to: paths.day(),
};
const tracked = (tracker: 'movement' | 'vitals', text: string, label: string): Missing => ({
  text,
  label,
  to: paths.track(tracker),
});
const bloodTest = (what: string): Missing => ({
  text: `needs a blood test with ${what}`,
  label: 'Add a blood test',
  to: paths.newBloodTest(),
});

/** How to fill in a missing part. */
export const MISSING: Readonly<Record<PillarInputKey, Missing>> = {
  'diet-quality': diary,
  protein: diary,
  fiber: diary,
  sodium: diary,
  'saturated-fat': diary,
  'added-sugars': diary,
  activity: tracked('movement', 'needs a week of movement, or the bio-age assessment', 'Log movement'),
  steps: tracked('movement', 'needs a week of steps, or the bio-age assessment', 'Log steps'),
  'resistance-training': tracked(
    'movement',
    'needs a week of movement, or the bio-age assessment',
    'Log movement',
  ),
  'body-mass-index': { text: 'needs your weight', label: 'Add weight', to: paths.track('weight') },
  'waist-to-height': {
    text: 'needs your waist measurement',
    label: 'Add your waist measurement',
    to: paths.track('weight'),
  },
  'sleep-score': { text: 'needs logged nights', label: 'Add sleep', to: paths.track('sleep') },
  strain: { text: 'asked once a month', label: 'Answer the questions', to: paths.track('stress') },
  'check-in': {
    text: `needs check-ins on ${MIN_CHECK_IN_DAYS} of the last ${CHECK_IN_DAYS} days`,
    label: 'Check in',
    to: paths.track('stress'),
  },
  'heart-rate-variability': {
    text: `needs readings on ${MIN_BASELINE_VALUES} of the last ${BASELINE_DAYS} days`,
    label: 'Add a reading',
    to: paths.track('stress'),
  },
  'blood-glucose': bloodTest('HbA1c or fasting glucose'),
  'blood-pressure': tracked('vitals', 'needs two readings, or the bio-age assessment', 'Add a reading'),
  'sensor-glucose': {
    text: `needs ${MIN_DAYS} days of glucose sensor data`,
    label: 'Open glucose',
    to: paths.glucose(),
  },
  'insulin-resistance': bloodTest('insulin and fasting glucose'),
  'triglyceride-glucose': bloodTest('triglycerides and fasting glucose'),
  marker: bloodTest(`any of ${MARKER_COUNT} markers`),
  water: { text: 'needs days with logged drinks', label: 'Add a drink', to: paths.track('water') },
  'nightly-fast': diary,
  'bio-age-gap': { text: 'needs the assessment', label: 'Take the assessment', to: paths.assessment() },
};

/** Why a pillar is excluded for a member. */
export const NEUTRAL_TEXTS = {
  'excluded-group':
    'Not counted for you, because the usual limits don’t apply to your health conditions or weight. This doesn’t affect your score.',
  pregnancy:
    'Not counted during pregnancy, because the ranges are for adults who aren’t pregnant. This doesn’t affect your score.',
} as const;

/** Text for a pillar that no single change would raise much. */
export const restText = ({ key }: Pick<LongevityPillar, 'key'>): string =>
  key === 'bio-age'
    ? 'Improves with your other pillars; Bio-age shows what helps most'
    : 'Not much left to gain here';

/** How much of a pillar is known, in words. */
export function coverageText({ coverage, neutral, score }: LongevityPillar): string {
  if (neutral) return neutral === 'pregnancy' ? 'Not counted during pregnancy' : 'Not counted for you';
  if (score === null || coverage === 0) return 'No data yet';
  const percent = Math.round(coverage * 100);
  return percent >= 100 ? 'Full coverage' : `${percent}% covered`;
}
