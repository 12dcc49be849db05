import type { FastingProtocol } from '#domain/fasting/protocols.ts';
import { blockSentence, fastingBlocks } from '#domain/fasting/screening.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import { byHandConfirmations, byHandRefusals } from './by-hand-rules.ts';
import { forbidsDeficit, noKetosisFor, type NoKetosis } from './conditions.ts';
import { issuesOf, sayKcal, type Confirmation, type DraftIssue } from './draft-issue.ts';
import { noDeficitFor } from './energy-target.ts';
import type { GoalBasis } from './goal-basis.ts';
import { maternityCarbs } from './maternity.ts';
import type { GoalPlan, TargetsByHand } from './plan.ts';
import { isHeavyTarget, isLeanTarget, isUnderweightHold, targetIssues } from './target-rules.ts';

export interface DraftIssues {
  readonly refusals: readonly DraftIssue[];
  readonly confirmations: readonly DraftIssue<Confirmation>[];
}

/** Draft for the rules. `plan` is the result; `byHand` are the member's own targets, if they set any. */
export interface DraftForRules {
  readonly basis: GoalBasis;
  readonly plan: GoalPlan;
  readonly byHand?: TargetsByHand | undefined;
  readonly weekdayOffsetsKcal: readonly number[];
  readonly fastingProtocol?: FastingProtocol | null | undefined;
}

/** Keeps only the first refusal of each field, which is the most serious. */
const firstOfEach = (issues: readonly DraftIssue[]): readonly DraftIssue[] =>
  issues.filter(({ field }, index) => issues.findIndex((other) => other.field === field) === index);

function weekRefusals({ plan, weekdayOffsetsKcal }: DraftForRules): readonly DraftIssue[] {
  const field = 'weekdayOffsetsKcal';
  const lowest = Math.min(...weekdayOffsetsKcal);
  const sum = weekdayOffsetsKcal.reduce((total, offset) => total + offset, 0);
  return issuesOf([
    [
      Math.abs(sum) >= 0.5,
      field,
      'week-not-kept',
      'If you eat more on some days, eat less on others, so your weekly total stays the same.',
    ],
    [
      lowest < 0 && plan.energyKcal + lowest < plan.floorKcal - 0.5,
      field,
      'energy-floor',
      `No day can be below your minimum of ${sayKcal(plan.floorKcal)}.`,
    ],
  ]);
}

const NO_KETO: Readonly<Record<NoKetosis, string>> = {
  'under-18':
    'We don’t offer a ketogenic diet to anyone under 18, because a growing body needs carbs. Choose another preference.',
  underweight:
    'A ketogenic diet isn’t safe if your body mass index is below 18.5. Choose another preference.',
  'clinician-first':
    'A ketogenic diet isn’t safe for you without a doctor’s guidance. Choose another preference.',
};

/** Why a dietary preference is refused; undefined if the member can choose it. */
export function preferenceRefusal(
  basis: Pick<GoalBasis, 'ageYears' | 'massKg' | 'heightCm' | 'dietaryPreference' | 'conditions'>,
): Pick<DraftIssue, 'code' | 'message'> | undefined {
  const noKetosis = basis.dietaryPreference === 'keto' ? noKetosisFor(basis) : undefined;
  if (noKetosis) return { code: 'no-ketosis', message: NO_KETO[noKetosis] };
  return basis.dietaryPreference === 'low-carb' && maternityCarbs(basis.conditions)
    ? {
        code: 'no-low-carb',
        message:
          'A low-carb diet isn’t safe during pregnancy or while breastfeeding. Your baby needs the carbs. Choose another preference.',
      }
    : undefined;
}

function healthRefusals({ basis, fastingProtocol }: DraftForRules): readonly DraftIssue[] {
  const { conditions = [], ageYears, massKg, heightCm } = basis;
  const blocks = fastingBlocks(conditions, { ageYears, bodyMassIndex: bodyMassIndex(massKg, heightCm) });
  const loses = basis.goal === 'lose';
  const preference = preferenceRefusal(basis);
  return issuesOf([
    [
      loses && forbidsDeficit(conditions) !== undefined,
      'goal',
      'clinician-first',
      'Losing weight isn’t safe for you right now without a doctor’s guidance. Choose Maintain.',
    ],
    [
      loses && noDeficitFor(basis) === 'underweight',
      'goal',
      'underweight',
      'Your body mass index is below 18.5, so we won’t set a calorie deficit. Choose Maintain or Gain.',
    ],
    [
      basis.goal === 'gain' && conditions.includes('pregnant'),
      'goal',
      'clinician-first',
      'Choose Maintain. We’ll add the extra calories you need during pregnancy to your target. Your doctor can tell you how much to gain.',
    ],
    [preference !== undefined, 'dietaryPreference', preference?.code ?? '', preference?.message ?? ''],
    [
      Boolean(fastingProtocol) && blocks.length > 0,
      'settings.fastingProtocol',
      'no-fasting',
      `${blockSentence(blocks)} Choose “No plan.”`,
    ],
  ]);
}

/** What a member has to confirm about a goal and its target weight. */
export const weightConfirmations = (basis: GoalBasis): readonly DraftIssue<Confirmation>[] =>
  issuesOf([
    [
      isLeanTarget(basis),
      'targetMassKg',
      'lean-target',
      'This target would put your body mass index between 18.5 and 20, which is lean.',
    ],
    [
      isHeavyTarget(basis),
      'targetMassKg',
      'heavy-target',
      'This target would put your body mass index at 30 or higher, which raises the risk of diabetes and heart disease.',
    ],
    [
      isUnderweightHold(basis),
      'goal',
      'underweight-hold',
      'Your body mass index is below 18.5, which is underweight. Gaining would be safer. Talk to a doctor before you choose to stay at this weight.',
    ],
  ]);

/** Refusals of a draft, the most serious for each field, and what the member has to confirm. */
export function draftIssues(draft: DraftForRules): DraftIssues {
  const { basis, plan, byHand } = draft;
  return {
    refusals: firstOfEach([
      ...healthRefusals(draft),
      ...targetIssues(basis),
      ...(byHand ? byHandRefusals({ basis, plan, byHand }) : []),
      ...weekRefusals(draft),
    ]),
    confirmations: [
      ...weightConfirmations(basis),
      ...(byHand ? byHandConfirmations({ basis, plan, byHand }) : []),
    ],
  };
}
