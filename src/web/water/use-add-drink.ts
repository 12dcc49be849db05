import { useRef } from 'react';
import type { Drink } from '#contract/water.ts';
import { localDate } from '#domain/time/local-date.ts';
import { countedWaterMl } from '#domain/water/counted-water.ts';
import { deviceTimeZone, instantAt, timeOf } from '#web/lib/clock.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { drinks } from './queries.ts';

/** Two taps on the same button within this time count as one: a tremor, or a double click. */
const ACCIDENT_MS = 400;

type Poured = Pick<Drink, 'kind' | 'volumeMl'>;

/** A drink before the server has it. */
export function drinkOf(
  { kind, volumeMl }: Poured,
  moment: Pick<Drink, 'id' | 'timeZone' | 'drunkAt' | 'note'>,
): Drink {
  const date = localDate(Date.parse(moment.drunkAt), moment.timeZone);
  return { ...moment, kind, volumeMl, date, waterMl: countedWaterMl(kind, volumeMl) };
}

/** Logs a drink in one tap: now, or at this time of the day in view. Tapped again deliberately, it is a second drink. */
export function useAddDrink(date: string) {
  const last = useRef({ cup: '', atMs: 0 });
  return ({ kind, volumeMl }: Poured): void => {
    const nowMs = Date.now();
    const cup = `${kind} ${volumeMl}`;
    const isAccident = last.current.cup === cup && nowMs - last.current.atMs < ACCIDENT_MS;
    last.current = { cup, atMs: nowMs };
    if (isAccident) return;
    const timeZone = deviceTimeZone();
    const isToday = date === localDate(nowMs, timeZone);
    const drunkAt = isToday
      ? new Date(nowMs).toISOString()
      : instantAt(date, timeOf(nowMs, timeZone), timeZone);
    void drinks.saveWithUndo(drinkOf({ kind, volumeMl }, { id: uuidV7(), timeZone, drunkAt, note: null }));
  };
}
