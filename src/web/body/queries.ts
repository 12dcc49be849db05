import { contract } from '#contract/contract.ts';
import type { BodyMeasurement } from '#contract/body.ts';
import { api } from '#web/lib/api.ts';
import { formatGirth, formatTenth } from '#web/lib/format.ts';
import { formatMassIn, massUnitOf } from '#web/lib/units/mass-unit.ts';
import { memberQuery } from '#web/lib/member.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';

const isMeasurement = (value: unknown): value is BodyMeasurement =>
  isTracked(value) && typeof value['measuredAt'] === 'string' && 'massKg' in value;

/** "71.8 kg, waist 79.5 cm", in the signed-in member's units. */
function say({ massKg, bodyFatPercent, waistCm, hipCm }: BodyMeasurement): string {
  const system = queryClient.getQueryData(memberQuery.queryKey)?.unitSystem ?? 'metric';
  return [
    massKg !== null && formatMassIn(massKg, massUnitOf(system)),
    bodyFatPercent !== null && `${formatTenth(bodyFatPercent)}% fat`,
    waistCm !== null && `waist ${formatGirth(waistCm, system)}`,
    hipCm !== null && `hip ${formatGirth(hipCm, system)}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** A member's body measurements. Goals depend on them. */
export const measurements = tracked({
  name: 'body-measurements',
  version: 1,
  writes: contract.body,
  list: (range) => api.body.list(range),
  isEntry: isMeasurement,
  at: ({ measuredAt }) => measuredAt,
  say,
  feeds: [['goals']],
});
