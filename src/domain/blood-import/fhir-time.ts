import { localDate } from '#domain/time/local-date.ts';
import { objectIn, textIn } from './json-parts.ts';

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** When a resource says its sample was taken, as it writes it: the time itself, else the end of a period, else when it was told. */
export function effectiveText(resource: Readonly<Record<string, unknown>>): string | undefined {
  const { effectiveDateTime, effectiveInstant, effectivePeriod, effectiveTiming, issued } = resource;
  const period = objectIn(effectivePeriod);
  const [event] = Array.isArray(objectIn(effectiveTiming)['event'])
    ? (objectIn(effectiveTiming)['event'] as readonly unknown[])
    : [];
  return [effectiveDateTime, effectiveInstant, period['start'], period['end'], event, issued]
    .map(textIn)
    .find((text) => text !== undefined);
}

/**
 * The local day of a FHIR time. A time with a zone of its own counts for the day its laboratory wrote; one in UTC, which is how programs
 * write every time, for the day it was in the member's zone.
 * @param timeZone of the member, IANA name
 * @returns undefined where it is no day
 */
export function dayOf(effective: string | undefined, timeZone: string): string | undefined {
  const [, date, clock, zone] = DATE_TIME.exec(effective ?? '') ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined;
  if (new Date(date).toISOString().slice(0, 10) !== date) return undefined;
  const isUtc = zone !== undefined && /^(?:Z|[+-]00:?00)$/i.test(zone);
  if (!isUtc || clock === undefined) return date;
  const instantMs = Date.parse(`${date}T${clock}Z`);
  return Number.isNaN(instantMs) ? date : localDate(instantMs, timeZone);
}
