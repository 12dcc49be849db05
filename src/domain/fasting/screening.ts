import { ADULT_YEARS } from '#domain/account/profile.ts';
import { UNDERWEIGHT_INDEX } from '#domain/goals/body-mass-index.ts';
import { CONDITIONS, type Condition } from '#domain/goals/conditions.ts';

/** Conditions that rule out fasting without a clinician, the same as for goals. */
const BLOCKING_CONDITIONS = CONDITIONS;
/** What makes a fast of more than 24 hours risky. */
const WARNING_CONDITIONS = [
  'gout',
  'diuretic',
  'ace-inhibitor',
  'sglt2-inhibitor',
  'lithium',
  'warfarin',
] as const;

export const FASTING_CONDITIONS = [...BLOCKING_CONDITIONS, ...WARNING_CONDITIONS] as const;
export type FastingCondition = (typeof FASTING_CONDITIONS)[number];
export type FastingWarning = (typeof WARNING_CONDITIONS)[number];

export interface FastingProfile {
  /** Whole years */
  readonly ageYears: number;
  /** kg/m² */
  readonly bodyMassIndex: number;
}

/** Reasons not to offer fasting. */
export const FASTING_BLOCKS = ['under-18', 'underweight', ...BLOCKING_CONDITIONS] as const;
export type FastingBlock = (typeof FASTING_BLOCKS)[number];
type ProfileBlock = Exclude<FastingBlock, Condition>;

const profileBlocks = ({ ageYears, bodyMassIndex }: FastingProfile): ProfileBlock[] => [
  ...(ageYears < ADULT_YEARS ? (['under-18'] as const) : []),
  ...(bodyMassIndex < UNDERWEIGHT_INDEX ? (['underweight'] as const) : []),
];

/** Answers that rule out fasting. */
export const blockingAmong = (conditions: readonly FastingCondition[]): Condition[] =>
  BLOCKING_CONDITIONS.filter((code) => conditions.includes(code));

/** Answers that advise against fasting for more than 24 hours. */
export const warningsAmong = (conditions: readonly FastingCondition[]): FastingWarning[] =>
  WARNING_CONDITIONS.filter((code) => conditions.includes(code));

/**
 * Reasons not to offer fasting to a member; empty if there are none. It isn't offered under 18, below a body mass index of 18.5, during
 * pregnancy or breastfeeding, or with an eating disorder, diabetes with a risk of lows, advanced kidney disease or cancer treatment.
 * @param conditions the member's latest answers
 */
export const fastingBlocks = (
  conditions: readonly FastingCondition[],
  profile: FastingProfile,
): FastingBlock[] => [...profileBlocks(profile), ...blockingAmong(conditions)];

const REASONS: Readonly<Record<FastingBlock, string>> = {
  'under-18': 'you’re under 18, and a growing body needs regular meals',
  underweight: 'your body mass index is below 18.5, and going without food could harm you',
  pregnant: 'you’re pregnant',
  breastfeeding: 'you’re breastfeeding',
  'eating-disorder': 'you have, or had, an eating disorder',
  'cancer-treatment': 'you’re being treated for cancer',
  insulin:
    'a fast can cause dangerously low blood sugar if you have type 1 diabetes or take insulin or a sulfonylurea',
  'kidney-disease': 'you have advanced kidney disease',
};

/** Explains in one sentence why fasting isn't offered, and says what to do. @param blocks at least one */
export function blockSentence(blocks: readonly FastingBlock[]): string {
  const reasons = blocks.map((code) => REASONS[code]);
  return `Fasting isn’t available because ${reasons.join(', and because ')}. Talk to your doctor before you skip meals.`;
}
