/** How to get a supported file. */
const WHERE =
  'Export the readings as CSV or JSON from Dexcom Clarity, LibreView, Nightscout (entries) or CareLink. Or make a spreadsheet with time and glucose columns, and save it as CSV.';

const has = (value: unknown, ...keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.some((key) => key in value);

/** Explains why a table has no readings to import, judging by its first rows. */
export function describeUnsupportedTable(rows: readonly (readonly string[])[]): string {
  const [header = []] = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (header.length === 0) return `The file is empty. ${WHERE}`;
  if (header.includes('Libre GL') && header.includes('Dexcom GL'))
    return 'This file is from the CGMacros study. It has a study participant’s readings from two sensors, so we didn’t import it. To import one sensor anyway, delete the other’s column and rename the one you keep to “glucose.”';
  return `We couldn’t find any glucose readings in this file. ${WHERE}`;
}

/** Explains why JSON has no readings to import, judging by the first value of its list. */
export function describeUnsupportedJson(value: unknown): string {
  if (has(value, 'eventType'))
    return 'This file has Nightscout treatments (insulin and meals), not glucose readings. Export the entries from Nightscout instead.';
  if (has(value, 'store', 'defaultProfile'))
    return 'This file is a Nightscout profile (therapy settings), not glucose readings. Export the entries from Nightscout instead.';
  if (has(value, 'openaps', 'loop', 'pump', 'uploader'))
    return 'This file has Nightscout device statuses, not glucose readings. Export the entries from Nightscout instead.';
  return `We couldn’t find any glucose readings in this file. ${WHERE}`;
}
