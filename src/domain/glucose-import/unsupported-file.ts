/** Where the readings of the common sensors are had as a file. */
const WHERE =
  'Export the readings from Dexcom Clarity, LibreView, Nightscout (entries) or CareLink as CSV or JSON, or make a table with the columns time and glucose.';

const has = (value: unknown, ...keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.some((key) => key in value);

/** Says what a table without readable readings is, as far as its first rows tell. */
export function describeUnsupportedTable(rows: readonly (readonly string[])[]): string {
  const [header = []] = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (header.length === 0) return `The file is empty. ${WHERE}`;
  if (header.includes('Libre GL') && header.includes('Dexcom GL'))
    return 'This is a file of the CGMacros study: it has two sensors side by side and belongs to a participant, so it is not taken in. Keep one column named glucose if you want it.';
  return `There are no glucose readings in this file that are understood. ${WHERE}`;
}

/** Says what JSON without glucose readings is, by the first value of its list. */
export function describeUnsupportedJson(value: unknown): string {
  if (has(value, 'eventType'))
    return 'These are the treatments of Nightscout: insulin and meals, not glucose readings. Export its entries instead.';
  if (has(value, 'store', 'defaultProfile'))
    return 'This is a profile of Nightscout: therapy settings, not glucose readings. Export its entries instead.';
  if (has(value, 'openaps', 'loop', 'pump', 'uploader'))
    return 'These are the device states of Nightscout, not glucose readings. Export its entries instead.';
  return `There are no glucose readings in this file that are understood. ${WHERE}`;
}
