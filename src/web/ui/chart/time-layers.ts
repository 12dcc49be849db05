import type { DataColor } from '#web/ui/theme/colors.ts';

/** Positions along a time axis, ascending: milliseconds, or minutes of a day or since a meal; the caller decides. */
type Positions = ArrayLike<number>;

/** One kind of mark over a time axis. A figure that is NaN is missing: nothing is drawn there. */
export type TimeLayer =
  | {
      readonly kind: 'line';
      readonly label: string;
      readonly color: DataColor;
      /** `faint`: one of many in the background. */
      readonly tone?: 'faint' | 'plain';
      readonly x: Positions;
      readonly y: ArrayLike<number>;
      /** Points further apart than this aren't connected, because nothing was measured in between. */
      readonly mostGap: number;
    }
  | {
      readonly kind: 'points';
      readonly label: string;
      readonly color: DataColor;
      readonly x: Positions;
      readonly y: ArrayLike<number>;
    }
  | {
      readonly kind: 'band';
      readonly label: string;
      readonly color: DataColor;
      readonly x: Positions;
      readonly low: ArrayLike<number>;
      readonly high: ArrayLike<number>;
    };

/** Smallest and largest value of layers; undefined if all are missing. */
export function extentOfLayers(layers: readonly TimeLayer[]): readonly [number, number] | undefined {
  let [least, most] = [Infinity, -Infinity];
  const take = (values: ArrayLike<number>): void => {
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? Number.NaN;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  };
  for (const layer of layers) {
    for (const values of layer.kind === 'band' ? [layer.low, layer.high] : [layer.y]) take(values);
  }
  return least > most ? undefined : [least, most];
}
