import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ReadSession } from '#server/auth/session.ts';
import type { Deps } from '#server/db/deps.ts';
import { sendDownload } from '#server/http/files/download.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { observationPages, type FhirEntry } from './fhir-observations.ts';

export interface PatientFileOptions extends Deps {
  readonly readSession: ReadSession;
  readonly log: Logger;
  /** The member as a patient, first, then their blood tests. */
  readonly bloodPages: (userId: string) => AsyncGenerator<readonly FhirEntry[]>;
  /** A bundle of pages of entries, as text. */
  readonly bundleText: (pages: AsyncGenerator<readonly FhirEntry[]>) => AsyncGenerator<string>;
}

/** The same id for a day in every export. UUID version 8 (RFC 9562). */
function idOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function* allPages(
  { db, now, bloodPages }: PatientFileOptions,
  userId: string,
): AsyncGenerator<readonly FhirEntry[]> {
  let patient: string | undefined;
  for await (const page of bloodPages(userId)) {
    patient ??= page[0]?.fullUrl;
    yield page;
  }
  if (patient !== undefined) yield* observationPages({ db, userId, nowMs: now(), patient, idOf });
}

/** All data that clinical software understands, as one FHIR R4 bundle like the response to `Patient/$everything`: `/patient.fhir.json`. */
export function patientFhirFile(options: PatientFileOptions) {
  const { readSession, log, bundleText } = options;
  const routes = new Hono<MemberEnv>();
  routes.get('/patient.fhir.json', requireMember(readSession, 'export.patient-fhir'), async (c) => {
    const { userId } = c.get('actor');
    const file = { name: 'perennial-patient.fhir.json', type: 'application/fhir+json' };
    return sendDownload(c, file, bundleText(allPages(options, userId)), log);
  });
  return routes;
}
