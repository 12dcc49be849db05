import { DAY_MS } from '#domain/time/spans.ts';

const KEY = 'perennial-advice-put-off';
const WEEK_MS = 7 * DAY_MS;

type SnoozedRules = Readonly<Record<string, number>>;

function read(): SnoozedRules {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as SnoozedRules) : {};
  } catch {
    return {};
  }
}

/** Rules the member snoozed in the last week, on this device. */
export const snoozedRules = (nowMs: number): ReadonlySet<string> =>
  new Set(Object.entries(read()).flatMap(([rule, atMs]) => (nowMs - atMs < WEEK_MS ? [rule] : [])));

/** Hides a rule for a week. */
export function snoozeRule(rule: string, nowMs: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [rule]: nowMs }));
  } catch {
    // Without storage it reappears after a reload.
  }
}

/** The next member on this device starts fresh. */
export function forgetSnoozedRules(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
