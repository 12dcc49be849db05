import { scaleLinear, type ScaleLinear } from 'd3-scale';

const TICKS = 4;

/** What an axis of values spans: rounded to its ticks; to whole numbers where it names whole numbers. */
export function valueDomain(least: number, most: number, isWhole: boolean): [number, number] {
  const [low, high] = isWhole ? [Math.floor(least), Math.ceil(most)] : [least, most];
  const [from = low, to = high] = scaleLinear()
    .domain([low, high === low ? low + 1 : high])
    .nice(TICKS)
    .domain();
  return [from, to];
}

/** Where an axis of values is labelled: never twice with the same whole number. */
export const valueTicks = (scale: ScaleLinear<number, number>, isWhole: boolean): readonly number[] =>
  isWhole ? scale.ticks(TICKS).filter(Number.isInteger) : scale.ticks(TICKS);
