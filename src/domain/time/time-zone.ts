// Asking the platform costs 60 µs, and every meal of an answer asks; names are few.
const known = new Set<string>();

/** Whether the platform knows `name` as an IANA time zone. Bare offsets such as `+02:00` know no daylight saving: refused. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    known.add(name);
    return true;
  } catch {
    return false;
  }
}
