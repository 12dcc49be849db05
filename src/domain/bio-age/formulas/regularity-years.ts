/** Lowest index of each band, best first, and the options of the item `reg` whose average it counts as. */
export const REGULARITY_BANDS: readonly (readonly [from: number, options: readonly string[]])[] = [
  [87.5, ['under-30']],
  [83, ['under-30', '30-60']],
  [78, ['30-60']],
  [71, ['60-90']],
  [-100, ['over-90']],
];

/** Lowest index of the next better band; undefined in the best band. */
export const nextRegularityBand = (index: number): number | undefined =>
  REGULARITY_BANDS.findLast(([from]) => from > index)?.[0];

/**
 * Years for a Sleep Regularity Index (−100 to 100), before the age factor, by the answer on regularity for the same fifth.
 * Windred, Sleep 2024, doi:10.1093/sleep/zsad253; cut-points approximated from median and quartiles.
 * @param yearsOf years by option of the item `reg`
 */
export function regularityYears(index: number, yearsOf: ReadonlyMap<string, number>): number {
  const options = REGULARITY_BANDS.find(([from]) => index >= from)?.[1] ?? [];
  return options.reduce((sum, option) => sum + (yearsOf.get(option) ?? 0), 0) / options.length;
}
