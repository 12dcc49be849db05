import { and, avg, between, eq, gte, isNull, lte, min, sum } from 'drizzle-orm';
import { advise } from '#domain/advice/advise.ts';
import type { AdviceDay, AdviceFacts, Finding } from '#domain/advice/facts.ts';
import { completenessOf } from '#domain/meals/day-state.ts';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
import { sumMeals } from '#domain/meals/sum-nutrients.ts';
import { sleepDays, type SleepDay } from '#domain/sleep/sleep-days.ts';
import { addDays, localDayBounds } from '#domain/time/local-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import { glucoseReadings } from '#server/glucose/tables.ts';
import { dayStates, meals } from '#server/meals/tables.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { stressCheckIns } from '#server/stress/tables.ts';
import { drinks } from '#server/water/tables.ts';

const DAYS_BEFORE = 28;

/** Black coffee or tea is no meal: the limit of the eating window, science notes 8.3. */
const MEAL_ABOVE_KCAL = 10;

const isMeal = ({ energyKcal }: NutrientEstimates): boolean =>
  energyKcal === undefined || energyKcal.value > MEAL_ABOVE_KCAL;

/** What other slices know of the member: composed in `app.ts`. */
export interface AdviceDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly goalsOf: (
    userId: string,
    date: string,
  ) => Promise<Pick<AdviceFacts, 'targets' | 'weight' | 'checkInKcal'>>;
}

interface Asked {
  readonly userId: string;
  /** The member's local today. */
  readonly date: string;
  readonly timeZone: string;
}

type Figures = Omit<AdviceDay, 'date' | 'isComplete'>;

/** Meals of the days, with the last of each evening. */
async function intakes(db: Db, { userId, date: today }: Asked, from: string) {
  const eaten = await db
    .select({
      date: meals.localDate,
      eatenAt: meals.eatenAt,
      kind: meals.kind,
      summary: meals.summary,
    })
    .from(meals)
    .where(and(eq(meals.userId, userId), between(meals.localDate, from, today), isNull(meals.deletedAt)));
  const said = await db
    .select({ date: dayStates.localDate, state: dayStates.state })
    .from(dayStates)
    .where(and(eq(dayStates.userId, userId), between(dayStates.localDate, from, today)));
  const states = new Map(said.map(({ date, state }) => [date, state]));
  const byDate = Map.groupBy(eaten, ({ date }) => date);
  return (date: string) => {
    const ofDay = byDate.get(date) ?? [];
    const ofMeals = ofDay.filter(({ summary }) => isMeal(summary));
    const total = sumMeals(ofDay.map(({ summary }) => summary));
    // What one meal does not report is unknown for the day: its sum would be too low.
    const isReported = (key: 'proteinG' | 'fiberG') => ofMeals.every(({ summary }) => summary[key]);
    const completeness = completenessOf(
      states.get(date) ?? null,
      ofDay.map(({ kind }) => kind),
      date < today,
    );
    return {
      isComplete: completeness === 'complete' || completeness === 'fasted',
      lastMealMs: Math.max(...ofMeals.map(({ eatenAt }) => eatenAt.getTime())),
      figures: {
        ...(total.energyKcal && { energyKcal: total.energyKcal.value }),
        ...(total.proteinG && isReported('proteinG') && { proteinG: total.proteinG.value }),
        ...(total.fiberG && isReported('fiberG') && { fiberG: total.fiberG.value }),
      } satisfies Figures,
    };
  };
}

async function nights(db: Db, { userId, date }: Asked, from: string) {
  const rows = await db
    .select()
    .from(sleeps)
    .where(
      and(
        eq(sleeps.userId, userId),
        between(sleeps.localDate, from, date),
        eq(sleeps.isNap, false),
        isNull(sleeps.deletedAt),
      ),
    );
  const days = sleepDays(
    rows.map(({ localDate, inBedAt, outOfBedAt, ...row }) => ({
      ...row,
      date: localDate,
      inBedMs: inBedAt.getTime(),
      outOfBedMs: outOfBedAt.getTime(),
    })),
  );
  return new Map(days.map((day) => [day.date, day]));
}

/** What the night of a day says, its parts together; the member's evening meal before it, where there was one. */
function nightFigures(day: SleepDay | undefined, lastMealMs: number): Figures {
  if (!day?.night) return {};
  const { inBedMs, outOfBedMs, date, timeZone } = day.night;
  const { startMs } = localDayBounds(date, timeZone);
  return {
    asleepHours: day.asleepMinutes / 60,
    midSleepMinute: ((inBedMs + outOfBedMs) / 2 - startMs) / MINUTE_MS,
    ...(Number.isFinite(lastMealMs) &&
      lastMealMs <= inBedMs && { mealToBedMinutes: (inBedMs - lastMealMs) / MINUTE_MS }),
  };
}

async function sums(db: Db, { userId, date }: Asked, from: string) {
  const water = await db
    .select({ date: drinks.localDate, waterMl: sum(drinks.waterMl) })
    .from(drinks)
    .where(and(eq(drinks.userId, userId), between(drinks.localDate, from, date), isNull(drinks.deletedAt)))
    .groupBy(drinks.localDate);
  const strain = await db
    .select({ date: stressCheckIns.localDate, stress: avg(stressCheckIns.stress) })
    .from(stressCheckIns)
    .where(
      and(
        eq(stressCheckIns.userId, userId),
        between(stressCheckIns.localDate, from, date),
        isNull(stressCheckIns.deletedAt),
      ),
    )
    .groupBy(stressCheckIns.localDate);
  return {
    water: new Map(water.map((row) => [row.date, Number(row.waterMl)])),
    stress: new Map(strain.map((row) => [row.date, Number(row.stress)])),
  };
}

async function lowestGlucose(db: Db, userId: string, nowMs: number): Promise<number | undefined> {
  const [row] = await db
    .select({ lowest: min(glucoseReadings.glucoseMgdl) })
    .from(glucoseReadings)
    .where(
      and(
        eq(glucoseReadings.userId, userId),
        gte(glucoseReadings.measuredAt, new Date(nowMs - DAY_MS)),
        lte(glucoseReadings.measuredAt, new Date(nowMs)),
        isNull(glucoseReadings.deletedAt),
      ),
    );
  return row?.lowest ?? undefined;
}

/** What is worth acting on today, from the last four weeks of everything the member tracks. */
export async function adviceOf({ db, now, goalsOf }: AdviceDeps, asked: Asked): Promise<readonly Finding[]> {
  const from = addDays(asked.date, -DAYS_BEFORE);
  const [eaten, slept, { water, stress }, lowestGlucoseMgdl, goals] = await Promise.all([
    intakes(db, asked, from),
    nights(db, asked, from),
    sums(db, asked, from),
    lowestGlucose(db, asked.userId, now()),
    goalsOf(asked.userId, asked.date),
  ]);
  const days = Array.from({ length: DAYS_BEFORE + 1 }, (_, index): AdviceDay => {
    const date = addDays(from, index);
    const { isComplete, figures } = eaten(date);
    const [waterMl, stressOfDay] = [water.get(date), stress.get(date)];
    return {
      date,
      isComplete,
      ...figures,
      ...nightFigures(slept.get(date), eaten(addDays(date, -1)).lastMealMs),
      ...(waterMl !== undefined && { waterMl }),
      ...(stressOfDay !== undefined && { stress: stressOfDay }),
    };
  });
  return advise({ days, ...goals, ...(lowestGlucoseMgdl !== undefined && { lowestGlucoseMgdl }) });
}
