import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ReadSession } from '#server/auth/session.ts';
import type { Deps } from '#server/db/deps.ts';
import { sendDownload } from '#server/http/files/download.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { panelEntries, patientEntry, type BundleEntry } from './fhir-resources.ts';
import { bloodMemberOf } from './member-queries.ts';
import { panelPages } from './queries.ts';

export interface FhirFileOptions extends Deps {
  readonly readSession: ReadSession;
  readonly log: Logger;
}

/** The member as a patient, then their panels, page by page. */
export async function* bloodPages({ db, now }: Deps, userId: string): AsyncGenerator<readonly BundleEntry[]> {
  const { person, notFor } = await bloodMemberOf(db, userId, now());
  yield [patientEntry(userId, person)];
  const judgedFor = notFor === null ? person : null;
  for await (const panels of panelPages(db, userId))
    yield panels.flatMap((panel) => panelEntries(userId, panel, judgedFor));
}

/** A bundle of entries, streamed page by page. */
export async function* bundleText(
  pages: AsyncIterable<readonly object[]>,
  nowMs: number,
): AsyncGenerator<string> {
  const timestamp = new Date(nowMs).toISOString();
  yield `{"resourceType":"Bundle","type":"collection","timestamp":"${timestamp}","entry":[`;
  let separator = '\n';
  for await (const page of pages)
    for (const entry of page) {
      yield `${separator}${JSON.stringify(entry)}`;
      separator = ',\n';
    }
  yield ']}\n';
}

/** All blood panels as one FHIR R4 bundle, `/blood.fhir.json`, which clinical software reads. */
export function bloodFhirFile(options: FhirFileOptions) {
  const { readSession, log } = options;
  const routes = new Hono<MemberEnv>();
  routes.get('/blood.fhir.json', requireMember(readSession, 'export.blood-fhir'), async (c) => {
    const { userId } = c.get('actor');
    const file = { name: 'perennial-blood.fhir.json', type: 'application/fhir+json' };
    return sendDownload(c, file, bundleText(bloodPages(options, userId), options.now()), log);
  });
  return routes;
}
