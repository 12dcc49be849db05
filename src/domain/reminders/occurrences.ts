import { DAY_TIMES } from '#domain/supplements/rule.ts';
import { takesOn } from '#domain/supplements/own-supplement.ts';
import { firstInstantAt, minuteOfDay, minuteOfTime } from '#domain/time/first-instant.ts';
import { addDays, daysBetween, localDate, weekdayOf } from '#domain/time/local-date.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import type { ReminderFacts } from './facts.ts';
import { MEAL_KINDS, REMINDER_KINDS, REMINDER_RULES, type ReminderKind } from './kinds.ts';
import type { QuietHours, ReminderPlan } from './plan.ts';

/** One reminder at its time. */
export interface Occurrence {
  /** Stable when a reminder is recalculated or the member travels. */
  readonly key: string;
  readonly kind: ReminderKind;
  /** Local date it is about. */
  readonly date: string;
  /** Index of its time within the day, or the id of a fast, retest or experiment. */
  readonly slot: string;
  readonly dueMs: number;
  /** After this it no longer helps. */
  readonly expiresMs: number;
}

type Moment = Omit<Occurrence, 'key' | 'kind' | 'expiresMs'>;

/** End of the quiet hours that contain an instant, otherwise the instant itself. */
export function afterQuiet(atMs: number, quiet: QuietHours | null, timeZone: string): number {
  if (quiet === null || quiet.from === quiet.to) return atMs;
  const [from, to, minute] = [minuteOfTime(quiet.from), minuteOfTime(quiet.to), minuteOfDay(atMs, timeZone)];
  const isOvernight = from > to;
  const isQuiet = isOvernight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!isQuiet) return atMs;
  const date = localDate(atMs, timeZone);
  const endMs = firstInstantAt(isOvernight && minute >= from ? addDays(date, 1) : date, to, timeZone);
  // When clocks are set back, the end may already have passed once.
  return Math.max(atMs, endMs);
}

/** Times of a kind on a day: the usual one for a meal without set times. */
function timesOf(kind: ReminderKind, { kinds }: ReminderPlan, { usual }: ReminderFacts): readonly string[] {
  const { times } = kinds[kind];
  const meal = MEAL_KINDS.find((each) => each === kind);
  return meal !== undefined && times.length === 0 ? [usual[meal]] : times;
}

function slotsOn(kind: ReminderKind, date: string, plan: ReminderPlan, facts: ReminderFacts) {
  const { timing, weekdays } = REMINDER_RULES[kind];
  if (weekdays && !plan.kinds[kind].weekdays.includes(weekdayOf(date))) return [];
  const times = timesOf(kind, plan, facts).map((time, index) => ({ time, slot: String(index) }));
  if (kind === 'retest')
    return facts.retests.flatMap(({ id, dueOn }) =>
      dueOn === date ? times.slice(0, 1).map(({ time }) => ({ time, slot: id })) : [],
    );
  if (kind === 'experiment')
    return facts.conditionChanges.flatMap((change) =>
      change.date === date ? times.slice(0, 1).map(({ time }) => ({ time, slot: change.id })) : [],
    );
  if (timing !== 'doses') return times;
  return times.filter(({ slot }) => {
    const dayTime = DAY_TIMES[Number(slot)];
    return (
      dayTime !== undefined &&
      facts.supplements.some((each) => takesOn({ ...each, amounts: [] }, date).includes(dayTime))
    );
  });
}

/** A changed goal makes a new reminder. */
export const goalSlot = ({ id, goalMs }: { readonly id: string; readonly goalMs: number }): string =>
  `${id}@${goalMs}`;

const EATING_WINDOW_NOTICE_MS = 30 * MINUTE_MS;

function eventsOf(kind: ReminderKind, { runningFast, eatingWindow, timeZone }: ReminderFacts): Moment[] {
  const moment = (slot: string, dueMs: number) => [{ slot, dueMs, date: localDate(dueMs, timeZone) }];
  if (kind === 'fast-goal' && runningFast) return moment(goalSlot(runningFast), runningFast.goalMs);
  if (kind === 'eating-window' && eatingWindow)
    return moment(eatingWindow.fastId, eatingWindow.endMs - EATING_WINDOW_NOTICE_MS);
  return [];
}

/** Occurrences of a kind around two instants, before quiet hours. */
function momentsOf(
  kind: ReminderKind,
  plan: ReminderPlan,
  facts: ReminderFacts,
  [fromMs, toMs]: readonly [number, number],
): Moment[] {
  if (REMINDER_RULES[kind].timing === 'event') return eventsOf(kind, facts);
  const { timeZone } = facts;
  // Quiet hours may postpone yesterday's reminders.
  const first = addDays(localDate(fromMs, timeZone), -1);
  const count = daysBetween(first, localDate(toMs, timeZone)) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index)).flatMap((date) =>
    slotsOn(kind, date, plan, facts).map(({ time, slot }) => ({
      date,
      slot,
      dueMs: firstInstantAt(date, minuteOfTime(time), timeZone),
    })),
  );
}

/** Reminders due after `fromMs` and up to `toMs`, in order. Quiet hours postpone a reminder, or drop it if it would come too late to help. */
export function occurrencesBetween(
  plan: ReminderPlan,
  facts: ReminderFacts,
  fromMs: number,
  toMs: number,
): readonly Occurrence[] {
  return REMINDER_KINDS.filter((kind) => plan.kinds[kind].isOn)
    .flatMap((kind) =>
      momentsOf(kind, plan, facts, [fromMs, toMs]).map((moment) => ({
        ...moment,
        key: `${kind}/${REMINDER_RULES[kind].timing === 'event' ? '' : moment.date}/${moment.slot}`,
        kind,
        // Email makes no sound.
        dueMs: kind === 'digest' ? moment.dueMs : afterQuiet(moment.dueMs, plan.quiet, facts.timeZone),
        expiresMs: moment.dueMs + REMINDER_RULES[kind].usefulMinutes * MINUTE_MS,
      })),
    )
    .filter(({ dueMs, expiresMs }) => dueMs > fromMs && dueMs <= toMs && dueMs < expiresMs)
    .toSorted((one, other) => one.dueMs - other.dueMs);
}

const LOOK_AHEAD_DAYS = 8;

/** When the first reminder after `nowMs` is due; undefined if none is within a week. */
export function nextDueMs(plan: ReminderPlan, facts: ReminderFacts, nowMs: number): number | undefined {
  const endMs = nowMs + LOOK_AHEAD_DAYS * 24 * 60 * MINUTE_MS;
  return occurrencesBetween(plan, facts, nowMs, endMs)[0]?.dueMs;
}
