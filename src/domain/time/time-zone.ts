// A platform lookup costs 60 µs, once per meal. Keys are lowercase because names ignore case and would otherwise fill the cache.
const known = new Set<string>();

/** Whether the platform knows an IANA time zone. Offsets such as `+02:00` don't count, since they have no daylight saving. */
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
