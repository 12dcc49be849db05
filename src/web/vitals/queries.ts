import { contract } from '#contract/contract.ts';
import type { VitalReading } from '#contract/vitals.ts';
import type { PressureReading } from '#domain/vitals/blood-pressure.ts';
import { api } from '#web/lib/api.ts';
import { memberQuery } from '#web/lib/member.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { formatSdnn, formatTemperature } from './words.ts';

const isReading = (value: unknown): value is VitalReading =>
  isTracked(value) && typeof value['measuredAt'] === 'string' && 'hrvSdnnMs' in value;

/** "118/76 mm Hg, 58 bpm", in the signed-in member's units. */
export function sayReading(reading: VitalReading): string {
  const { systolicMmhg, diastolicMmhg, restingHeartRateBpm, bodyTemperatureC } = reading;
  const { oxygenSaturationPercent, hrvSdnnMs } = reading;
  const system = queryClient.getQueryData(memberQuery.queryKey)?.unitSystem ?? 'metric';
  return [
    ...(systolicMmhg === null || diastolicMmhg === null ? [] : [`${systolicMmhg}/${diastolicMmhg} mm Hg`]),
    ...(restingHeartRateBpm === null ? [] : [`${restingHeartRateBpm} bpm`]),
    ...(bodyTemperatureC === null ? [] : [formatTemperature(bodyTemperatureC, system)]),
    ...(oxygenSaturationPercent === null ? [] : [`${oxygenSaturationPercent}% oxygen`]),
    ...(hrvSdnnMs === null ? [] : [`HRV ${formatSdnn(hrvSdnnMs)} (SDNN)`]),
  ].join(', ');
}

export const vitals = tracked({
  name: 'vital-readings',
  version: 2,
  writes: contract.vitals,
  list: (range) => api.vitals.list(range),
  isEntry: isReading,
  at: ({ measuredAt }) => measuredAt,
  body: ({ date: _date, source: _source, ...input }) => input,
  say: sayReading,
  feeds: [['longevity']],
});

/** Readings with a blood pressure. */
export const pressuresOf = (entries: readonly VitalReading[]): readonly PressureReading[] =>
  entries.flatMap(({ date, systolicMmhg, diastolicMmhg }) =>
    systolicMmhg === null || diastolicMmhg === null ? [] : [{ date, systolicMmhg, diastolicMmhg }],
  );

/** Readings with a resting heart rate. */
export const heartRatesOf = (entries: readonly VitalReading[]) =>
  entries.flatMap(({ date, restingHeartRateBpm }) =>
    restingHeartRateBpm === null ? [] : [{ date, restingHeartRateBpm }],
  );
