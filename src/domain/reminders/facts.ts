import type { UnitSystem } from '#domain/account/profile.ts';
import type { Schedule } from '#domain/supplements/own-supplement.ts';
import type { UsualTimes } from './usual-times.ts';

/** What a member has logged and planned, for reminders. */
export interface ReminderFacts {
  readonly timeZone: string;
  /** The member's local day. */
  readonly today: string;
  readonly usual: UsualTimes;
  /** Kinds of meals of each day. */
  readonly meals: readonly { readonly date: string; readonly kind: string }[];
  /** Days marked complete, partial or fasted, on which no meal is missing. */
  readonly settledDays: readonly string[];
  readonly weighedOn: readonly string[];
  readonly sleptOn: readonly string[];
  /** The day of the last plan or check-in; null if there is none. */
  readonly checkedInOn: string | null;
  /** No target is null. */
  readonly water: { readonly drunkMl: number; readonly targetMl: number | null };
  readonly units: UnitSystem;
  readonly runningFast: { readonly id: string; readonly startedAtMs: number; readonly goalMs: number } | null;
  /** The last fast that ended, if its protocol has an eating window. */
  readonly eatingWindow: { readonly fastId: string; readonly endMs: number } | null;
  readonly supplements: readonly (Pick<Schedule, 'times' | 'weekdays' | 'activeFrom' | 'activeTo'> & {
    readonly id: string;
    readonly name: string;
  })[];
  readonly takes: readonly {
    readonly supplementId: string;
    readonly date: string;
    readonly dayTime: string;
  }[];
  readonly retests: readonly { readonly id: string; readonly dueOn: string; readonly title: string }[];
  /** Days on which the condition of the running experiment changes. */
  readonly conditionChanges: readonly { readonly id: string; readonly date: string; readonly task: string }[];
}
