/** Path of the calendar feeds, followed by each member's secret. */
export const CALENDAR_PATH = '/api/calendar-feeds';
