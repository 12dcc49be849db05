import type { LongevityPillar } from '#contract/longevity.ts';
import type { PillarInputKey, PillarKey } from '#domain/longevity/pillar.ts';
import { paths } from '#web/lib/paths.ts';

interface Source {
  readonly name: string;
  readonly url: string;
}

interface PillarWords {
  readonly name: string;
  /** Where what it rests on is tracked. */
  readonly link: { readonly label: string; readonly to: string };
  /** How its score comes about. */
  readonly formula: string;
  readonly coverage: string;
  readonly sources: readonly Source[];
}

const doi = (name: string, id: string): Source => ({ name, url: `https://doi.org/${id}` });
const LE8 = doi("Life's Essential 8: Lloyd-Jones 2022", '10.1161/CIR.0000000000001078');

export const PILLAR_WORDS: Readonly<Record<PillarKey, PillarWords>> = {
  nutrition: {
    name: 'Nutrition',
    link: { label: 'Open diet quality', to: paths.dietQuality() },
    formula:
      'Diet quality counts 45 %, protein 20 %, fiber 15 %, and what to limit (sodium, saturated fat, added sugars) 20 %. Diet quality is 0 at a Healthy Eating Index of 30 and 100 at 85. Protein is measured against your target, fiber against 14 g per 1,000 kcal. Sodium falls from 100 at 2,300 mg to 0 at 4,600, saturated fat from 10 to 18 % of energy, added sugars from 10 to 25 %.',
    coverage: 'Known in full with 14 completely logged days of the last 28.',
    sources: [doi('Healthy Eating Index: Krebs-Smith 2018', '10.1016/j.jand.2018.05.021')],
  },
  movement: {
    name: 'Movement and body',
    link: { label: 'Open weight', to: paths.track('weight') },
    formula:
      'Movement counts 55 % (activity 85 % of it, strength training 15 %), the body 45 % (body mass index and waist to height, half each). Activity, body mass index: points of Life’s Essential 8. Strength training: 60 for one session a week, 100 from two on. Waist to height: 100 below 0.5, then 75, 50, 25 and 0 in steps of 0.05.',
    coverage:
      'Half of it is your activity, from the bio-age assessment: whole for 90 days, then fading over a year. Half is your weight: a weighing of the last 30 days.',
    sources: [LE8, doi('Waist to height: Ashwell 2012', '10.1111/j.1467-789X.2011.00952.x')],
  },
  sleep: {
    name: 'Sleep',
    link: { label: 'Open sleep', to: paths.track('sleep') },
    formula: 'The mean of your sleep scores over 28 days.',
    coverage: 'Known in full with 14 nights of the last 28.',
    sources: [
      doi('Hours of sleep: Hirshkowitz 2015', '10.1016/j.sleh.2014.12.010'),
      doi('Regularity: Windred 2024', '10.1093/sleep/zsad253'),
    ],
  },
  stress: {
    name: 'Stress and mind',
    link: { label: 'Open stress', to: paths.track('stress') },
    formula:
      'Your stress score: the monthly questionnaire counts 45, the check-ins of the week 35, heart rate variability against your own baseline 20; of these what is known.',
    coverage: 'What is known of the three: 0.45, 0.35 and 0.20.',
    sources: [doi('Heart rate variability: Plews 2013', '10.1007/s40279-013-0071-8')],
  },
  metabolic: {
    name: 'Metabolism and glucose',
    link: { label: 'Open glucose', to: paths.glucose() },
    formula:
      'Blood glucose counts 3, blood pressure 3, a glucose sensor 2, insulin resistance 1; of these what is known. Glucose and pressure: points of Life’s Essential 8. Sensor: 100 less twice the risk index, twice the variation above 20 %, and half of the mean above 105 mg/dL. HOMA-IR: 100 at 1, 60 at 2, 0 at 4.',
    coverage: 'What is known of the weights, of 9.',
    sources: [LE8, doi('Glycaemia risk index: Klonoff 2022', '10.1177/19322968221085273')],
  },
  blood: {
    name: 'Blood markers',
    link: { label: 'Open blood tests', to: paths.bloodTests() },
    formula:
      'The mean of the scores of your newest markers, each weighed by how well its optimum is known (grade A 3, B 2, C 1) and how recent it is: whole for 6 months, falling to a quarter at 24 months, none after 36. Glucose and HbA1c count under metabolism.',
    coverage: 'Known in full at a weight of 25: about nine recent markers of grade A.',
    sources: [doi('Lipids: ESC/EAS guideline 2019', '10.1093/eurheartj/ehz455')],
  },
  habits: {
    name: 'Water and daily rhythm',
    link: { label: 'Open water', to: paths.track('water') },
    formula:
      'Water against your target counts 60 %, hours without food at night 40 %: 0 at 8 hours, 50 at 10, 100 at 12. More than 12 hours earn nothing more.',
    coverage:
      'Known in full with 14 days of each. A night counts between two days that were logged completely.',
    sources: [doi('Water: EFSA 2010', '10.2903/j.efsa.2010.1459')],
  },
  'bio-age': {
    name: 'Bio-age gap',
    link: { label: 'Open bio-age', to: paths.bioAge() },
    formula: '60 at your own age, 5 more for each year younger, 5 fewer for each year older.',
    coverage: 'The coverage of your last assessment. After 12 months it counts no longer.',
    sources: [doi('PhenoAge: Levine 2018', '10.18632/aging.101414')],
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
  'waist-to-height': 'Waist to height',
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
  'nightly-fast': 'Night without food',
  'bio-age-gap': 'Bio-age gap',
};

interface Missing {
  readonly text: string;
  readonly label: string;
  readonly to: string;
}

const diary: Missing = {
  text: 'needs days that are logged completely',
  label: 'Open the diary',
  to: paths.day(),
};
const lifestyle = (section: number): Missing => ({
  text: 'is asked in the bio-age assessment',
  label: 'Answer it',
  to: paths.assessment(section),
});
const bloodTest = (what: string): Missing => ({
  text: `needs a blood test with ${what}`,
  label: 'Add a blood test',
  to: paths.newBloodTest(),
});

/** What would make a missing part known. */
export const MISSING: Readonly<Record<PillarInputKey, Missing>> = {
  'diet-quality': diary,
  protein: diary,
  fiber: diary,
  sodium: diary,
  'saturated-fat': diary,
  'added-sugars': diary,
  activity: lifestyle(3),
  steps: lifestyle(3),
  'resistance-training': lifestyle(3),
  'body-mass-index': { text: 'needs a weighing', label: 'Add a weight', to: paths.track('weight') },
  'waist-to-height': { text: 'needs your waist', label: 'Add your waist', to: paths.track('weight') },
  'sleep-score': { text: 'needs nights', label: 'Add a night', to: paths.track('sleep') },
  strain: { text: 'is asked once a month', label: 'Answer the questions', to: paths.track('stress') },
  'check-in': { text: 'needs three days of the last week', label: 'Check in', to: paths.track('stress') },
  'heart-rate-variability': {
    text: 'needs 14 mornings of the last 60 days',
    label: 'Add a reading',
    to: paths.track('stress'),
  },
  'blood-glucose': bloodTest('HbA1c or fasting glucose'),
  'blood-pressure': lifestyle(1),
  'sensor-glucose': {
    text: 'needs ten days of a glucose sensor',
    label: 'Open glucose',
    to: paths.glucose(),
  },
  'insulin-resistance': bloodTest('insulin and fasting glucose'),
  'triglyceride-glucose': bloodTest('triglycerides and fasting glucose'),
  marker: bloodTest('any of 91 markers'),
  water: { text: 'needs days with drinks', label: 'Add a drink', to: paths.track('water') },
  'nightly-fast': diary,
  'bio-age-gap': { text: 'needs the assessment', label: 'Take the assessment', to: paths.assessment() },
};

/** Why a pillar is left out for a member. */
export const NEUTRAL_TEXTS = {
  'excluded-group':
    'Left out for you: with what you told of your health, or at your weight, its usual limits do not hold. It neither lowers nor raises your score.',
  pregnancy:
    'Left out during pregnancy: it is made for adults who are not pregnant. It neither lowers nor raises your score.',
} as const;

/** Of a pillar that no change of its own would raise by much. */
export const restText = ({ key }: Pick<LongevityPillar, 'key'>): string =>
  key === 'bio-age'
    ? 'It follows the others: its page names the changes that gain most'
    : 'Little is left to gain here';

/** How much of a pillar is known, in words. */
export function coverageText({ coverage, neutral, score }: LongevityPillar): string {
  if (neutral) return neutral === 'pregnancy' ? 'Left out during pregnancy' : 'Left out for you';
  if (score === null || coverage === 0) return 'Nothing known yet';
  const percent = Math.round(coverage * 100);
  return percent >= 100 ? 'Known in full' : `${percent} % known`;
}
