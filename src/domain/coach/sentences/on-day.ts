import { shortDate } from '#domain/coach/phrases.ts';

/** "today", "on Nov 12". */
export const onDay = (date: string, today: string): string =>
  date === today ? 'today' : `on ${shortDate(date, today)}`;
