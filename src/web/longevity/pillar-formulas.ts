import { EVIDENCE_WEIGHTS, FULL_COVERAGE_WEIGHT, RECENCY } from '#domain/longevity/blood-pillar.ts';
import { FAST_SCORES, HABIT_WEIGHTS } from '#domain/longevity/habits-pillar.ts';
import {
  HOMA_IR_SCORES,
  METABOLIC_WEIGHTS,
  SENSOR_LOSSES,
  TRIGLYCERIDE_GLUCOSE_SCORES,
} from '#domain/longevity/metabolic-pillar.ts';
import {
  ACTIVITY_WEIGHTS,
  MOVEMENT_WEIGHTS,
  RESISTANCE_TRAINING,
  STEP_RANGE,
  WAIST_TO_HEIGHT,
} from '#domain/longevity/movement-pillar.ts';
import {
  FIBER_G_PER_1000_KCAL,
  NUTRITION_RANGES,
  NUTRITION_WEIGHTS,
} from '#domain/longevity/nutrition-pillar.ts';
import type { PillarKey } from '#domain/longevity/pillar.ts';
import type { StepTable } from '#domain/longevity/scale.ts';
import {
  BIO_AGE_SCORE,
  FULL_ANSWERS_DAYS,
  FULL_COVERAGE_DAYS,
  MAX_ANSWERS_DAYS,
  MAX_WEIGHT_AGE_DAYS,
  WINDOW_DAYS,
} from '#domain/longevity/tuning.ts';
import type { Polyline } from '#domain/numbers/interpolate.ts';
import { STRESS_WEIGHTS } from '#domain/stress/stress-score.ts';

interface PillarFormula {
  /** How the score is computed. */
  readonly formula: string;
  /** When the pillar is fully known. */
  readonly coverage: string;
  readonly sources: readonly { readonly name: string; readonly url: string }[];
}

const doi = (name: string, id: string) => ({ name, url: `https://doi.org/${id}` });
const LE8 = doi('Life’s Essential 8: Lloyd-Jones 2022', '10.1161/CIR.0000000000001078');

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const say = (value: number): string => number.format(value);
const percent = (share: number): string => `${say(100 * share)}%`;

/** "0 at 8, 50 at 10, 100 at 12". */
const pointsText = (scores: Polyline, unit = ''): string =>
  scores.map(([value, points]) => `${points} at ${say(value)}${unit}`).join(', ');

/** "0 below 1, 60 at 1 or more, 100 at 2 or more". */
const stepsText = ({ limits, points }: StepTable): string =>
  points
    .map((each, index) =>
      index === 0 ? `${each} below ${limits[0]}` : `${each} at ${limits[index - 1]} or more`,
    )
    .join(', ');

const nutrition = NUTRITION_WEIGHTS;
const [sodiumZero, sodiumFull] = NUTRITION_RANGES.sodiumMg;
const [saturatedZero, saturatedFull] = NUTRITION_RANGES.saturatedFatPercent;
const [sugarsZero, sugarsFull] = NUTRITION_RANGES.addedSugarPercent;
const [indexZero, indexFull] = NUTRITION_RANGES.healthyEatingIndex;
const { riskIndex, cvPercent, meanMgdl } = SENSOR_LOSSES;
const metabolic = METABOLIC_WEIGHTS;
const metabolicSum = Object.values(metabolic).reduce((sum, weight) => sum + weight, 0);
const { full, zero, fullFrom65 } = STEP_RANGE;

/** Formulas of the pillars in words, with the weights and limits that compute them. */
export const PILLAR_FORMULAS: Readonly<Record<PillarKey, PillarFormula>> = {
  nutrition: {
    formula: [
      `Diet quality makes up ${nutrition.dietQuality}%, protein ${nutrition.protein}%, fiber ${nutrition.fiber}%, and nutrients to limit (sodium, saturated fat and added sugars) ${nutrition.limits}%.`,
      `Diet quality scores 0 at a Healthy Eating Index of ${indexZero} and 100 at ${indexFull}.`,
      `Protein is compared with your target, and fiber with ${FIBER_G_PER_1000_KCAL} g per 1,000 kcal.`,
      `The sodium score falls from 100 at ${say(sodiumFull)} mg to 0 at ${say(sodiumZero)} mg. The saturated fat score falls from 100 at ${saturatedFull}% of calories to 0 at ${saturatedZero}%, and the added sugars score from 100 at ${sugarsFull}% to 0 at ${sugarsZero}%.`,
    ].join(' '),
    coverage: `Full coverage takes ${FULL_COVERAGE_DAYS} complete days in the last ${WINDOW_DAYS}.`,
    sources: [doi('Healthy Eating Index: Krebs-Smith 2018', '10.1016/j.jand.2018.05.021')],
  },
  movement: {
    formula: [
      `Movement makes up ${MOVEMENT_WEIGHTS.movement}%: activity is ${percent(ACTIVITY_WEIGHTS.activity)} of that, and strength training ${percent(ACTIVITY_WEIGHTS.resistanceTraining)}. Body measurements make up ${MOVEMENT_WEIGHTS.body}%, split evenly between body mass index and waist-to-height ratio.`,
      'Activity and body mass index use the points from Life’s Essential 8.',
      `If we only have your steps, we use those in place of activity minutes. Steps score 0 at ${say(zero)} and 100 at ${say(full)}, or at ${say(fullFrom65)} if you’re 65 or older.`,
      `Strength training sessions a week: ${stepsText(RESISTANCE_TRAINING)}.`,
      `Waist-to-height ratio: ${stepsText(WAIST_TO_HEIGHT)}.`,
    ].join(' '),
    coverage: `Half of the coverage comes from your activity: either tracked days (${FULL_COVERAGE_DAYS} or more for full coverage) or the bio-age assessment. The assessment counts in full for ${FULL_ANSWERS_DAYS} days and then fades to nothing by day ${MAX_ANSWERS_DAYS}. The other half comes from a weigh-in in the last ${MAX_WEIGHT_AGE_DAYS} days.`,
    sources: [LE8, doi('Waist-to-height ratio: Ashwell 2012', '10.1111/j.1467-789X.2011.00952.x')],
  },
  sleep: {
    formula: `The average of your sleep scores over ${WINDOW_DAYS} days.`,
    coverage: `Full coverage takes ${FULL_COVERAGE_DAYS} of the last ${WINDOW_DAYS} nights.`,
    sources: [
      doi('Hours of sleep: Hirshkowitz 2015', '10.1016/j.sleh.2014.12.010'),
      doi('Regularity: Windred 2024', '10.1093/sleep/zsad253'),
    ],
  },
  stress: {
    formula: `In your stress score, the monthly questionnaire makes up ${percent(STRESS_WEIGHTS.questionnaire)}, the week’s check-ins ${percent(STRESS_WEIGHTS['check-in'])}, and heart rate variability compared with your own baseline ${percent(STRESS_WEIGHTS.hrv)}. If a part is missing, its weight is spread across the others.`,
    coverage: 'Coverage is the total weight of the parts with data.',
    sources: [doi('Heart rate variability: Plews 2013', '10.1007/s40279-013-0071-8')],
  },
  metabolic: {
    formula: [
      `Blood glucose has a weight of ${metabolic.bloodGlucose}, blood pressure ${metabolic.bloodPressure}, a glucose sensor ${metabolic.sensor}, and insulin resistance ${metabolic.insulinResistance}. If a part is missing, its weight is spread across the others.`,
      'Glucose and blood pressure use the points from Life’s Essential 8.',
      `The sensor score starts at 100. It loses ${riskIndex.perUnit} for each point of the risk index, ${cvPercent.perUnit} for each percentage point of variability above ${cvPercent.from}%, and ${meanMgdl.perUnit} for each mg/dL the average is above ${meanMgdl.from}.`,
      `HOMA-IR: ${pointsText(HOMA_IR_SCORES)}. Without it, the triglyceride-glucose index: ${pointsText(TRIGLYCERIDE_GLUCOSE_SCORES)}.`,
    ].join(' '),
    coverage: `Coverage is the total weight of the parts with data, out of ${metabolicSum}.`,
    sources: [LE8, doi('Glycemia risk index: Klonoff 2022', '10.1177/19322968221085273')],
  },
  blood: {
    formula: [
      `The average score of your latest markers, weighted by how strong the evidence is for their optimal ranges (${Object.entries(
        EVIDENCE_WEIGHTS,
      )
        .map(([grade, weight]) => `grade ${grade} ${weight}`)
        .join(', ')}) and by how recent they are.`,
      `A marker counts in full for ${RECENCY.fullMonths} months, falls to ${percent(RECENCY.fadedWeight)} at ${RECENCY.fadedMonths} months, and doesn’t count after ${RECENCY.maxMonths}.`,
      'Glucose and HbA1c count toward metabolism.',
    ].join(' '),
    coverage: `Full coverage takes a weight of ${FULL_COVERAGE_WEIGHT}, or about ${Math.ceil(FULL_COVERAGE_WEIGHT / EVIDENCE_WEIGHTS.A)} recent grade A markers.`,
    sources: [doi('Lipids: ESC/EAS guideline 2019', '10.1093/eurheartj/ehz455')],
  },
  habits: {
    formula: `Water compared with your target makes up ${percent(HABIT_WEIGHTS.water)}, and the overnight fast ${percent(HABIT_WEIGHTS.fast)}. Points for the fast: ${pointsText(FAST_SCORES, ' hours')}. Longer fasts don’t earn more points.`,
    coverage: `Full coverage takes ${FULL_COVERAGE_DAYS} days of each. A night counts if it’s between two complete days.`,
    sources: [doi('Water: EFSA 2010', '10.2903/j.efsa.2010.1459')],
  },
  'bio-age': {
    formula: `You get ${BIO_AGE_SCORE.atOwnAge} if your bio-age matches your age, ${BIO_AGE_SCORE.perYear} more for each year younger, and ${BIO_AGE_SCORE.perYear} fewer for each year older.`,
    coverage: `Coverage is that of your last assessment, which expires after ${MAX_ANSWERS_DAYS} days.`,
    sources: [doi('PhenoAge: Levine 2018', '10.18632/aging.101414')],
  },
};
