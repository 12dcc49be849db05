/**
 * The heights (mg/dL) of the excursions of one direction among turning values, those of at least a threshold. A rise runs from the
 * lowest turn since the last one ended to the highest before a fall of more than the threshold, or to the end.
 * Source: Fernandes et al. 2022, doi:10.1177/19322968211061165.
 */
export function excursionHeights(
  turns: readonly number[],
  thresholdMgdl: number,
  direction: 'up' | 'down',
): readonly number[] {
  // A fall is a rise seen upside down.
  const values = direction === 'up' ? turns : turns.map((value) => -value);
  const heights: number[] = [];
  let from = 0;
  let at = 0;
  while (at < values.length) {
    const lowest = Math.min(...values.slice(from, at + 1));
    if ((values[at] ?? 0) - lowest < thresholdMgdl) {
      at++;
      continue;
    }
    const { peak, end } = followRise(values, at, thresholdMgdl);
    heights.push((values[peak] ?? 0) - lowest);
    from = end;
    // A rise that the end cuts off is the last: reading its end again would count it twice.
    at = Math.max(end, at + 1);
  }
  return heights;
}

function followRise(
  values: readonly number[],
  start: number,
  thresholdMgdl: number,
): { peak: number; end: number } {
  let peak = start;
  for (let at = start; at < values.length; at++) {
    if ((values[at] ?? 0) > (values[peak] ?? 0)) peak = at;
    if ((values[peak] ?? 0) - (values[at] ?? 0) > thresholdMgdl) return { peak, end: at };
  }
  return { peak, end: values.length - 1 };
}
