import { scaleLinear, type ScaleLinear } from 'd3-scale';

const TICKS = 4;

/**
 * Range of an axis: rounded to its ticks; to integers if it has integer labels. A single value is in the middle, so that it isn't on the
 * edge. @param scale ends of the scale, which the axis doesn't exceed unless a value does
 */
export function valueDomain(
  least: number,
  most: number,
  isWhole: boolean,
  [lowest, highest]: readonly [number, number] = [-Infinity, Infinity],
): [number, number] {
  const [low, high] = isWhole ? [Math.floor(least), Math.ceil(most)] : [least, most];
  const [from = low, to = high] = scaleLinear()
    .domain(high > low ? [low, high] : [low < 0 ? low - 1 : Math.max(0, low - 1), low + 1])
    .nice(TICKS)
    .domain();
  return [least < lowest ? from : Math.max(from, lowest), most > highest ? to : Math.min(to, highest)];
}

/** Tick positions of an axis, without duplicate labels. */
export const valueTicks = (scale: ScaleLinear<number, number>, isWhole: boolean): readonly number[] =>
  isWhole ? scale.ticks(TICKS).filter(Number.isInteger) : scale.ticks(TICKS);
