import type { DataColor } from '#web/ui/theme/colors.ts';

/** A measured figure with its bounds, in the unit of the chart. */
export interface Ranged {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** One kind of mark over the x positions of a chart. `undefined` is a gap: unknown. */
export type Layer =
  | {
      readonly kind: 'line';
      readonly label: string;
      readonly color: DataColor;
      /** `dashed`: a reference, in ink; `dotted`: expected, not measured. */
      readonly tone?: 'dashed' | 'dotted' | 'plain';
      readonly values: readonly (number | undefined)[];
    }
  | {
      /** Single measurements without a connecting line. */
      readonly kind: 'points';
      readonly label: string;
      readonly color: DataColor;
      readonly values: readonly (number | undefined)[];
    }
  | {
      /** Estimates as dots on their ranges; those with a text show it. */
      readonly kind: 'whiskers';
      readonly label: string;
      readonly color: DataColor;
      readonly values: readonly (Ranged | undefined)[];
      readonly texts: readonly (string | undefined)[];
    }
  | {
      readonly kind: 'bars';
      readonly label: string;
      readonly color: DataColor;
      readonly values: readonly (Ranged | undefined)[];
    }
  | {
      /** `span`: a bar from low to high at each position, such as a night from bedtime to waking; `faintSpan`: a secondary one. */
      readonly kind: 'band' | 'span' | 'faintSpan';
      readonly label: string;
      readonly color: DataColor;
      readonly values: readonly (Omit<Ranged, 'value'> | undefined)[];
    };

/** Smallest and largest value of a layer; bars start at zero. */
export function extentOf(layer: Layer): readonly number[] {
  if (layer.kind === 'line' || layer.kind === 'points')
    return layer.values.filter((value) => value !== undefined);
  const bounds = layer.values.flatMap((value) => (value ? [value.low, value.high] : []));
  return layer.kind === 'bars' ? [0, ...bounds] : bounds;
}

/** A layer's value at a position, in words. */
export function readLayer(layer: Layer, index: number, format: (value: number) => string): string {
  const value = layer.values[index];
  if (value === undefined) return `${layer.label}: no data`;
  if (typeof value === 'number') return `${layer.label}: ${format(value)}`;
  const bounds = `${format(value.low)} to ${format(value.high)}`;
  if (!('value' in value)) return `${layer.label}: ${bounds}`;
  const isExact = value.low === value.high;
  return `${layer.label}: ${format(value.value)}${isExact ? '' : ` (${bounds})`}`;
}
