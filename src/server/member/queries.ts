import { and, desc, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import type { Sex } from '#domain/account/profile.ts';
import type { Weighing } from '#domain/body/weight-trend.ts';
import type { FastingCondition } from '#domain/fasting/screening.ts';
import type { Condition } from '#domain/goals/conditions.ts';
import { allergiesOfEater } from '#domain/health/food-allergies.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { knownHealth, limitingConditions } from '#domain/health/known-health.ts';
import { ageOn } from '#domain/member/age.ts';
import { bodyMassOn, type BodyMass } from '#domain/member/body-mass.ts';
import { addDays, daysBetween, localDate } from '#domain/time/local-date.ts';
import { foodPreferences, profiles } from '#server/account/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { fastingScreenings } from '#server/fasting/tables.ts';
import { goalPlans, goalSettings } from '#server/goals/tables.ts';
import { healthProfiles } from '#server/health/tables.ts';
import { Refusal } from '#server/core/refusal.ts';

/** Weighings that affect the trend. */
const WEIGHINGS = 100;
/** How long a body fat measurement counts. */
const BODY_FAT_DAYS = 90;
/** How long a waist measurement counts. */
const WAIST_DAYS = 180;
/** Queries about days this close to today need the same rows, so one read answers them. */
const NEAR_DAYS = 3;
/** Enough for each of those days: a member who traveled may already have a plan for tomorrow, and each day has at most one. */
const PLANS = NEAR_DAYS;

const UNTIL = sql.placeholder('until');

const lastScreening = sql<Screening | null>`(
  select json_build_object('screenedOn', screened_on, 'conditions', conditions) from ${fastingScreenings}
  where ${eq(fastingScreenings.userId, profiles.userId)} order by ${desc(fastingScreenings.screenedOn)} limit 1
)`;

const measuredUntil = and(
  eq(bodyMeasurements.userId, profiles.userId),
  isNull(bodyMeasurements.deletedAt),
  lte(bodyMeasurements.localDate, UNTIL),
);
const newestFirst = sql`order by local_date desc, measured_at desc`;

// Columns, because an object per weighing takes twice as long.
const weighings = sql<WeighingColumns>`(
  select json_build_object('atMs', json_agg(at_ms), 'dates', json_agg(local_date), 'massesKg', json_agg(mass_kg))
  from (
    select (extract(epoch from measured_at) * 1000)::float8 as at_ms, local_date, mass_kg
    from ${bodyMeasurements} where ${and(measuredUntil, isNotNull(bodyMeasurements.massKg))}
    ${newestFirst} limit ${sql.raw(String(WEIGHINGS))}
  ) as latest
)`;

const lastMeasures = (column: PgColumn, days: number): SQL<Measure[] | null> => sql`(
  select json_agg(json_build_object('date', local_date, 'value', value)) from (
    select distinct on (local_date) local_date, ${column} as value from ${bodyMeasurements}
    where ${and(measuredUntil, isNotNull(column), gt(bodyMeasurements.localDate, sql`${UNTIL}::date - ${sql.raw(String(days + NEAR_DAYS))}`))}
    ${newestFirst} limit ${sql.raw(String(NEAR_DAYS))}
  ) as latest
)`;

const plans = sql<PlanRow[]>`(
  select coalesce(json_agg(json_build_object(
    'validFrom', valid_from, 'mode', mode, 'reason', reason, 'plan', plan, 'weekdayOffsetsKcal', weekday_offsets_kcal,
    'addsWorkouts', adds_workouts
  )), '[]')
  from (
    select * from ${goalPlans}
    where ${and(eq(goalPlans.userId, profiles.userId), lte(goalPlans.validFrom, sql.placeholder('plansUntil')))}
    order by valid_from desc limit ${sql.raw(String(PLANS))}
  ) as latest
)`;

// One statement, because nearly every screen needs it, and several do at the same time.
const memberRow = prepared((db) =>
  db
    .select({
      profile: profiles,
      settings: goalSettings,
      health: healthProfiles.answers,
      healthAnsweredOn: healthProfiles.answeredOn,
      allergies: foodPreferences.allergies,
      screening: lastScreening,
      weighings,
      bodyFat: lastMeasures(bodyMeasurements.bodyFatPercent, BODY_FAT_DAYS),
      waist: lastMeasures(bodyMeasurements.waistCm, WAIST_DAYS),
      plans,
    })
    .from(profiles)
    .leftJoin(goalSettings, eq(goalSettings.userId, profiles.userId))
    .leftJoin(healthProfiles, eq(healthProfiles.userId, profiles.userId))
    .leftJoin(foodPreferences, eq(foodPreferences.userId, profiles.userId))
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('member'),
);

export type ProfileRow = typeof profiles.$inferSelect;
export type GoalSettingsRow = typeof goalSettings.$inferSelect;
/** A stored plan, without columns that only the database needs. */
export type PlanRow = Omit<typeof goalPlans.$inferSelect, 'userId' | 'createdAt'>;
type MemberRow = Awaited<ReturnType<ReturnType<typeof memberRow>['execute']>>[number];

/** Newest first; null without any. */
interface WeighingColumns {
  readonly atMs: readonly number[] | null;
  readonly dates: readonly string[] | null;
  readonly massesKg: readonly number[] | null;
}

/** A member's last answers before a fast. */
interface Screening {
  readonly screenedOn: string;
  readonly conditions: FastingCondition[];
}

interface Measure {
  readonly date: string;
  readonly value: number;
}

/** A member on a local day. */
export interface Member {
  readonly userId: string;
  readonly date: string;
  readonly profile: ProfileRow;
  readonly sex: Sex;
  readonly ageYears: number;
  readonly heightCm: number;
  readonly mass: BodyMass;
  /** Measured within 90 days. */
  readonly bodyFatPercent: number | undefined;
  /** Measured within 180 days. */
  readonly waist: { readonly date: string; readonly waistCm: number } | undefined;
  readonly settings: GoalSettingsRow | null;
  /** The saved health profile. */
  readonly savedHealth:
    | { readonly answers: NonNullable<MemberRow['health']>; readonly answeredOn: string }
    | undefined;
  readonly screening: Screening | null;
  /** All known health data; undefined without any answers. */
  readonly health: HealthProfile | undefined;
  /** Conditions that make a deficit, a diet or a fast unsafe. */
  readonly conditions: readonly Condition[];
}

function allergiesOf(codes: readonly string[]) {
  const isAllergen = (code: string): code is Allergen => ALLERGENS.some((allergen) => allergen === code);
  return allergiesOfEater({
    allergens: codes.filter(isAllergen),
    otherAllergies: codes.filter((code) => !isAllergen(code)),
  });
}

const weighingsOf = ({ atMs, dates, massesKg }: WeighingColumns): Weighing[] =>
  (atMs ?? []).map((ms, index) => ({ atMs: ms, date: dates?.[index] ?? '', massKg: massesKg?.[index] ?? 0 }));

function memberOfRow(row: MemberRow, nowMs: number, date?: string): Member {
  const { profile, settings, screening, bodyFat, waist } = row;
  const day = date ?? localDate(nowMs, profile.timeZone);
  const lastWithin = (measures: readonly Measure[] | null, days: number): Measure | undefined =>
    measures?.find((measure) => measure.date <= day && daysBetween(measure.date, day) <= days);
  const savedHealth =
    row.health && row.healthAnsweredOn !== null
      ? { answers: row.health, answeredOn: row.healthAnsweredOn }
      : undefined;
  const answered = [...(settings?.conditions ?? []), ...(screening?.conditions ?? [])];
  const health = knownHealth(savedHealth, answered, allergiesOf(row.allergies ?? []));
  const lastWaist = lastWithin(waist, WAIST_DAYS);
  return {
    userId: profile.userId,
    date: day,
    profile,
    sex: profile.sex,
    ageYears: ageOn(profile, day),
    heightCm: profile.heightCm,
    mass: bodyMassOn(weighingsOf(row.weighings), profile.massKg, day),
    bodyFatPercent: lastWithin(bodyFat, BODY_FAT_DAYS)?.value,
    waist: lastWaist && { date: lastWaist.date, waistCm: lastWaist.value },
    settings,
    savedHealth,
    screening,
    health,
    conditions: limitingConditions(health),
  };
}

/**
 * Last day of the rows to read for a day. Only the profile has the member's time zone: their today is at most a day after UTC's.
 * @param date the member's today if none is given
 */
function untilOf(nowMs: number, date?: string): string {
  const latest = addDays(localDate(nowMs, 'UTC'), 1);
  const isNear = date === undefined || (date <= latest && date > addDays(latest, -NEAR_DAYS));
  return isNear ? latest : date;
}

async function rowOf(db: Db, userId: string, until: string, plansUntil: string): Promise<MemberRow> {
  const [row] = await memberRow(db).execute({ userId, until, plansUntil });
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/**
 * A member on a local day.
 * @param date the member's today if none is given
 * @throws Refusal NOT_FOUND for an account without a profile, such as an admin made on the command line
 */
export async function memberOn(db: Db, userId: string, nowMs: number, date?: string): Promise<Member> {
  const until = untilOf(nowMs, date);
  return memberOfRow(await rowOf(db, userId, until, until), nowMs, date);
}

/**
 * A member today, and the plan that was stored for a day, if any.
 * @param date the member's today if none is given
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function memberWithPlan(
  db: Db,
  userId: string,
  nowMs: number,
  date?: string,
): Promise<{ readonly member: Member; readonly stored: PlanRow | undefined }> {
  const row = await rowOf(db, userId, untilOf(nowMs), untilOf(nowMs, date));
  const member = memberOfRow(row, nowMs);
  return { member, stored: row.plans.find(({ validFrom }) => validFrom <= (date ?? member.date)) };
}

const timeZoneOf = prepared((db) =>
  db
    .select({ timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('time_zone_of'),
);

/** The member's current local day; undefined for an account without a profile. */
export async function todayOf(db: Db, userId: string, nowMs: number): Promise<string | undefined> {
  const [profile] = await timeZoneOf(db).execute({ userId });
  return profile && localDate(nowMs, profile.timeZone);
}
