import { Hono } from 'hono';
import type { Logger } from 'pino';
import { localDate } from '#domain/time/local-date.ts';
import type { RequestSession } from '#server/auth/session.ts';
import { faultOf } from '#server/http/api-errors.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { streamedText } from '#server/http/streamed-text.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { panelEntries, patientEntry, type BundleEntry } from './fhir-resources.ts';
import { bloodMemberOf, type BloodMember, type MemberDeps } from './member.ts';
import { panelPages } from './queries.ts';

export interface FhirFileOptions extends MemberDeps {
  readonly readSession: (headers: Headers) => Promise<RequestSession>;
  readonly log: Logger;
  readonly now: () => number;
}

/** A bundle of all panels, a page of them at a time. */
async function* bundleText(
  { db, now }: FhirFileOptions,
  userId: string,
  { person, notFor }: BloodMember,
): AsyncGenerator<string> {
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

/** All blood panels as one FHIR R4 bundle, `/blood.fhir.json`: who else is to read them gets what every clinical program knows. */
export function bloodFhirFile(options: FhirFileOptions) {
  const { readSession, log, now } = options;
  const routes = new Hono<{ Variables: HttpVariables }>();
  routes.get('/blood.fhir.json', async (c) => {
    c.set('routeName', 'export.blood-fhir');
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true });
    if (!actor) return wireAnswer(c, 'UNAUTHORIZED');
    const member = await bloodMemberOf(options, actor.userId, localDate(now(), 'UTC'));
    const text = bundleText(options, actor.userId, member);
    const { value: first } = await text.next();
    c.header('Content-Type', 'application/fhir+json; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="perennial-blood.fhir.json"');
    c.header('Cache-Control', 'private, no-store');
    return c.body(streamedText(first ?? '', text, log));
  });
  routes.onError((error, c) => {
    log.error({ fault: faultOf(error) }, 'a download could not be made');
    return wireAnswer(c, 'INTERNAL');
  });
  return routes;
}
