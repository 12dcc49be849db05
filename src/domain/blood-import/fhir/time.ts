import { localDate } from '#domain/time/local-date.ts';
import type { FhirResource } from './resources.ts';
import { listIn, objectIn, textIn } from './json-parts.ts';

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** When a resource says its sample was taken, as it writes it: the time itself, else the beginning or the end of a period. */
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

/** When a sample says that it was taken. */
export function collectedText(specimen: FhirResource): string | undefined {
  const { collectedDateTime, collectedPeriod } = objectIn(specimen['collection']);
  return textIn(collectedDateTime) ?? textIn(objectIn(collectedPeriod)['start']);
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
