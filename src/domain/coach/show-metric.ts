import type { MemberUnits } from '#domain/account/member-units.ts';
import { decimalsIn } from '#domain/blood/marker-unit.ts';
import { isMarkerKey } from '#domain/blood/markers.ts';
import { decimalsOf } from '#domain/glucose/glucose-text.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { fromMetricUnit } from '#domain/questions/spoken-units.ts';
import { showNumber, type ShownNumber } from './format-number.ts';

/** Hours and minutes are shown together anyway. */
const isOwnUnit = (unit: string): boolean => unit === 'h' || unit === 'min';

/** Shown in minutes and seconds. */
const isPace = (unit: string): boolean => unit === 'min/mi' || unit === 'min/km';

/** The unit a member reads a metric in, if it doesn't follow from their unit system. */
function readUnit({ key, list, unit }: Metric, { glucose, markers }: MemberUnits): string | undefined {
  if (isMarkerKey(key)) return markers[key];
  return list === 'glucose' && unit === 'mg/dL' ? glucose : undefined;
}

function decimalsFor({ key, list, unit }: Metric, shown: string): number {
  if (isMarkerKey(key)) return decimalsIn(key, shown);
  return list === 'glucose' && unit === 'mg/dL' && (shown === 'mg/dL' || shown === 'mmol/L')
    ? decimalsOf(shown)
    : 1;
}

interface Options {
  readonly units: MemberUnits;
  /** The value's unit if it isn't the metric's, such as for a count of days. */
  readonly unit?: string;
  /** Unit the member asked for. */
  readonly wanted?: string | undefined;
  readonly isDifference?: boolean;
}

/** A metric's value in the requested unit, otherwise in the member's. */
export function showMetric(
  value: number,
  metric: Metric,
  { units, unit = metric.unit, wanted, isDifference = false }: Options,
): ShownNumber {
  const isMetricUnit = unit === metric.unit;
  const shown = wanted ?? readUnit(metric, units);
  const isConverted = isMetricUnit && shown !== undefined && shown !== unit && !isOwnUnit(shown);
  // Asked for in minutes per kilometer, it isn't shown per mile.
  if (isMetricUnit && wanted === unit && isPace(unit))
    return showNumber(value, unit, { decimals: metric.decimals, units: { system: 'metric' } });
  const converted = isConverted ? fromMetricUnit(value, shown, metric) : undefined;
  if (shown === undefined || converted === undefined)
    return showNumber(value, unit, { decimals: isMetricUnit ? metric.decimals : 0, units, isDifference });
  // HbA1c in % and in mmol/mol don't share a zero.
  const zero = isDifference ? (fromMetricUnit(0, shown, metric) ?? 0) : 0;
  return {
    ...showNumber(converted - zero, isPace(shown) ? shown : '', {
      decimals: decimalsFor(metric, shown),
      units,
    }),
    unit: shown,
  };
}
