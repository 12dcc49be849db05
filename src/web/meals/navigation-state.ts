import { isRecord } from '#web/lib/is-record.ts';

/** Navigation state for the day on which a meal was just saved, so that the day scrolls to it. */
export const savedMeal = (id: string) => ({ saved: id });

/** The id of the meal just saved, from that state. */
export const savedMealIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['saved'] === 'string' ? state['saved'] : undefined;

/** Navigation state for the log form with an entered text: the focus moves to its foods. */
export const readNow = (text: string) => ({ reads: text });

/** The text from that state. */
export const readNowIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['reads'] === 'string' ? state['reads'] : undefined;
