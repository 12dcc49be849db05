import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contract } from '#contract/contract.ts';
import type { EatenMeal } from '#contract/meals/meals.ts';
import type { GlucoseImport, GlucoseReading, KetoneReading, SensorTrace } from '#contract/glucose/glucose.ts';
import { addDays } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { NOT_KEPT } from '#web/lib/storage/read-cache.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';
import { sayGlucose } from './glucose-unit.ts';
import { ketoneUnit } from '#web/glucose/ketones/ketone-unit.ts';
import type { Period } from './period.ts';
import { samplesOf, staysOf } from './series.ts';

const isReading = (value: unknown): value is GlucoseReading =>
  isTracked(value) && typeof value['measuredAt'] === 'string' && typeof value['glucoseMgdl'] === 'number';

const isKetone = (value: unknown): value is KetoneReading =>
  isTracked(value) && typeof value['measuredAt'] === 'string' && typeof value['value'] === 'number';

/** Glucose by finger-stick. */
export const readings = tracked({
  name: 'glucose-readings',
  version: 1,
  writes: contract.glucose.readings,
  list: api.glucose.readings.list,
  isEntry: isReading,
  at: ({ measuredAt }) => measuredAt,
  body: ({ id, timeZone, note, measuredAt, glucoseMgdl, context }) => ({
    id,
    timeZone,
    note,
    measuredAt,
    glucoseMgdl,
    context,
  }),
  // Both units: what is waiting to be sent may be read after the unit was changed.
  say: ({ glucoseMgdl }) => `${sayGlucose(glucoseMgdl, 'mg/dL')} (${sayGlucose(glucoseMgdl, 'mmol/L')})`,
});

/** Ketones in blood, breath or urine. */
export const ketones = tracked({
  name: 'ketone-readings',
  version: 1,
  writes: contract.glucose.ketones,
  list: api.glucose.ketones.list,
  isEntry: isKetone,
  at: ({ measuredAt }) => measuredAt,
  body: ({ id, timeZone, note, measuredAt, method, value }) => ({
    id,
    timeZone,
    note,
    measuredAt,
    method,
    value,
  }),
  say: ({ method, value }) => `${value} ${ketoneUnit(method)} ketones`,
});

/** Periods up to this are kept on the device, for when there is no connection; a year of readings would fill it. */
const MAX_KEPT_DAYS = 31;

const traceOptions = ({ from, to, days }: Period) => ({
  queryKey: ['glucose', 'trace', from, to],
  queryFn: (): Promise<SensorTrace> => api.glucose.trace({ from, to }),
  meta: days > MAX_KEPT_DAYS ? NOT_KEPT : {},
});

/** Sensor readings of a period; while another is on its way the last one stays in view. */
export function useTrace(period: Period) {
  const query = useQuery({ ...traceOptions(period), placeholderData: keepPreviousData });
  const { data } = query;
  const samples = useMemo(() => (data ? samplesOf(data) : []), [data]);
  const stays = useMemo(() => (data ? staysOf(data) : []), [data]);
  return { ...query, samples, stays };
}

/** Finger-sticks are few: half a year of them is asked for at once, so that moving on asks nothing. */
const READ_AHEAD_DAYS = 180;

/** Finger-sticks of the last half year, and of the period where that lies before. */
export function useReadings(period: Pick<Period, 'from'>, today: string) {
  const begin = addDays(today, -READ_AHEAD_DAYS);
  return readings.useEntries(period.from < begin ? period.from : begin, today);
}

/** Meals of a period; none are known until the server answered once. */
export function useEatenMeals({ from, to }: Pick<Period, 'from' | 'to'>) {
  return useQuery({
    queryKey: ['meals', 'eaten', from, to],
    queryFn: (): Promise<EatenMeal[]> => api.meals.eaten({ from, to }),
    placeholderData: keepPreviousData,
  });
}

const importsKey = ['glucose', 'imports'];

/** The files that were taken in, as the server lists them. */
export const useImports = () =>
  useQuery({ queryKey: importsKey, queryFn: (): Promise<GlucoseImport[]> => api.glucose.imports() });

/** How files on their way in or out are known among the unsent writes. */
export const FILE_EFFECT = 'glucose-file-1';

// After a file was taken in or out every reading may have changed.
onSent(({ effect }) => {
  if (effect.type !== FILE_EFFECT) return;
  for (const queryKey of [['glucose'], ['glucose-readings'], ['ketone-readings'], ['advice']])
    void queryClient.invalidateQueries({ queryKey });
});
