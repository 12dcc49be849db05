/** A zone as it reads in a list: "America/New York". */
const labelOf = (zone: string): string => zone.replaceAll('_', ' ');

/**
 * Every zone the browser knows, to choose from, by name. One that is set and not among them, such as an old name of a place, stays
 * a choice.
 */
export function timeZoneOptions(
  current: string,
): readonly { readonly value: string; readonly label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...zones].toSorted().map((value) => ({ value, label: labelOf(value) }));
}

/** "UTC+5:30" on a local day, for people who know their offset better than their zone's name. */
export function offsetText(zone: string, date: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    Date.parse(`${date}T12:00:00Z`),
  );
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
}
