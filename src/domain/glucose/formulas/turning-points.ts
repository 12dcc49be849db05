const SHORT_SLOTS = 5;
const LONG_SLOTS = 32;

type Turn = 'high' | 'low';

interface Crossing {
  readonly slot: number;
  readonly turn: Turn;
}

/**
 * Turning values (mg/dL) of a run of 5-minute slots, oldest first. There is one high or low between two crossings of the short and
 * the long moving average. Needs at least 32 slots; missing values are NaN.
 * Source: Fernandes et al. 2022, doi:10.1177/19322968211061165.
 */
export function turningPoints(values: Float64Array): readonly number[] {
  const crossings = crossingsOf(values);
  const turns: number[] = [];
  let from = 0;
  for (let index = 0; index + 1 < crossings.length; index++) {
    const { turn } = crossings[index] ?? { turn: 'low' as const };
    from = extremeSlot(values, from, crossings[index + 1]?.slot ?? from, turn);
    turns.push(values[from] ?? Number.NaN);
  }
  return turns;
}

function crossingsOf(values: Float64Array): Crossing[] {
  const short = trailingMeans(values, SHORT_SLOTS);
  const long = trailingMeans(values, LONG_SLOTS);
  const distance = short.map((mean, slot) => mean - (long[slot] ?? Number.NaN));
  const at = (slot: number): number => distance[slot] ?? Number.NaN;
  const crossings: Crossing[] = [{ slot: 0, turn: at(0) > 0 ? 'high' : 'low' }];
  for (let slot = 1; slot < values.length; slot++) {
    const here = (values[slot] ?? Number.NaN) + (values[slot - 1] ?? Number.NaN);
    if (Number.isNaN(here + at(slot) + at(slot - 1))) continue;
    // The sign may have changed inside a gap. The last crossing decides then.
    const lastAt = at(crossings.at(-1)?.slot ?? 0);
    const before = at(slot) * at(slot - 1) < 0 ? at(slot - 1) : lastAt;
    if (at(slot) * before < 0) crossings.push({ slot, turn: at(slot) < before ? 'low' : 'high' });
  }
  const last = values.length - 1;
  crossings.push({ slot: last, turn: at(last) > 0 ? 'high' : 'low' });
  return crossings;
}

/** Average of each slot and the slots before it. The first slots, which have too few before them, take the first full average. */
function trailingMeans(values: Float64Array, width: number): Float64Array {
  const means = new Float64Array(values.length);
  for (let slot = width - 1; slot < values.length; slot++) {
    let [sum, count] = [0, 0];
    for (let back = slot - width + 1; back <= slot; back++) {
      const value = values[back] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum += value;
      count++;
    }
    means[slot] = count === 0 ? Number.NaN : sum / count;
  }
  return means.fill(means[width - 1] ?? Number.NaN, 0, width - 1);
}

/** First slot with the highest or lowest value, both ends included. */
function extremeSlot(values: Float64Array, from: number, to: number, turn: Turn): number {
  const sign = turn === 'high' ? 1 : -1;
  let best = from;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let slot = from; slot <= to; slot++) {
    const value = sign * (values[slot] ?? Number.NaN);
    if (value > bestValue) [best, bestValue] = [slot, value];
  }
  return best;
}
