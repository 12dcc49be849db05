import { ADULT_YEARS, type Sex } from '#domain/account/profile.ts';
import { UNDERWEIGHT_INDEX } from '#domain/goals/body-mass-index.ts';
import { clampScore, shareBetween } from '#domain/numbers/clamp.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import type { Condition } from '#domain/goals/conditions.ts';
import { drinksHeavilyIn, figureOf, nicotineOf, type AssessmentAnswers } from './assessment-answers.ts';
import { bioAgePillar, type BioAgeFacts } from './bio-age-pillar.ts';
import { bloodPillar, type ScoredMarker } from './blood-pillar.ts';
import { habitsPillar, type HabitFacts } from './habits-pillar.ts';
import { nicotinePoints, quittingGain } from './essential-points.ts';
import {
  lifesEssential8,
  type EssentialFacts,
  type EssentialKey,
  type LifesEssential8,
} from './lifes-essential-8.ts';
import { longevityScore, HEAVY_DRINKING_G, NICOTINE_SHARE, type LongevityScore } from './longevity-score.ts';
import type { Measured } from './measured.ts';
import { metabolicPillar, type SensorGlucose } from './metabolic-pillar.ts';
import { movementPillar, type MovementFacts } from './movement-pillar.ts';
import { nextAction, type Action } from './next-action.ts';
import { nutritionPillar, type NutritionFacts } from './nutrition-pillar.ts';
import { inputOf, pillarOf, type Pillar, type PillarKey } from './pillar.ts';
import { stressPillar, type StressFacts } from './stress-pillar.ts';
import { FULL_ANSWERS_DAYS, FULL_COVERAGE_DAYS, MAX_ANSWERS_DAYS } from './tuning.ts';

/** Everything a score is based on, as of one local day. A missing value is unknown. */
export interface LongevityFacts {
  readonly date: string;
  readonly sex: Sex;
  readonly ageYears: number;
  /** Reported anywhere: goals, fasting screening or health profile. */
  readonly conditions: readonly Condition[];
  readonly hasDiabetes: boolean;
  readonly takesLipidMedicine: boolean;
  readonly takesBloodPressureMedicine: boolean;
  readonly answers?: AssessmentAnswers | undefined;
  readonly nutrition: NutritionFacts;
  /** Ethanol, g/day, average of complete days. */
  readonly alcoholG?: number | undefined;
  readonly bodyMassIndex?: Measured | undefined;
  readonly waistToHeight?: Measured | undefined;
  /** Tracked; each figure replaces the assessment's answer. */
  readonly movement?: Pick<MovementFacts, 'activityMinutes' | 'steps' | 'resistanceSessions'> | undefined;
  readonly bloodPressure?: Required<Pick<EssentialFacts, 'systolicMmhg' | 'diastolicMmhg'>> | undefined;
  readonly sleepScore?: Measured | undefined;
  readonly sleepHours?: Measured | undefined;
  readonly stress: StressFacts;
  readonly sensor?: (SensorGlucose & { readonly days: number }) | undefined;
  readonly hba1cPercent?: Measured | undefined;
  readonly fastingGlucoseMgdl?: Measured | undefined;
  readonly nonHdlMgdl?: Measured | undefined;
  readonly homaIr?: Measured | undefined;
  readonly triglycerideGlucose?: Measured | undefined;
  readonly markers: readonly ScoredMarker[];
  readonly habits: HabitFacts;
  readonly bioAge?: BioAgeFacts | undefined;
}

/** A day's score and everything it is based on. */
export interface LongevityAssessment {
  /** Members under 18 get no score. */
  readonly isUnderAge: boolean;
  readonly pillars: readonly Pillar[];
  readonly score: LongevityScore;
  /** Absent under age 20 and in pregnancy. */
  readonly essentials: LifesEssential8 | undefined;
  readonly action: Action | undefined;
}

const NO_WEIGHT_ADVICE: readonly Condition[] = [
  'pregnant',
  'breastfeeding',
  'eating-disorder',
  'cancer-treatment',
];

const essentialsOf = (facts: LongevityFacts, answers: AssessmentAnswers | undefined) =>
  lifesEssential8(
    {
      healthyEatingIndex: facts.nutrition.healthyEatingIndex,
      activityMinutes: facts.movement?.activityMinutes ?? figureOf(answers, 'mvpa'),
      nicotine: nicotineOf(answers),
      livesWithSmoker: answers?.options.shs === 'yes',
      sleepHours: facts.sleepHours ?? figureOf(answers, 'dur'),
      bodyMassIndex: facts.bodyMassIndex,
      nonHdlMgdl: facts.nonHdlMgdl,
      takesLipidMedicine: facts.takesLipidMedicine,
      hba1cPercent: facts.hba1cPercent,
      fastingGlucoseMgdl: facts.fastingGlucoseMgdl,
      hasDiabetes: facts.hasDiabetes || ['type-1', 'type-2'].includes(answers?.options.dm ?? ''),
      ...(facts.bloodPressure ?? { systolicMmhg: figureOf(answers, 'sbp') }),
      takesBloodPressureMedicine: facts.takesBloodPressureMedicine,
    },
    facts.ageYears,
  );

/** Pillar 3: average sleep score over 28 days. @param meanScore with its number of nights */
export const sleepPillar = (meanScore: Measured | undefined): Pillar =>
  pillarOf(
    'sleep',
    [{ weight: 1, inputs: [inputOf('sleep-score', 1, meanScore, clampScore)] }],
    (meanScore?.days ?? 0) / FULL_COVERAGE_DAYS,
  );

/** Groups for whom glucose, fasting and weight figures would mislead or do harm. */
interface Exclusion {
  /** Excludes pillars 5 and 7. */
  readonly isExcluded: boolean;
  /** Also excludes the body half of pillar 2 and pillars 6 and 8. */
  readonly isPregnant: boolean;
  /** Excludes an older bio-age, because these members don't get a new one. */
  readonly isWithoutBioAge: boolean;
}

const WITHOUT_BIO_AGE: readonly Condition[] = ['eating-disorder', 'cancer-treatment'];

/** @param conditions reported anywhere */
export const exclusionOf = (
  conditions: readonly Condition[],
  ageYears: number,
  bodyMassIndex: number | undefined,
): Exclusion => ({
  isExcluded:
    conditions.length > 0 ||
    ageYears < ADULT_YEARS ||
    (bodyMassIndex !== undefined && bodyMassIndex < UNDERWEIGHT_INDEX),
  isPregnant: conditions.includes('pregnant'),
  isWithoutBioAge: WITHOUT_BIO_AGE.some((condition) => conditions.includes(condition)),
});

/** Marks the pillars that don't count for this member. */
export const withExclusion = (
  pillars: readonly Pillar[],
  { isExcluded, isPregnant, isWithoutBioAge }: Exclusion,
): readonly Pillar[] =>
  pillars.map((pillar) => {
    const isOf = (...keys: readonly PillarKey[]): boolean => keys.includes(pillar.key);
    // Blood marker ranges are for adults who are not pregnant (science notes 4.1).
    if (isPregnant && isOf('bio-age', 'blood')) return { ...pillar, neutral: 'pregnancy' };
    return (isWithoutBioAge && isOf('bio-age')) || (isExcluded && isOf('metabolic', 'habits'))
      ? { ...pillar, neutral: 'excluded-group' }
      : pillar;
  });

/** Points of a metric together with the figure they are based on. */
function scoredEssential(essentials: LifesEssential8 | undefined, key: EssentialKey) {
  const metric = essentials?.metrics.find((each) => each.key === key);
  return metric?.figure && metric.points !== undefined
    ? { measured: metric.figure, points: metric.points }
    : undefined;
}

/** Share of the last two weeks with tracked movement; without any, how fresh the answers are. */
function activityCoverage(
  { movement, date }: LongevityFacts,
  answers: AssessmentAnswers | undefined,
): number {
  const tracked = movement?.activityMinutes ?? movement?.steps;
  if (tracked) return Math.min(1, (tracked.days ?? 0) / FULL_COVERAGE_DAYS);
  return answers ? shareBetween(daysBetween(answers.date, date), MAX_ANSWERS_DAYS, FULL_ANSWERS_DAYS) : 0;
}

function movementOf(
  facts: LongevityFacts,
  answers: AssessmentAnswers | undefined,
  isPregnant: boolean,
): Pillar {
  const { movement } = facts;
  // Tracked steps are measured; they go before answered minutes.
  const activityMinutes =
    movement?.activityMinutes ?? (movement?.steps ? undefined : figureOf(answers, 'mvpa'));
  return movementPillar(
    {
      ageYears: facts.ageYears,
      activityMinutes,
      steps: movement?.steps ?? figureOf(answers, 'steps'),
      resistanceSessions: movement?.resistanceSessions ?? figureOf(answers, 'rt'),
      activityCoverage: activityCoverage(facts, answers),
      bodyMassIndex: facts.bodyMassIndex,
      waistToHeight: facts.waistToHeight ?? figureOf(answers, 'whtr'),
      isBodyScored: !isPregnant,
    },
    facts.date,
  );
}

/**
 * Scores a member's day: the longevity score, its eight pillars, Life's Essential 8 and the most effective next step. Bio-age
 * answers fill in for what is not tracked, for up to a year.
 */
export function assessLongevity(facts: LongevityFacts): LongevityAssessment {
  const isFresh = facts.answers && daysBetween(facts.answers.date, facts.date) <= MAX_ANSWERS_DAYS;
  const answers = isFresh ? facts.answers : undefined;
  const exclusion = exclusionOf(facts.conditions, facts.ageYears, facts.bodyMassIndex?.value);
  const essentials = exclusion.isPregnant ? undefined : essentialsOf(facts, answers);
  const nicotine = nicotineOf(answers);
  const pillars = withExclusion(
    [
      nutritionPillar(facts.nutrition),
      movementOf(facts, answers, exclusion.isPregnant),
      sleepPillar(facts.sleepScore),
      stressPillar(facts.stress),
      metabolicPillar({
        bloodGlucose: scoredEssential(essentials, 'blood-glucose'),
        bloodPressure: scoredEssential(essentials, 'blood-pressure'),
        sensor: facts.sensor,
        homaIr: facts.homaIr,
        triglycerideGlucose: facts.triglycerideGlucose,
      }),
      bloodPillar(facts.markers, facts.date),
      habitsPillar(facts.habits),
      bioAgePillar(facts.bioAge, facts.date),
    ],
    exclusion,
  );
  const score = longevityScore(pillars, {
    // Applies to everyone, including members without Life's Essential 8.
    nicotinePoints: nicotine && nicotinePoints(nicotine.value, answers?.options.shs === 'yes'),
    // Either one counts: a few good weeks in the food log don't cancel a reported habit.
    drinksHeavily:
      drinksHeavilyIn(answers, facts.sex) === true || (facts.alcoholG ?? 0) >= HEAVY_DRINKING_G[facts.sex],
  });
  const avoidsWeightAdvice = facts.conditions.some((condition) => NO_WEIGHT_ADVICE.includes(condition));
  const quittingPoints = nicotine ? NICOTINE_SHARE * quittingGain(nicotine.value) : 0;
  const isUnderAge = facts.ageYears < ADULT_YEARS;
  return {
    isUnderAge,
    pillars,
    score: isUnderAge ? { ...score, score: undefined } : score,
    essentials,
    action: isUnderAge ? undefined : nextAction(pillars, score, { quittingPoints, avoidsWeightAdvice }),
  };
}
