/** Whether the platform knows `name` as an IANA time zone. Bare offsets such as `+02:00` know no daylight saving: refused. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
