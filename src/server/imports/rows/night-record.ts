import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { ImportRecord } from '#server/imports/records.ts';

interface FoundNight {
  readonly inBedAt: string;
  readonly outOfBedAt: string;
  readonly timeZone: string;
  readonly asleepMinutes?: number | undefined;
  readonly latencyMinutes?: number | undefined;
  readonly awakeMinutes?: number | undefined;
  readonly awakenings?: number | undefined;
  /** If the program says so. */
  readonly isNap?: boolean | undefined;
}

/** A shorter sleep during the day is a nap. */
const NAP_MAX_MS = 3 * HOUR_MS;

/** A night's record. Time awake is taken from the program, otherwise from the rest of the time in bed. */
export function nightRecord(night: FoundNight): ImportRecord {
  const { inBedAt, outOfBedAt, timeZone, asleepMinutes, latencyMinutes } = night;
  const inBedMs = Date.parse(outOfBedAt) - Date.parse(inBedAt);
  const rest =
    asleepMinutes === undefined
      ? undefined
      : Math.max(0, inBedMs / MINUTE_MS - asleepMinutes - (latencyMinutes ?? 0));
  const awake = night.awakeMinutes ?? rest;
  const isByDay = localDate(Date.parse(inBedAt), timeZone) === localDate(Date.parse(outOfBedAt), timeZone);
  const fields = {
    inBedAt,
    outOfBedAt,
    timeZone,
    isNap: night.isNap ?? (inBedMs <= NAP_MAX_MS && isByDay),
    latencyMinutes: latencyMinutes === undefined ? null : Math.round(latencyMinutes),
    awakeMinutes: awake === undefined ? null : Math.round(awake),
    awakenings: night.awakenings ?? null,
  };
  return { kind: 'sleep', key: inBedAt, fields };
}
