import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contract } from '#contract/contract.ts';
import type { EatenMeal } from '#contract/meals/meals.ts';
import type { GlucoseImport, GlucoseReading, KetoneReading, SensorTrace } from '#contract/glucose/glucose.ts';
import { addDays } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';
import { sayGlucose } from '#domain/glucose/glucose-text.ts';
import { ketoneUnit } from '#web/glucose/ketones/ketone-unit.ts';
import type { Period } from './period.ts';
import { samplesOf } from '#domain/glucose/samples.ts';
import { staysOf } from './series.ts';

const isReading = (value: unknown): value is GlucoseReading =>
  isTracked(value) && typeof value['measuredAt'] === 'string' && typeof value['glucoseMgdl'] === 'number';

const isKetone = (value: unknown): value is KetoneReading =>
  isTracked(value) && typeof value['measuredAt'] === 'string' && typeof value['value'] === 'number';

/** Glucose by fingerstick. */
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
  // Both units, because an unsent write may be read after the unit changed.
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

/** Periods up to this length are cached on the device for offline use; a year of readings would fill it. */
const MAX_KEPT_DAYS = 31;

const traceOptions = ({ from, to, days }: Period) => ({
  queryKey: ['glucose', 'trace', from, to],
  queryFn: (): Promise<SensorTrace> => api.glucose.trace({ from, to }),
  meta: days > MAX_KEPT_DAYS ? NOT_CACHED : {},
});

/** Sensor readings of a period; while another loads, the previous one stays in view. */
export function useTrace(period: Period) {
  const query = useQuery({ ...traceOptions(period), placeholderData: keepPreviousData });
  const { data } = query;
  const samples = useMemo(() => (data ? samplesOf(data) : []), [data]);
  const stays = useMemo(() => (data ? staysOf(data) : []), [data]);
  return { ...query, samples, stays };
}

/** Fingersticks are few: half a year is requested at once, so that changing periods needs no request. */
const READ_AHEAD_DAYS = 180;

/** Fingersticks of the last half year, and of an earlier period. */
export function useReadings(period: Pick<Period, 'from'>, today: string) {
  const begin = addDays(today, -READ_AHEAD_DAYS);
  return readings.useEntries(period.from < begin ? period.from : begin, today);
}

/** Meals of a period; empty until the server has answered. */
export function useEatenMeals({ from, to }: Pick<Period, 'from' | 'to'>) {
  return useQuery({
    queryKey: ['meals', 'eaten', from, to],
    queryFn: (): Promise<EatenMeal[]> => api.meals.eaten({ from, to }),
    placeholderData: keepPreviousData,
  });
}

const importsKey = ['glucose', 'imports'];

/** Imported files. */
export const useImports = () =>
  useQuery({ queryKey: importsKey, queryFn: (): Promise<GlucoseImport[]> => api.glucose.imports() });

/** Effect type of imports and their undoing. */
export const FILE_EFFECT = 'glucose-file-1';

// An import or its undoing may change every reading.
onSent(({ effect }) => {
  if (effect.type !== FILE_EFFECT) return;
  for (const queryKey of [['glucose'], ['glucose-readings'], ['ketone-readings'], ['advice']])
    void queryClient.invalidateQueries({ queryKey });
});
