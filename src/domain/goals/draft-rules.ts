import type { FastingProtocol } from '#domain/fasting/protocols.ts';
import { blockSentence, fastingBlocks } from '#domain/fasting/screening.ts';
import { energyOfMacros } from './acceptable-ranges.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import { forbidsDeficit, forbidsKetosis } from './conditions.ts';
import { dailyKcalOf, MAINTENANCE_SHARE, noDeficitFor } from './energy-target.ts';
import type { GoalBasis } from './goal-basis.ts';
import { maxProteinGPerKg } from './macro-targets.ts';
import type { GoalPlan, TargetsByHand } from './plan.ts';
import { isLeanTarget, targetIssues } from './target-rules.ts';

/** Choices that are allowed after the member confirms them. */
export const CONFIRMATIONS = [
  'lean-target',
  'deficit-25-percent',
  'deficit-1000-kcal',
  'surplus-15-percent',
  'against-goal',
  'macros-differ',
  'much-protein',
] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Problem with a field of a draft: its code, and what to do about it. */
export interface DraftIssue<Code extends string = string> {
  readonly field: string;
  readonly code: Code;
  readonly message: string;
}

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

/** Lowest target without medical supervision, kcal a day: AHA/ACC/TOS 2013, doi:10.1161/01.cir.0000437739.71477.ee. */
const MIN_KCAL = 800;
/** Less carbohydrate than this is ketogenic, g a day. */
const KETOGENIC_BELOW_G = 50;

type Row<Code extends string> = readonly [isWrong: boolean, field: string, code: Code, message: string];

const applicable = <Code extends string>(rows: readonly Row<Code>[]): readonly DraftIssue<Code>[] =>
  rows.flatMap(([isWrong, field, code, message]) => (isWrong ? [{ field, code, message }] : []));

const kcal = (value: number): string => `${value.toLocaleString('en')} kcal`;

/** Keeps only the first refusal of each field, which is the most serious. */
const firstOfEach = (issues: readonly DraftIssue[]): readonly DraftIssue[] =>
  issues.filter(({ field }, index) => issues.findIndex((other) => other.field === field) === index);

function energyRefusals({ basis, plan, byHand }: DraftForRules): readonly DraftIssue[] {
  if (!byHand) return [];
  const { energyKcal, carbsG } = byHand;
  const deficitKcal = plan.expenditureKcal - energyKcal;
  const field = 'byHand.energyKcal';
  return applicable([
    [
      energyKcal < MIN_KCAL,
      field,
      'below-800-kcal',
      'Below 800 kcal a day needs medical supervision. Choose more.',
    ],
    [
      energyKcal < plan.floorKcal,
      field,
      'energy-floor',
      `This is below the minimum for your needs, ${kcal(plan.floorKcal)} a day. Choose more.`,
    ],
    [
      deficitKcal > dailyKcalOf(0.01 * basis.massKg),
      field,
      'loss-1-percent',
      'This loses more than 1 % of your body weight a week. Choose more.',
    ],
    [
      noDeficitFor(basis) !== undefined && energyKcal < MAINTENANCE_SHARE * plan.expenditureKcal,
      field,
      noDeficitFor(basis) ?? '',
      `A deficit is not safe for you. Choose about ${kcal(plan.expenditureKcal)}, and talk to a clinician.`,
    ],
    [
      carbsG < KETOGENIC_BELOW_G && forbidsKetosis(basis.conditions ?? []) !== undefined,
      'byHand.carbsG',
      'no-ketosis',
      'A ketogenic diet is not safe for you without a clinician. Choose at least 50 g.',
    ],
    [
      Math.abs(energyOfMacros(byHand) - energyKcal) > 0.2 * energyKcal,
      'byHand.proteinG',
      'macros-disagree',
      `These macros come to ${kcal(Math.round(energyOfMacros(byHand)))}, more than 20 % off your target. Change one of them.`,
    ],
  ]);
}

function weekRefusals({ plan, weekdayOffsetsKcal }: DraftForRules): readonly DraftIssue[] {
  const field = 'weekdayOffsetsKcal';
  const lowest = Math.min(...weekdayOffsetsKcal);
  const sum = weekdayOffsetsKcal.reduce((total, offset) => total + offset, 0);
  return applicable([
    [
      Math.abs(sum) >= 0.5,
      field,
      'week-not-kept',
      'If some days get more, others must get less: the weekly total stays the same.',
    ],
    [
      lowest < 0 && plan.energyKcal + lowest < plan.floorKcal - 0.5,
      field,
      'energy-floor',
      `No day can be below the minimum for your needs, ${kcal(plan.floorKcal)}.`,
    ],
  ]);
}

function healthRefusals({ basis, fastingProtocol }: DraftForRules): readonly DraftIssue[] {
  const { conditions = [], ageYears, massKg, heightCm } = basis;
  const blocks = fastingBlocks(conditions, { ageYears, bodyMassIndex: bodyMassIndex(massKg, heightCm) });
  const loses = basis.goal === 'lose';
  return applicable([
    [
      loses && forbidsDeficit(conditions) !== undefined,
      'goal',
      'clinician-first',
      'Losing weight isn’t safe for you now without a clinician. Choose to maintain.',
    ],
    [
      loses && noDeficitFor(basis) === 'underweight',
      'goal',
      'underweight',
      'Your body mass index is below 18.5, so no deficit is set. Choose to maintain or to gain.',
    ],
    [
      basis.dietaryPreference === 'keto' && forbidsKetosis(conditions) !== undefined,
      'dietaryPreference',
      'no-ketosis',
      'A ketogenic diet is not safe for you without a clinician. Choose another preference.',
    ],
    [
      Boolean(fastingProtocol) && blocks.length > 0,
      'settings.fastingProtocol',
      'no-fasting',
      `${blockSentence(blocks)} Choose no plan.`,
    ],
  ]);
}

function confirmations({ basis, plan, byHand }: DraftForRules): readonly DraftIssue<Confirmation>[] {
  const lean: Row<Confirmation> = [
    isLeanTarget(basis),
    'targetMassKg',
    'lean-target',
    'This target means a body mass index between 18.5 and 20, which is lean. Confirm if you want it.',
  ];
  if (!byHand) return applicable([lean]);
  const deltaKcal = byHand.energyKcal - plan.expenditureKcal;
  const field = 'byHand.energyKcal';
  const macrosKcal = energyOfMacros(byHand);
  return applicable([
    lean,
    [-deltaKcal > 1000, field, 'deficit-1000-kcal', 'This is more than 1,000 kcal below what you spend.'],
    [
      -deltaKcal > 0.25 * plan.expenditureKcal,
      field,
      'deficit-25-percent',
      'This is more than a quarter below what you spend.',
    ],
    [
      deltaKcal > 0.15 * plan.expenditureKcal,
      field,
      'surplus-15-percent',
      'This is more than 15 % above what you spend, so much of it will become fat.',
    ],
    [
      (basis.goal === 'lose' && deltaKcal >= 0) || (basis.goal === 'gain' && deltaKcal <= 0),
      field,
      'against-goal',
      `You spend about ${kcal(plan.expenditureKcal)}: this target works against your goal.`,
    ],
    [
      Math.abs(macrosKcal - byHand.energyKcal) > 0.05 * byHand.energyKcal,
      'byHand.proteinG',
      'macros-differ',
      `These macros come to ${kcal(Math.round(macrosKcal))}.`,
    ],
    [
      byHand.proteinG > maxProteinGPerKg(basis.conditions) * plan.referenceMassKg,
      'byHand.proteinG',
      'much-protein',
      `This is more than ${maxProteinGPerKg(basis.conditions)} g of protein per kg of body weight.`,
    ],
  ]);
}

/** Refusals of a draft, the most serious for each field, and what the member has to confirm. */
export function draftIssues(draft: DraftForRules): DraftIssues {
  return {
    refusals: firstOfEach([
      ...healthRefusals(draft),
      ...targetIssues(draft.basis),
      ...energyRefusals(draft),
      ...weekRefusals(draft),
    ]),
    confirmations: confirmations(draft),
  };
}
