import { localDate } from '#domain/time/local-date.ts';
import type { FhirResource } from './resources.ts';
import { listIn, objectIn, textIn } from './json-parts.ts';

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Collection time of a resource as written: the time itself, otherwise the start or end of a period. */
export function effectiveText(resource: FhirResource): string | undefined {
  const { effectiveDateTime, effectiveInstant, effectivePeriod, effectiveTiming } = resource;
  const period = objectIn(effectivePeriod);
  const { event, repeat } = objectIn(effectiveTiming);
  const bounds = objectIn(objectIn(repeat)['boundsPeriod']);
  return [
    effectiveDateTime,
    effectiveInstant,
    period['start'],
    period['end'],
    listIn(event)[0],
    bounds['start'],
    bounds['end'],
  ]
    .map(textIn)
    .find((text) => text !== undefined);
}

/** Collection time of a specimen. */
export function collectedText(specimen: FhirResource): string | undefined {
  const { collectedDateTime, collectedPeriod } = objectIn(specimen['collection']);
  return textIn(collectedDateTime) ?? textIn(objectIn(collectedPeriod)['start']);
}

/**
 * Local day of a FHIR time. A time with an offset keeps the lab's day. UTC, which programs write for any time, is converted to
 * the member's zone.
 * @param timeZone of the member, IANA name
 * @returns undefined if it is not a date
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
