import { useState } from 'react';
import { usualMealKind } from '#domain/meals/meal.ts';
import { deviceTimeZone, useTimeHere } from '#web/lib/clock.ts';
import type { MealTime } from './build-meal.ts';

/** Kind, day and time from the words or the clock until the member sets them; the kind follows a changed time until it is chosen itself. */
export function useMealTime(
  date: string,
  stored?: MealTime,
  named?: Partial<MealTime>,
): readonly [MealTime, (change: Partial<MealTime>) => void] {
  const [set, setSet] = useState<Partial<MealTime>>(stored ?? {});
  const timeZone = set.timeZone ?? deviceTimeZone();
  const now = useTimeHere();
  const time = set.time ?? named?.time ?? now;
  const kind = set.kind ?? named?.kind ?? usualMealKind(Number(time.slice(0, 2)));
  const change = (part: Partial<MealTime>) => setSet((was) => ({ ...was, ...part }));
  return [{ kind, time, timeZone, date: set.date ?? named?.date ?? date }, change];
}
