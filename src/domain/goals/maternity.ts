import { isAfterToday } from '#domain/time/future.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { DAYS_PER_MONTH } from '#domain/time/spans.ts';
import type { Condition } from './conditions.ts';
import { issuesOf, type DraftIssue } from './draft-issue.ts';

/** How far along a pregnancy is, and how long ago a breastfed child was born. Undefined if the member didn't say. */
export interface MaternityStage {
  readonly trimester?: 1 | 2 | 3 | undefined;
  readonly monthsSinceBirth?: number | undefined;
}

export const ADDED_REASONS = [
  'first-trimester',
  'second-trimester',
  'third-trimester',
  'breastfeeding',
  'breastfeeding-from-month-7',
] as const;

/** Energy that pregnancy or breastfeeding adds, kcal a day. `isAssumed`: the member didn't give the date it depends on. */
export interface AddedEnergy {
  readonly reason: (typeof ADDED_REASONS)[number];
  readonly kcal: number;
  readonly isAssumed: boolean;
}

const TRIMESTERS = [
  ['first-trimester', 0],
  ['second-trimester', 340],
  ['third-trimester', 452],
] as const;
const FIRST_MONTHS = 6;

const PREGNANCY_DAYS = 280;
/** First days of the second and the third trimester: 14 and 28 weeks. */
const SECOND_TRIMESTER_DAY = 14 * 7;
const THIRD_TRIMESTER_DAY = 28 * 7;

/** A child may be up to three weeks overdue, and is breastfed for at most five years. */
const MAX_OVERDUE_DAYS = 21;
const MAX_BREASTFED_DAYS = 5 * 366;

interface MaternityDates {
  /** Estimated day of birth. */
  readonly dueOn?: string | null | undefined;
  /** Day of birth of a breastfed child. */
  readonly bornOn?: string | null | undefined;
}

/** Dates that can't be right today. */
export function maternityDateIssues({ dueOn, bornOn }: MaternityDates, today: string): readonly DraftIssue[] {
  const [untilDue, sinceBirth] = [dueOn ?? today, bornOn ?? today].map((date) => daysBetween(today, date));
  return issuesOf([
    [
      (untilDue ?? 0) < -MAX_OVERDUE_DAYS,
      'settings.dueOn',
      'due-date-past',
      'That date is more than three weeks ago. Enter a later date, or leave this blank.',
    ],
    [
      (untilDue ?? 0) > PREGNANCY_DAYS,
      'settings.dueOn',
      'due-date-far',
      'That date is more than 40 weeks away. Enter an earlier date, or leave this blank.',
    ],
    [
      isAfterToday(bornOn ?? today, today),
      'settings.bornOn',
      'birth-in-future',
      'That date is in the future. Choose today or earlier.',
    ],
    [
      (sinceBirth ?? 0) < -MAX_BREASTFED_DAYS,
      'settings.bornOn',
      'birth-far',
      'That date is more than five years ago. Enter a later date, or leave this blank.',
    ],
  ]);
}

/** Stage on a day. */
export function maternityStage({ dueOn, bornOn }: MaternityDates, date: string): MaternityStage {
  const day = dueOn ? PREGNANCY_DAYS - daysBetween(date, dueOn) : undefined;
  return {
    trimester:
      day === undefined ? undefined : day < SECOND_TRIMESTER_DAY ? 1 : day < THIRD_TRIMESTER_DAY ? 2 : 3,
    monthsSinceBirth: bornOn
      ? Math.max(0, Math.floor(daysBetween(bornOn, date) / DAYS_PER_MONTH))
      : undefined,
  };
}

/** Whether scale and food log can't show energy needs, because a child is growing or being fed. */
export const isMaternity = (conditions: readonly Condition[] = []): boolean =>
  conditions.includes('pregnant') || conditions.includes('breastfeeding');

/**
 * Energy added to expenditure for pregnancy and breastfeeding: 0, 340 and 452 kcal a day by trimester, 330 in the first 6 months of
 * breastfeeding and 400 later. Without dates it's the second trimester and the first 6 months. Source: National Academies, Dietary
 * Reference Intakes, 2005, doi:10.17226/10490.
 */
export function addedEnergies(
  conditions: readonly Condition[] = [],
  { trimester, monthsSinceBirth }: MaternityStage = {},
): readonly AddedEnergy[] {
  const [reason, kcal] = TRIMESTERS[(trimester ?? 2) - 1] ?? TRIMESTERS[1];
  const isLater = monthsSinceBirth !== undefined && monthsSinceBirth >= FIRST_MONTHS;
  return [
    ...(conditions.includes('pregnant') ? [{ reason, kcal, isAssumed: trimester === undefined }] : []),
    ...(conditions.includes('breastfeeding')
      ? [
          {
            reason: isLater ? ('breastfeeding-from-month-7' as const) : ('breastfeeding' as const),
            kcal: isLater ? 400 : 330,
            isAssumed: monthsSinceBirth === undefined,
          },
        ]
      : []),
  ];
}

/** Sum of {@link addedEnergies}. */
export const addedKcal = (conditions?: readonly Condition[], stage?: MaternityStage): number =>
  addedEnergies(conditions, stage).reduce((sum, { kcal }) => sum + kcal, 0);

/**
 * Carbohydrate in pregnancy and while breastfeeding, g a day: `minG` is the average requirement, below which a diet is low in carbs;
 * `recommendedG` covers nearly everyone. Source: National Academies, 2005, doi:10.17226/10490.
 */
export function maternityCarbs(
  conditions: readonly Condition[] = [],
): { readonly minG: number; readonly recommendedG: number } | undefined {
  if (conditions.includes('breastfeeding')) return { minG: 160, recommendedG: 210 };
  return conditions.includes('pregnant') ? { minG: 135, recommendedG: 175 } : undefined;
}
