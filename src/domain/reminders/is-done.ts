import { DAY_TIMES } from '#domain/supplements/rule.ts';
import { takesOn } from '#domain/supplements/own-supplement.ts';
import { minuteOfDay } from '#domain/time/first-instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { ReminderFacts } from './facts.ts';
import { goalSlot, type Occurrence } from './occurrences.ts';

/** Hours over which the day's water is spread, in minutes after midnight. */
const DRINKING = { from: 7 * 60, to: 22 * 60 } as const;
/** A check-in counts for a week. */
const CHECK_IN_DAYS = 6;

type ReminderKey = Pick<Occurrence, 'kind' | 'date' | 'slot'>;

/** Supplements due at a time of day that haven't been taken. */
export function openDoses({ date, slot }: Pick<ReminderKey, 'date' | 'slot'>, facts: ReminderFacts) {
  const dayTime = DAY_TIMES[Number(slot)];
  return facts.supplements.filter(
    (each) =>
      dayTime !== undefined &&
      takesOn({ ...each, amounts: [] }, date).includes(dayTime) &&
      !facts.takes.some(
        (take) => take.supplementId === each.id && take.date === date && take.dayTime === dayTime,
      ),
  );
}

/** Water that a member on track has drunk by now, mL; undefined without a target. */
export function waterByNow({ water, timeZone }: ReminderFacts, nowMs: number): number | undefined {
  if (water.targetMl === null) return undefined;
  const share = (minuteOfDay(nowMs, timeZone) - DRINKING.from) / (DRINKING.to - DRINKING.from);
  return water.targetMl * Math.min(1, Math.max(0, share));
}

const isMealDone = (
  { kind, date }: ReminderKey,
  { meals, settledDays, runningFast }: ReminderFacts,
): boolean =>
  runningFast !== null ||
  settledDays.includes(date) ||
  meals.some((meal) => meal.date === date && meal.kind === kind);

/** Whether the member has already done it. Checked just before sending. */
export function isDone(reminder: ReminderKey, facts: ReminderFacts, nowMs: number): boolean {
  const { kind, date, slot } = reminder;
  switch (kind) {
    case 'breakfast':
    case 'lunch':
    case 'dinner':
      return isMealDone(reminder, facts);
    case 'weight':
      return facts.weighedOn.includes(date);
    case 'sleep':
      return facts.sleptOn.includes(date);
    case 'check-in':
      return facts.checkedInOn !== null && facts.checkedInOn >= addDays(date, -CHECK_IN_DAYS);
    case 'water': {
      const expectedMl = waterByNow(facts, nowMs);
      return date !== facts.today || (expectedMl !== undefined && facts.water.drunkMl >= expectedMl);
    }
    case 'fast-start':
      return facts.runningFast !== null;
    case 'fast-goal':
      return facts.runningFast === null || goalSlot(facts.runningFast) !== slot;
    case 'eating-window':
      return facts.runningFast !== null || facts.eatingWindow?.fastId !== slot;
    case 'supplements':
      return openDoses({ date, slot }, facts).length === 0;
    case 'retest':
      return !facts.retests.some(({ id }) => id === slot);
    case 'experiment':
      return !facts.conditionChanges.some((change) => change.id === slot && change.date === date);
    case 'digest':
      return false;
  }
}
