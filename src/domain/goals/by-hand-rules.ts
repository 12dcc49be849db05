import { KCAL_PER_G } from '#domain/units/energy.ts';
import { energyOfMacros } from './acceptable-ranges.ts';
import { KETOGENIC_BELOW_G, noKetosisFor } from './conditions.ts';
import { issuesOf, sayKcal, type Confirmation, type DraftIssue } from './draft-issue.ts';
import { dailyKcalOf, MAINTENANCE_SHARE, noDeficitFor } from './energy-target.ts';
import type { GoalBasis } from './goal-basis.ts';
import { maxProteinGPerKg } from './macro-targets.ts';
import { isMaternity, maternityCarbs } from './maternity.ts';
import type { GoalPlan, TargetsByHand } from './plan.ts';

/** Targets set by the member, and the resulting plan. */
export interface DraftByHand {
  readonly basis: GoalBasis;
  readonly plan: GoalPlan;
  readonly byHand: TargetsByHand;
}

/** Lowest target without medical supervision, kcal a day: AHA/ACC/TOS 2013, doi:10.1161/01.cir.0000437739.71477.ee. */
const MIN_KCAL = 800;

/**
 * Protein, g per kg of reference mass. Below `min` the body loses muscle; `recommended` is the National Academies' allowance, which
 * pregnancy and breastfeeding raise to 1.1 (doi:10.17226/10490). Safety above 3.5 g is unknown (Wu 2016, doi:10.1039/c5fo01530h); with
 * kidney disease, KDIGO advises against more than 1.3 g (2024, doi:10.1016/j.kint.2023.10.018).
 */
const PROTEIN_G_PER_KG = { min: 0.5, recommended: 0.8, maternity: 1.1, max: 3.5, maxKidney: 1.3 } as const;

/**
 * Fat as a share of energy. Below 15%, essential fatty acids run short (FAO/WHO 2010, Fats and fatty acids in human nutrition); 20% to 35
 * % is acceptable (National Academies 2005), and presets reach 38%.
 */
const FAT_SHARE = { min: 0.15, acceptable: 0.2, high: 0.4 } as const;

/** Preferences whose energy comes from fat. */
const HIGH_FAT: readonly string[] = ['keto', 'low-carb'];

const fatShareOf = ({ fatG, energyKcal }: TargetsByHand): number =>
  energyKcal > 0 ? (KCAL_PER_G.fatG * fatG) / energyKcal : 0;

function energyRefusals({ basis, plan, byHand }: DraftByHand): readonly DraftIssue[] {
  const { energyKcal } = byHand;
  const deltaKcal = energyKcal - plan.expenditureKcal;
  const field = 'byHand.energyKcal';
  return issuesOf([
    [
      energyKcal < MIN_KCAL,
      field,
      'below-800-kcal',
      'A target below 800 kcal a day needs medical supervision. Choose a higher target.',
    ],
    [
      energyKcal < plan.floorKcal,
      field,
      'energy-floor',
      `This is below your minimum of ${sayKcal(plan.floorKcal)} a day. Choose a higher target.`,
    ],
    [
      noDeficitFor(basis) !== undefined && energyKcal < MAINTENANCE_SHARE * plan.expenditureKcal,
      field,
      noDeficitFor(basis) ?? '',
      `A calorie deficit isn’t safe for you. Choose about ${sayKcal(plan.expenditureKcal)}, and talk to a doctor.`,
    ],
    [
      -deltaKcal > dailyKcalOf(0.01 * basis.massKg),
      field,
      'loss-1-percent',
      'At this target, you’d lose more than 1% of your body weight a week. Choose a higher target.',
    ],
    [
      deltaKcal > dailyKcalOf(0.01 * basis.massKg),
      field,
      'gain-1-percent',
      'At this target, you’d gain more than 1% of your body weight a week, and much of it would be fat. Choose a lower target.',
    ],
  ]);
}

function macroRefusals({ basis, plan, byHand }: DraftByHand): readonly DraftIssue[] {
  const { energyKcal, proteinG, carbsG } = byHand;
  const isKidney = basis.conditions?.includes('kidney-disease') ?? false;
  const maxGPerKg = isKidney ? PROTEIN_G_PER_KG.maxKidney : PROTEIN_G_PER_KG.max;
  const minG = Math.ceil(PROTEIN_G_PER_KG.min * plan.referenceMassKg);
  const maxG = Math.floor(maxGPerKg * plan.referenceMassKg);
  const maternityMinG = maternityCarbs(basis.conditions)?.minG;
  const minFatG = Math.ceil((FAT_SHARE.min * energyKcal) / KCAL_PER_G.fatG);
  return issuesOf([
    [
      proteinG < minG,
      'byHand.proteinG',
      'protein-too-low',
      `Less than ${PROTEIN_G_PER_KG.min} g of protein per kg of body weight leads to muscle loss. Choose at least ${minG} g.`,
    ],
    [
      proteinG > maxG,
      'byHand.proteinG',
      'protein-too-high',
      `More than ${maxGPerKg} g of protein per kg of body weight isn’t ${isKidney ? 'safe with kidney disease' : 'known to be safe'}. Choose ${maxG} g or less.`,
    ],
    [
      carbsG < KETOGENIC_BELOW_G && noKetosisFor(basis) !== undefined,
      'byHand.carbsG',
      'no-ketosis',
      `A ketogenic diet isn’t safe for you without a doctor’s guidance. Choose at least ${maternityMinG ?? KETOGENIC_BELOW_G} g.`,
    ],
    [
      maternityMinG !== undefined && carbsG < maternityMinG,
      'byHand.carbsG',
      'no-low-carb',
      `You and your baby need carbs. Choose at least ${maternityMinG} g.`,
    ],
    [
      byHand.fatG < minFatG,
      'byHand.fatG',
      'fat-too-low',
      `Your body needs at least 15% of your calories from fat. Choose at least ${minFatG} g.`,
    ],
    [
      Math.abs(energyOfMacros(byHand) - energyKcal) > 0.2 * energyKcal,
      'byHand.proteinG',
      'macros-disagree',
      `These macros add up to ${sayKcal(Math.round(energyOfMacros(byHand)))}, more than 20% off your target. Change one of them.`,
    ],
  ]);
}

/** Why manual targets are refused, by field. */
export const byHandRefusals = (draft: DraftByHand): readonly DraftIssue[] => [
  ...energyRefusals(draft),
  ...macroRefusals(draft),
];

function energyConfirmations({ basis, plan, byHand }: DraftByHand): readonly DraftIssue<Confirmation>[] {
  const deltaKcal = byHand.energyKcal - plan.expenditureKcal;
  const field = 'byHand.energyKcal';
  return issuesOf([
    [-deltaKcal > 1000, field, 'deficit-1000-kcal', 'This is more than 1,000 kcal below what you burn.'],
    [
      -deltaKcal > 0.25 * plan.expenditureKcal,
      field,
      'deficit-25-percent',
      'This is more than 25% below what you burn.',
    ],
    [
      deltaKcal > 0.15 * plan.expenditureKcal,
      field,
      'surplus-15-percent',
      'This is more than 15% above what you burn, and much of the extra will be stored as fat.',
    ],
    [
      (basis.goal === 'lose' && deltaKcal >= 0) || (basis.goal === 'gain' && deltaKcal <= 0),
      field,
      'against-goal',
      `You burn about ${sayKcal(plan.expenditureKcal)} a day, so this target works against your goal.`,
    ],
  ]);
}

function macroConfirmations({ basis, plan, byHand }: DraftByHand): readonly DraftIssue<Confirmation>[] {
  const { conditions, dietaryPreference } = basis;
  const macrosKcal = energyOfMacros(byHand);
  const maxGPerKg = maxProteinGPerKg(conditions);
  const isKidney = conditions?.includes('kidney-disease') ?? false;
  const recommended = isMaternity(conditions) ? PROTEIN_G_PER_KG.maternity : PROTEIN_G_PER_KG.recommended;
  const carbs = maternityCarbs(conditions);
  const fatShare = fatShareOf(byHand);
  return issuesOf([
    [
      Math.abs(macrosKcal - byHand.energyKcal) > 0.05 * byHand.energyKcal,
      'byHand.proteinG',
      'macros-differ',
      `These macros add up to ${sayKcal(Math.round(macrosKcal))}, not ${sayKcal(byHand.energyKcal)}.`,
    ],
    [
      byHand.proteinG > maxGPerKg * plan.referenceMassKg,
      'byHand.proteinG',
      'much-protein',
      `This is more than ${maxGPerKg} g of protein per kg of body weight.`,
    ],
    [
      // Kidney disease requires no more than this, and often less.
      !isKidney && byHand.proteinG < Math.floor(recommended * plan.referenceMassKg),
      'byHand.proteinG',
      'little-protein',
      `This is less than the recommended ${recommended} g of protein per kg of body weight.`,
    ],
    [
      fatShare < FAT_SHARE.acceptable,
      'byHand.fatG',
      'little-fat',
      'Less than 20% of these calories come from fat, which is low.',
    ],
    [
      fatShare > FAT_SHARE.high && !HIGH_FAT.includes(dietaryPreference),
      'byHand.fatG',
      'much-fat',
      'More than 40% of these calories come from fat, which is high.',
    ],
    [
      carbs !== undefined && byHand.carbsG < carbs.recommendedG,
      'byHand.carbsG',
      'little-carbs',
      `This is less than the ${carbs?.recommendedG ?? 0} g of carbs currently recommended for you.`,
    ],
  ]);
}

/** What a member has to confirm about manual targets. */
export const byHandConfirmations = (draft: DraftByHand): readonly DraftIssue<Confirmation>[] => [
  ...energyConfirmations(draft),
  ...macroConfirmations(draft),
];
