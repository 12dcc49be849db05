const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant as an admin's own clock shows it: "20 Nov 2026, 14:03". @param at ISO 8601 */
export const momentText = (at: string): string => moment.format(new Date(at));
