/** Below it are members' calendar feeds, each at its secret. */
export const CALENDAR_PATH = '/api/calendar-feeds';
