import type { SensorTrace } from '#contract/glucose/glucose.ts';
import type { ZoneStay } from '#domain/glucose/local-days.ts';

/** The member's time zone during the sensor's readings. */
export const staysOf = ({ startAt, offsetSeconds, zones }: SensorTrace): readonly ZoneStay[] =>
  startAt === null
    ? []
    : zones.map(({ fromIndex, timeZone }) => ({
        fromMs: Date.parse(startAt) + (offsetSeconds[fromIndex] ?? 0) * 1000,
        timeZone,
      }));
