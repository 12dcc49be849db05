import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import { ageOn } from '#domain/account/age.ts';
import { waistToHeight } from '#domain/body/waist-to-height.ts';
import { weightTrend } from '#domain/body/weight-trend.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import type { Measured } from '#domain/longevity/measured.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { goalSettings } from '#server/goals/tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { ScoredDay } from './window.ts';

/** As many measurements as a trend can still remember anything of. */
const MEASUREMENTS = 100;
/** A waist holds for so long. */
const WAIST_DAYS = 180;

function measuresOf(db: Db, { userId, date }: ScoredDay) {
  return db
    .select({
      at: bodyMeasurements.measuredAt,
      date: bodyMeasurements.localDate,
      massKg: bodyMeasurements.massKg,
      waistCm: bodyMeasurements.waistCm,
    })
    .from(bodyMeasurements)
    .where(
      and(
        eq(bodyMeasurements.userId, userId),
        lte(bodyMeasurements.localDate, date),
        isNull(bodyMeasurements.deletedAt),
      ),
    )
    .orderBy(desc(bodyMeasurements.localDate), desc(bodyMeasurements.measuredAt))
    .limit(MEASUREMENTS);
}

/** A member as of a day. */
export interface PersonFacts {
  readonly sex: 'male' | 'female';
  readonly ageYears: number;
  readonly heightCm: number;
  readonly massKg: number;
  /** Of the member's own choice; null where the formula decides. */
  readonly waterMl: number | null;
  readonly bodyMassIndex: Measured;
  readonly waistToHeight: Measured | undefined;
}

/**
 * Age, body mass by its trend (else as the profile says) and waist of a member.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function personFactsOf(db: Db, day: ScoredDay): Promise<PersonFacts> {
  const [[known], measures] = await Promise.all([
    db
      .select({ profile: profiles, waterMl: goalSettings.waterMl })
      .from(profiles)
      .leftJoin(goalSettings, eq(goalSettings.userId, profiles.userId))
      .where(eq(profiles.userId, day.userId)),
    measuresOf(db, day),
  ]);
  if (!known) throw new Refusal('NOT_FOUND');
  const { profile, waterMl } = known;
  const weighings = measures.flatMap(({ at, date, massKg }) =>
    massKg === null ? [] : [{ atMs: at.getTime(), date, massKg }],
  );
  const latest = weightTrend(weighings).points.at(-1);
  const massKg = latest?.trendKg ?? profile.massKg;
  const waist = measures.find(
    ({ waistCm, date }) => waistCm !== null && daysBetween(date, day.date) <= WAIST_DAYS,
  );
  return {
    sex: profile.sex,
    ageYears: ageOn(profile.ageYears, profile.ageRecordedOn, day.date),
    heightCm: profile.heightCm,
    massKg,
    waterMl,
    bodyMassIndex: {
      value: bodyMassIndex(massKg, profile.heightCm),
      origin: latest ? 'tracked' : 'profile',
      date: latest?.date ?? profile.ageRecordedOn,
    },
    waistToHeight: waist && {
      value: waistToHeight(waist.waistCm ?? 0, profile.heightCm).ratio,
      origin: 'tracked',
      date: waist.date,
    },
  };
}
