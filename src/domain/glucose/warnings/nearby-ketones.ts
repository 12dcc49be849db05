import { MINUTE_MS } from '#domain/time/spans.ts';

/** Ketones measured within this time of a glucose reading affect its judgment. */
export const BESIDE_MS = 15 * MINUTE_MS;

interface MeasuredKetones {
  readonly method: string;
  readonly value: number;
  readonly measuredAt: string;
}

/** Highest blood ketones within 15 minutes of a moment, mmol/L; undefined if there are none. */
export function nearbyKetones(entries: readonly MeasuredKetones[], atMs: number): number | undefined {
  const beside = entries
    .filter(
      ({ method, measuredAt }) => method === 'blood' && Math.abs(Date.parse(measuredAt) - atMs) <= BESIDE_MS,
    )
    .map(({ value }) => value);
  return beside.length === 0 ? undefined : Math.max(...beside);
}
