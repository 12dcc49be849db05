import { useMemo } from 'react';
import type { EatenMeal } from '#contract/meals/meals.ts';
import type { GlucoseReading } from '#contract/glucose/glucose.ts';
import { zoneStays, type Zones } from '#domain/glucose/local-days.ts';
import type { GlucoseOrigin, GlucoseSample } from '#domain/glucose/reading.ts';
import { addDays } from '#domain/time/local-date.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { samplesBetween, samplesOfReadings } from '#domain/glucose/samples.ts';
import type { Period } from './period.ts';
import { useEatenMeals, useReadings, useTrace } from './queries.ts';
import { spanOf } from '#web/glucose/trace/trace-ticks.ts';

const NO_MEALS: readonly EatenMeal[] = [];

/** Readings of a period. */
export interface Measured {
  /** Of a sensor, oldest first. */
  readonly samples: readonly GlucoseSample[];
  readonly readings: readonly GlucoseReading[];
  readonly sticks: readonly GlucoseSample[];
  /** Samples that the statistics use: the sensor's if there are any, else fingersticks. */
  readonly origin: GlucoseOrigin;
  readonly measured: readonly GlucoseSample[];
  readonly zones: Zones;
  /** Time zone of the last reading, which the charts use. */
  readonly timeZone: string;
  readonly known: boolean;
  readonly waiting: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Readings and meals of a period. */
export interface Glucose extends Measured {
  readonly meals: readonly EatenMeal[];
}

/** All data of a period's screens. */
export function useGlucose(period: Period, today: string): Glucose {
  const measured = useMeasured(period, today);
  // A late meal on the previous evening affects the first day.
  const { data: meals = NO_MEALS } = useEatenMeals({ from: addDays(period.from, -1), to: period.to });
  return { ...measured, meals };
}

/** Sensor readings and fingersticks of a period; the previous period's data is trimmed while it loads. */
export function useMeasured(period: Period, today: string): Measured {
  const trace = useTrace(period);
  const sticks = useReadings(period, today);
  const inPeriod = useMemo(
    () => sticks.entries.filter(({ date }) => date >= period.from && date <= period.to),
    [sticks.entries, period.from, period.to],
  );
  const { samples, stays } = trace;
  const lastStick = inPeriod.at(-1)?.timeZone;
  const own = useMemo(() => {
    const timeZone = stays.at(-1)?.timeZone ?? lastStick ?? deviceTimeZone();
    const [fromMs, untilMs] = spanOf(period, timeZone);
    const ofSensor = samplesBetween(samples, fromMs, untilMs);
    const ofFinger = samplesOfReadings(inPeriod);
    const isSensor = ofSensor.length > 0;
    const places = inPeriod.map((reading) => ({
      atMs: Date.parse(reading.measuredAt),
      timeZone: reading.timeZone,
    }));
    const known = isSensor ? stays : zoneStays(places);
    return {
      timeZone,
      samples: ofSensor,
      sticks: ofFinger,
      origin: isSensor ? ('sensor' as const) : ('finger-stick' as const),
      measured: isSensor ? ofSensor : ofFinger,
      zones: known.length > 0 ? known : timeZone,
    };
  }, [samples, stays, inPeriod, lastStick, period]);
  return {
    ...own,
    readings: inPeriod,
    known: trace.data !== undefined || inPeriod.length > 0,
    waiting: trace.isPending || sticks.waiting,
    error: trace.error ?? sticks.error,
    refetch: () => {
      void trace.refetch();
      sticks.refetch();
    },
  };
}
