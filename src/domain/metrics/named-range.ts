import type { Window } from '#domain/query/query.ts';
import { windowRange } from '#domain/query/windows.ts';
import type { DayRange } from '#domain/time/day-range.ts';

/** Named ranges. Weeks begin on Monday; "last 7 days" ends today. */
export const NAMED_RANGES = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
] as const;
export type NamedRange = (typeof NAMED_RANGES)[number];

const WINDOWS = {
  today: { kind: 'day', back: 0 },
  yesterday: { kind: 'day', back: 1 },
  'last-7-days': { kind: 'last-days', days: 7 },
  'last-30-days': { kind: 'last-days', days: 30 },
  'last-90-days': { kind: 'last-days', days: 90 },
  'this-week': { kind: 'week', back: 0 },
  'last-week': { kind: 'week', back: 1 },
  'this-month': { kind: 'month', back: 0 },
  'last-month': { kind: 'month', back: 1 },
} as const satisfies Readonly<Record<NamedRange, Window>>;

/** The local days of a named range. @param today local day */
export const namedRange = (name: NamedRange, today: string): DayRange => windowRange(WINDOWS[name], today);
