import type { DataColor } from '#web/ui/colors.ts';

/** A measured figure with its bounds, in the unit of the chart. */
export interface Ranged {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** One kind of mark over the x positions of a chart. `undefined` is a gap: nothing is known there. */
export type Layer =
  | {
      readonly kind: 'line';
      readonly label: string;
      readonly color: DataColor;
      readonly values: readonly (number | undefined)[];
    }
  | {
      readonly kind: 'bars';
      readonly label: string;
      readonly color: DataColor;
      readonly values: readonly (Ranged | undefined)[];
    }
  | {
      readonly kind: 'band';
      readonly label: string;
      readonly color: DataColor;
      readonly values: readonly (Omit<Ranged, 'value'> | undefined)[];
    };

/** Smallest and largest figure a layer draws; bars stand on zero. */
export function extentOf(layer: Layer): readonly number[] {
  if (layer.kind === 'line') return layer.values.filter((value) => value !== undefined);
  const bounds = layer.values.flatMap((value) => (value ? [value.low, value.high] : []));
  return layer.kind === 'bars' ? [0, ...bounds] : bounds;
}

/** What a layer says at a position, in words. */
export function readLayer(layer: Layer, index: number, format: (value: number) => string): string {
  const value = layer.values[index];
  if (value === undefined) return `${layer.label}: not known`;
  if (typeof value === 'number') return `${layer.label}: ${format(value)}`;
  const bounds = `${format(value.low)} to ${format(value.high)}`;
  return 'value' in value
    ? `${layer.label}: ${format(value.value)} (${bounds})`
    : `${layer.label}: ${bounds}`;
}
