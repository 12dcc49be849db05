import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { sendDownload } from '#server/http/files/download.ts';
import { signedIn, type MemberEnv } from '#server/http/signed-in.ts';
import { panelEntries, patientEntry, type BundleEntry } from './fhir-resources.ts';
import { bloodMemberOf } from './member.ts';
import { panelPages } from './queries.ts';

export interface FhirFileOptions {
  readonly db: Db;
  readonly readSession: ReadSession;
  readonly log: Logger;
  readonly now: () => number;
}

/** A bundle of all panels, streamed page by page. */
async function* bundleText(options: FhirFileOptions, userId: string): AsyncGenerator<string> {
  const { db, now } = options;
  const { person, notFor } = await bloodMemberOf(db, userId, now());
  const timestamp = new Date(now()).toISOString();
  const written = (entries: readonly BundleEntry[]) =>
    entries.map((entry) => `,\n${JSON.stringify(entry)}`).join('');
  const patient = JSON.stringify(patientEntry(userId, person));
  yield `{"resourceType":"Bundle","type":"collection","timestamp":"${timestamp}","entry":[\n${patient}`;
  const judgedFor = notFor === null ? person : null;
  for await (const panels of panelPages(db, userId))
    yield panels.map((panel) => written(panelEntries(userId, panel, judgedFor))).join('');
  yield ']}\n';
}

/** All blood panels as one FHIR R4 bundle, `/blood.fhir.json`, which clinical software reads. */
export function bloodFhirFile(options: FhirFileOptions) {
  const { readSession, log } = options;
  const routes = new Hono<MemberEnv>();
  routes.get('/blood.fhir.json', signedIn(readSession, 'export.blood-fhir'), async (c) => {
    const { userId } = c.get('actor');
    const file = { name: 'perennial-blood.fhir.json', type: 'application/fhir+json' };
    return sendDownload(c, file, bundleText(options, userId), log);
  });
  return routes;
}
