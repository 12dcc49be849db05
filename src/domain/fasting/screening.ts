import { ADULT_YEARS } from '#domain/account/profile.ts';
import { UNDERWEIGHT_INDEX } from '#domain/goals/body-mass-index.ts';
import { CONDITIONS, type Condition } from '#domain/goals/conditions.ts';

/** What forbids fasting without a clinician; the words of the goals. */
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

/** What is known of the member besides their answers. */
export interface FastingProfile {
  /** Whole years. */
  readonly ageYears: number;
  /** kg/m². */
  readonly bodyMassIndex: number;
}

/** Why fasting is not offered. */
export const FASTING_BLOCKS = ['under-18', 'underweight', ...BLOCKING_CONDITIONS] as const;
export type FastingBlock = (typeof FASTING_BLOCKS)[number];
type ProfileBlock = Exclude<FastingBlock, Condition>;

/** What age and weight say against fasting. */
const profileBlocks = ({ ageYears, bodyMassIndex }: FastingProfile): ProfileBlock[] => [
  ...(ageYears < ADULT_YEARS ? (['under-18'] as const) : []),
  ...(bodyMassIndex < UNDERWEIGHT_INDEX ? (['underweight'] as const) : []),
];

/** Which of these answers speak against fasting. */
export const blockingAmong = (conditions: readonly FastingCondition[]): Condition[] =>
  BLOCKING_CONDITIONS.filter((code) => conditions.includes(code));

/** Which of these answers speak against more than 24 hours. */
export const warningsAmong = (conditions: readonly FastingCondition[]): FastingWarning[] =>
  WARNING_CONDITIONS.filter((code) => conditions.includes(code));

/**
 * Why somebody should not fast with this product; empty where they may. Under 18, below a body mass index of 18.5, in pregnancy or
 * breastfeeding, with an eating disorder, diabetes that can go low, advanced kidney disease or cancer treatment it is not offered.
 * @param conditions the member's last answers
 */
export const fastingBlocks = (
  conditions: readonly FastingCondition[],
  profile: FastingProfile,
): FastingBlock[] => [...profileBlocks(profile), ...blockingAmong(conditions)];

const REASONS: Readonly<Record<FastingBlock, string>> = {
  'under-18': 'you are under 18, and a growing body needs its meals',
  underweight: 'your body mass index is below 18.5, where going without food does harm',
  pregnant: 'you are pregnant',
  breastfeeding: 'you are breastfeeding',
  'eating-disorder': 'you have, or had, an eating disorder',
  'cancer-treatment': 'you are in treatment for cancer',
  insulin: 'with type 1 diabetes, insulin or a sulfonylurea a fast can end in a dangerous low',
  'kidney-disease': 'your kidneys are not up to it',
};

/** Why fasting is not offered, as one sentence with what to do. @param blocks at least one */
export function blockSentence(blocks: readonly FastingBlock[]): string {
  const reasons = blocks.map((code) => REASONS[code]);
  return `Fasting is not offered, since ${reasons.join('; and since ')}. Please talk to your clinician before you go without meals.`;
}
