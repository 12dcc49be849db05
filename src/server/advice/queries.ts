import { daysIn } from '#domain/time/day-range.ts';
import { advise } from '#domain/advice/advise.ts';
import type { AdviceDay, Finding } from '#domain/advice/facts.ts';
import { completenessOf, isWholeDay } from '#domain/meals/day/day-state.ts';
import type { DayState } from '#domain/meals/meal.ts';
import { sleepDays, type SleepDay } from '#domain/sleep/sleep-days.ts';
import { addDays, localDayBounds } from '#domain/time/local-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import { adviceFactsOf } from '#server/goals/advice-queries.ts';
import { Refusal } from '#server/core/refusal.ts';
import { latestReadingsOf } from './latest-queries.ts';
import { trackedDays, type TrackedMeal } from './tracked.ts';

const DAYS_BEFORE = 28;

/** Black coffee or tea doesn't count as a meal: the limit of the eating window. */
const MEAL_ABOVE_KCAL = 10;

const isMeal = ({ energyKcal }: TrackedMeal): boolean => energyKcal === null || energyKcal > MEAL_ABOVE_KCAL;

interface MemberDay {
  readonly userId: string;
  /** The member's local today. */
  readonly date: string;
  readonly timeZone: string;
}

type Figures = Omit<AdviceDay, 'date' | 'isComplete'>;

/** Sum of a nutrient over a day's meals; undefined if no meal reports it. */
function totalOf(
  ofDay: readonly TrackedMeal[],
  key: 'energyKcal' | 'proteinG' | 'fiberG',
): number | undefined {
  const known = ofDay.flatMap(({ [key]: value }) => value ?? []);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : undefined;
}

/** A day's intake, with the evening's last meal. */
function intakeOf(ofDay: readonly TrackedMeal[], state: DayState | undefined, isOver: boolean) {
  const ofMeals = ofDay.filter(isMeal);
  // If one meal doesn't report a nutrient, the day's amount is unknown: the sum would be too low.
  const reported = (key: 'proteinG' | 'fiberG') =>
    ofMeals.every(({ [key]: value }) => value !== null) ? totalOf(ofDay, key) : undefined;
  const [energyKcal, proteinG, fiberG] = [
    totalOf(ofDay, 'energyKcal'),
    reported('proteinG'),
    reported('fiberG'),
  ];
  const completeness = completenessOf(
    state ?? null,
    ofDay.map(({ kind }) => kind),
    isOver,
  );
  return {
    isComplete: isWholeDay(completeness),
    lastMealMs: Math.max(...ofMeals.map(({ atMs }) => atMs)),
    figures: {
      ...(energyKcal !== undefined && { energyKcal }),
      ...(proteinG !== undefined && { proteinG }),
      ...(fiberG !== undefined && { fiberG }),
    } satisfies Figures,
  };
}

/** A day's sleep, all parts together, and the evening meal before it, if any. */
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

/** Advice for today from the last four weeks of everything the member tracks. */
export async function adviceOf(
  db: Db,
  nowMs: number,
  { userId, date: today }: MemberDay,
): Promise<readonly Finding[]> {
  const from = addDays(today, -DAYS_BEFORE);
  const [[tracked], goals, { readings, person }] = await Promise.all([
    trackedDays(db).execute({
      userId,
      from,
      to: today,
      dayAgo: new Date(nowMs - DAY_MS).toISOString(),
      now: new Date(nowMs).toISOString(),
    }),
    adviceFactsOf(db, userId, today, nowMs),
    latestReadingsOf(db, userId, nowMs),
  ]);
  if (!tracked) throw new Refusal('NOT_FOUND');
  const byDate = <Value>(list: readonly { readonly date: string; readonly value: Value }[]) =>
    new Map(list.map(({ date, value }) => [date, value]));
  const [states, water, stress] = [byDate(tracked.states), byDate(tracked.water), byDate(tracked.stress)];
  const slept = new Map(sleepDays(tracked.nights).map((day) => [day.date, day]));
  const eaten = Map.groupBy(tracked.eaten, ({ date }) => date);
  let lastMealMs = -Infinity;
  const days = daysIn({ from, to: today }).map((date): AdviceDay => {
    const intake = intakeOf(eaten.get(date) ?? [], states.get(date), date < today);
    const night = nightFigures(slept.get(date), lastMealMs);
    lastMealMs = intake.lastMealMs;
    const [waterMl, stressOfDay] = [water.get(date), stress.get(date)];
    return {
      date,
      isComplete: intake.isComplete,
      ...intake.figures,
      ...night,
      ...(waterMl !== undefined && { waterMl }),
      ...(stressOfDay !== undefined && { stress: stressOfDay }),
    };
  });
  const { lowestGlucoseMgdl } = tracked;
  return advise({
    days,
    ...goals,
    latestReadings: readings,
    glucosePerson: person,
    ...(lowestGlucoseMgdl !== null && { lowestGlucoseMgdl }),
  });
}
