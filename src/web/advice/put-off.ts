import { DAY_MS } from '#domain/time/spans.ts';

const KEY = 'perennial-advice-put-off';
const WEEK_MS = 7 * DAY_MS;

type PutOff = Readonly<Record<string, number>>;

function read(): PutOff {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as PutOff) : {};
  } catch {
    return {};
  }
}

/** Rules the member snoozed in the last week, on this device. */
export const putOffRules = (nowMs: number): ReadonlySet<string> =>
  new Set(Object.entries(read()).flatMap(([rule, atMs]) => (nowMs - atMs < WEEK_MS ? [rule] : [])));

/** Hides a rule for a week. */
export function putOff(rule: string, nowMs: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [rule]: nowMs }));
  } catch {
    // Without storage it reappears after a reload.
  }
}

/** The next member on this device starts fresh. */
export function forgetPutOff(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
