import { MEAL_KINDS, REMINDER_KINDS, REMINDER_RULES, type ReminderKind } from './kinds.ts';

/** A member's settings for one kind. */
export interface ReminderChoice {
  readonly isOn: boolean;
  /** "07:30" in local time. Empty for a meal at its usual time. */
  readonly times: readonly string[];
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
}

/** Local times between which reminders are held back. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export interface ReminderPlan {
  readonly kinds: Readonly<Record<ReminderKind, ReminderChoice>>;
  /** Null for none. */
  readonly quiet: QuietHours | null;
  /** Whether messages may contain figures, meals and supplements. */
  readonly showsDetails: boolean;
  readonly byEmail: boolean;
}

const PROGRESS_KINDS: readonly ReminderKind[] = ['weight', 'sleep', 'check-in', 'experiment'];

/** Answers at registration. */
interface ReminderChoices {
  readonly mealReminders: boolean;
  readonly progressReminders: boolean;
}

/** A stored plan, with newer kinds turned off. */
export const withNewKinds = (plan: ReminderPlan): ReminderPlan => ({
  ...plan,
  kinds: { ...firstPlan({ mealReminders: false, progressReminders: false }).kinds, ...plan.kinds },
});

/** The plan before any change: the reminders chosen at registration, sent by email. */
export function firstPlan({ mealReminders, progressReminders }: ReminderChoices): ReminderPlan {
  const isOn = (kind: ReminderKind): boolean =>
    (mealReminders && MEAL_KINDS.some((meal) => meal === kind)) ||
    (progressReminders && PROGRESS_KINDS.includes(kind));
  const kinds = Object.fromEntries(
    REMINDER_KINDS.map((kind) => {
      const { times, weekdays = [0, 1, 2, 3, 4, 5, 6] } = REMINDER_RULES[kind];
      return [kind, { isOn: isOn(kind), times: [...times], weekdays: [...weekdays] }];
    }),
  ) as unknown as ReminderPlan['kinds'];
  return {
    kinds,
    quiet: { from: '22:00', to: '07:00' },
    showsDetails: false,
    byEmail: mealReminders || progressReminders,
  };
}
