import { and, between, desc, eq, isNull, sql } from 'drizzle-orm';
import type { OwnFigure } from '#domain/bio-age/offer-answers.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { profiles } from '#server/account/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';

const MEAN_DAYS = 28;
const WAIST_DAYS = 180;
const FAT_DAYS = 90;

const measurements = prepared((db) =>
  db
    .select({
      localDate: bodyMeasurements.localDate,
      massKg: bodyMeasurements.massKg,
      bodyFatPercent: bodyMeasurements.bodyFatPercent,
      waistCm: bodyMeasurements.waistCm,
    })
    .from(bodyMeasurements)
    .where(
      and(
        eq(bodyMeasurements.userId, sql.placeholder('userId')),
        between(bodyMeasurements.localDate, sql.placeholder('from'), sql.placeholder('to')),
        isNull(bodyMeasurements.deletedAt),
      ),
    )
    .orderBy(desc(bodyMeasurements.measuredAt))
    .prepare('body_figures'),
);

type Measurement = Awaited<ReturnType<ReturnType<typeof measurements>['execute']>>[number];

/** What a member's measurements say of their body. */
export interface BodyFigures {
  readonly massKg: number;
  readonly bodyFatPercent: number | null;
  readonly figures: readonly OwnFigure[];
}

const newest = (rows: readonly Measurement[], of: (row: Measurement) => number | null, from: string) =>
  rows.find((row) => of(row) !== null && row.localDate >= from);

/** Mean mass of 28 days, else the last weighing of half a year, else what the profile says. */
function massOf(rows: readonly Measurement[], profile: typeof profiles.$inferSelect, today: string) {
  const weighings = rows.flatMap(({ massKg, localDate: date }) =>
    massKg === null ? [] : [{ massKg, date }],
  );
  const lately = weighings.filter(({ date }) => date >= addDays(today, -MEAN_DAYS));
  const [last] = weighings;
  if (lately[0])
    return {
      massKg: lately.reduce((sum, { massKg }) => sum + massKg, 0) / lately.length,
      measuredOn: lately[0].date,
      days: new Set(lately.map(({ date }) => date)).size,
    };
  if (last) return { massKg: last.massKg, measuredOn: last.date, days: null };
  const told = localDate(profile.createdAt.getTime(), profile.timeZone);
  return { massKg: profile.massKg, measuredOn: told, days: null };
}

/** Body mass index and waist by height from a member's own measurements, newest of half a year. */
export async function bodyFiguresOf(
  db: Db,
  profile: typeof profiles.$inferSelect,
  today: string,
): Promise<BodyFigures> {
  const { userId } = profile;
  const rows = await measurements(db).execute({ userId, from: addDays(today, -WAIST_DAYS), to: today });
  const { massKg, measuredOn, days } = massOf(rows, profile, today);
  const waist = newest(rows, ({ waistCm }) => waistCm, addDays(today, -WAIST_DAYS));
  const fat = newest(rows, ({ bodyFatPercent }) => bodyFatPercent, addDays(today, -FAT_DAYS));
  const { heightCm } = profile;
  const bmi: OwnFigure = {
    item: 'bmi',
    figure: bodyMassIndex(massKg, heightCm),
    source: 'weight-and-height',
    measuredOn,
    days,
    isApproximate: false,
  };
  const figures: OwnFigure[] = [bmi];
  if (waist && waist.waistCm !== null)
    figures.push({
      item: 'whtr',
      figure: waist.waistCm / heightCm,
      source: 'waist-and-height',
      measuredOn: waist.localDate,
      days: null,
      isApproximate: false,
    });
  return { massKg, bodyFatPercent: fat?.bodyFatPercent ?? null, figures };
}
