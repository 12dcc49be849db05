// Asking the platform costs 60 µs, and every meal of an answer asks; names are few, ways to write them in capitals are not.
const known = new Set<string>();

/** Whether the platform knows `name` as an IANA time zone. Bare offsets such as `+02:00` know no daylight saving: refused. */
export function isTimeZone(name: string): boolean {
  const key = name.toLowerCase();
  if (known.has(key)) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    known.add(key);
    return true;
  } catch {
    return false;
  }
}
