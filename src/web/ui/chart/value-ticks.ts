import { scaleLinear, type ScaleLinear } from 'd3-scale';

const TICKS = 4;

/** Range of an axis: rounded to its ticks; to integers if it has integer labels. */
export function valueDomain(least: number, most: number, isWhole: boolean): [number, number] {
  const [low, high] = isWhole ? [Math.floor(least), Math.ceil(most)] : [least, most];
  const [from = low, to = high] = scaleLinear()
    .domain([low, high === low ? low + 1 : high])
    .nice(TICKS)
    .domain();
  return [from, to];
}

/** Tick positions of an axis, without duplicate labels. */
export const valueTicks = (scale: ScaleLinear<number, number>, isWhole: boolean): readonly number[] =>
  isWhole ? scale.ticks(TICKS).filter(Number.isInteger) : scale.ticks(TICKS);
