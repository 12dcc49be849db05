import { isRecord } from '#web/lib/is-record.ts';

/** State of the way to a day on which a meal was just saved: the day shows it. */
export const savedMeal = (id: string) => ({ saved: id });

/** The meal just saved, in such a state. */
export const savedMealIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['saved'] === 'string' ? state['saved'] : undefined;

/** State of the way to the log form with a text that the member has entered: its foods take the focus. */
export const readNow = (text: string) => ({ reads: text });

/** The text in such a state. */
export const readNowIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['reads'] === 'string' ? state['reads'] : undefined;
