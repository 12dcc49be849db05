import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GlucoseReading, KetoneReading, SensorTrace } from '#contract/glucose/glucose.ts';
import type { StageReading, StageReadings } from '#domain/fasting/stages.ts';
import { api } from '#web/lib/api.ts';

const AGAIN_MS = 60_000;

const fromTrace = ({ startAt, offsetSeconds, glucoseMgdl }: SensorTrace): StageReading[] => {
  const startMs = startAt === null ? 0 : Date.parse(startAt);
  return glucoseMgdl.map((value, index) => ({ atMs: startMs + (offsetSeconds[index] ?? 0) * 1000, value }));
};

/** The member's glucose and ketone readings of a range of local days; empty if there are none or they can't be loaded. */
export function useReadings(from: string, to: string, enabled: boolean): StageReadings {
  const every = { enabled, refetchInterval: AGAIN_MS } as const;
  const { data: sticks } = useQuery({
    queryKey: ['glucose-readings', 'entries', from, to],
    queryFn: (): Promise<GlucoseReading[]> => api.glucose.readings.list({ from, to }),
    ...every,
  });
  const { data: measured } = useQuery({
    queryKey: ['ketone-readings', 'entries', from, to],
    queryFn: (): Promise<KetoneReading[]> => api.glucose.ketones.list({ from, to }),
    ...every,
  });
  const { data: trace } = useQuery({
    queryKey: ['glucose', 'trace', from, to],
    queryFn: (): Promise<SensorTrace> => api.glucose.trace({ from, to }),
    ...every,
  });
  return useMemo(
    () => ({
      ketones: (measured ?? [])
        .filter(({ method }) => method === 'blood')
        .map(({ measuredAt, value }) => ({ atMs: Date.parse(measuredAt), value })),
      glucose: [
        ...(sticks ?? []).map(({ measuredAt, glucoseMgdl }) => ({
          atMs: Date.parse(measuredAt),
          value: glucoseMgdl,
        })),
        ...(trace ? fromTrace(trace) : []),
      ],
    }),
    [sticks, measured, trace],
  );
}
