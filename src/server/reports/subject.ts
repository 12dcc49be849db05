import { eq } from 'drizzle-orm';
import type { ReportSubject } from './pdf/report-file.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { showNumber } from '#domain/coach/format-number.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { users } from '#server/auth/tables.ts';
import { planTargetsOf } from '#server/goals/queries.ts';
import { memberOn } from '#server/member/queries.ts';

/** Data sources of reports, including the supplement slice. */
export interface ReportReads extends DietReads {
  readonly supplementsOf: (
    userId: string,
    today: string,
  ) => Promise<Pick<ReportSubject, 'supplements' | 'interactions' | 'medicines' | 'conditions'>>;
}

const GOALS = { lose: 'lose weight', maintain: 'maintain weight', gain: 'gain weight' } as const;

/**
 * The member for a report's header.
 * @param glucose unit, if the reader chose one
 */
export async function subjectOf(
  { db, now, supplementsOf }: ReportReads,
  userId: string,
  { glucose }: { readonly glucose?: GlucoseUnit | undefined },
): Promise<ReportSubject> {
  const nowMs = now();
  const { profile, sex, ageYears, date } = await memberOn(db, userId, nowMs);
  const [targets, taken, [user]] = await Promise.all([
    planTargetsOf(db, userId, date, nowMs),
    supplementsOf(userId, date),
    db.select({ username: users.username }).from(users).where(eq(users.id, userId)),
  ]);
  const mass =
    profile.targetMassKg === null
      ? []
      : [showNumber(profile.targetMassKg, 'kg', { decimals: 1, units: { system: profile.unitSystem } })].map(
          ({ number, unit }) => `target weight ${number} ${unit}`,
        );
  return {
    name: profile.name ?? user?.username ?? 'Member',
    sex,
    ageYears,
    units: { system: profile.unitSystem, glucose: glucose ?? profile.glucoseUnit },
    goals: [
      GOALS[profile.goal],
      ...mass,
      `${Math.round(targets.energyKcal).toLocaleString('en-US')} kcal, ${Math.round(targets.proteinG)} g protein and ${Math.round(targets.fiberG)} g fiber a day`,
    ],
    ...taken,
  };
}
