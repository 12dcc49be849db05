/** Lowest index of each band, from the best, and the options of the item `reg` whose mean it counts as. */
const BANDS: readonly (readonly [from: number, options: readonly string[]])[] = [
  [87.5, ['under-30']],
  [83, ['under-30', '30-60']],
  [78, ['30-60']],
  [71, ['60-90']],
  [-100, ['over-90']],
];

/** The lowest index of the next better band; undefined in the best one. */
export const nextRegularityBand = (index: number): number | undefined =>
  BANDS.findLast(([from]) => from > index)?.[0];

/**
 * Years for a Sleep Regularity Index of −100 to 100, at full age factor: what the question on regularity gives for its fifth.
 * Windred, Sleep 2024, doi:10.1093/sleep/zsad253; the cut-points are approximated from median and quartiles.
 * @param yearsOf years of the options of the item `reg`
 */
export function regularityYears(index: number, yearsOf: ReadonlyMap<string, number>): number {
  const options = BANDS.find(([from]) => index >= from)?.[1] ?? [];
  return options.reduce((sum, option) => sum + (yearsOf.get(option) ?? 0), 0) / options.length;
}
