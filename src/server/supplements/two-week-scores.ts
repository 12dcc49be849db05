import { currentStress } from '#domain/stress/current-stress.ts';
import type { FortnightScore } from '#domain/supplements/facts.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { ratedSleepOf } from '#server/sleep/queries.ts';
import { stressEntriesOf } from '#server/stress/queries.ts';

const FORTNIGHT_DAYS = 14;
/** Minimum scored days for an average. */
const MIN_DAYS = 10;
/** The baseline of heart rate variability, the longest look-back of a score. */
const LOOK_BACK_DAYS = 90;
const lookBack = (today: string) => ({ from: addDays(today, -LOOK_BACK_DAYS), to: today });

function meanOf(scores: readonly number[], date: string): FortnightScore | undefined {
  if (scores.length < MIN_DAYS) return undefined;
  const value = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { value, date, days: scores.length };
}

/** Average sleep score over two weeks, if most nights are rated. */
export async function sleepFortnight(db: Db, userId: string, today: string, ageYears: number) {
  const { days, lastDate } = await ratedSleepOf(db, userId, lookBack(today), ageYears);
  if (lastDate === undefined) return undefined;
  const from = addDays(today, 1 - FORTNIGHT_DAYS);
  const scores = days.filter(({ date }) => date >= from).flatMap(({ score }) => score?.score ?? []);
  return meanOf(scores, lastDate);
}

/** Average stress score over two weeks, if most days have one. */
export async function stressFortnight(db: Db, userId: string, today: string) {
  const { checkIns, questionnaires, hrv } = await stressEntriesOf(db, userId, lookBack(today));
  const until = (date: string) => (entry: { readonly date: string }) => entry.date <= date;
  const scores = Array.from({ length: FORTNIGHT_DAYS }, (_, ago) => addDays(today, -ago)).flatMap((date) => {
    const entries = {
      checkIns: checkIns.filter(until(date)),
      questionnaires: questionnaires.filter(until(date)),
      hrv: hrv.filter(until(date)),
    };
    return currentStress(entries, date).score?.score ?? [];
  });
  return meanOf(scores, today);
}
