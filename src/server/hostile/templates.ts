import { FILE_OPERATIONS } from '#contract/files/file-operations.ts';
import { openApiDocument } from '#server/http/api/openapi.ts';
import { ATTEMPTS } from '#server/ownership/attempts.ts';
import { Browser, registrationOf, type TestApp } from '#server/testing/test-app.ts';

/** Placeholder for the sender's name in recorded bodies. */
export const ASKER = 'Recorder';

export const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

export interface Field {
  /** Path in the body. */
  readonly way: readonly string[];
  /** JSON types. */
  readonly type: string;
}

/** A valid request, and the parts of it to change. */
export interface Template {
  readonly name: string;
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** All documented properties of a JSON body. */
  readonly fields: readonly Field[];
  readonly access: 'everybody' | 'members' | 'admins';
}

/** The subset of JSON Schema that the document uses. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** Paths to all properties, with their types. The first element of a list represents all. */
function fieldsOf(schema: Schema, above: readonly string[] = []): Field[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const below = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['0', schema.items] as const] : []),
  ];
  const all = [
    ...choices.flatMap((choice) => fieldsOf(choice, above)),
    ...below.flatMap(([name, part]) => fieldsOf(part, [...above, name])),
    ...(above.length > 0 && schema.type !== undefined ? [{ way: above, type: schema.type }] : []),
  ];
  return [...new Map(all.map((field) => [`${field.way.join('.')} ${field.type}`, field])).values()];
}

interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

/** A browser that records what it sends. */
class Recorder extends Browser {
  readonly sent: Sent[] = [];

  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { method, url, body } = new Request(new URL(path, 'http://perennial.test'), init);
    this.sent.push({ method, url: new URL(url), body: body ? await new Response(body).text() : '' });
    return super.fetch(path, init);
  }
}

/** Operations that may change the recorder's session, password or second factor. */
const CHANGES_ACCOUNT =
  /^(?:account\.|accountSettings\.requestDeletion|security\.(?:secondFactor|changePassword))/;
const BATCH = '/batch';
const FILES = new Set(FILE_OPERATIONS.map(({ id }) => id));
const NO_USER = '00000000-0000-4000-8000-0000000000ad';
const ACCESS = {
  public: 'everybody',
  barred: 'everybody',
  own: 'members',
  refused: 'members',
  admin: 'admins',
} as const;

/** An attempt's request to its own procedure, found by path. */
function templateOf(
  path: string,
  method: string,
  operation: Operation,
  sent: readonly Sent[],
): Template | undefined {
  const pattern = new RegExp(`^/api${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const own = sent.findLast((each) => each.method === method && pattern.test(each.url.pathname));
  if (!own) return undefined;
  const schema = operation.requestBody?.content['application/json']?.schema;
  const asked = Object.fromEntries(own.url.searchParams);
  const inQuery = (operation.parameters ?? []).filter((each) => each.in === 'query');
  return {
    name: operation.operationId,
    method,
    path: `/api${path}`,
    params: { ...pattern.exec(own.url.pathname)?.groups },
    query: { ...Object.fromEntries(inQuery.map(({ name }) => [name, ''])), ...asked },
    contentType: own.body === '' ? undefined : 'application/json',
    body: own.body === '' ? undefined : own.body,
    fields: schema ? fieldsOf(schema) : [],
    access: ACCESS[ATTEMPTS[operation.operationId]?.ends ?? 'own'],
  };
}

/** A template with every id in it replaced. */
const withIds = (template: Template, idOf: (id: string) => string): Template => {
  const replaced = (text: string) => text.replaceAll(UUID, idOf);
  return {
    ...template,
    params: Object.fromEntries(Object.entries(template.params).map(([name, text]) => [name, replaced(text)])),
    body: typeof template.body === 'string' ? replaced(template.body) : template.body,
  };
};

/**
 * A valid request for every operation of the document, recorded from the ownership tests.
 * @param userId target of operations on accounts
 */
export async function recordTemplates(app: TestApp, userId: string): Promise<Template[]> {
  const { paths = {} } = await openApiDocument();
  // Nobody has used these ids yet, because the recorders have their own. Operations on accounts use a made-up one.
  const fresh = new Map([[NO_USER, userId]]);
  const freshOf = (id: string): string => {
    const known = fresh.get(id) ?? crypto.randomUUID();
    fresh.set(id, known);
    return known;
  };
  let recorder: Recorder | undefined;
  let members = 0;
  const templates: Template[] = [];
  for (const [path, methods] of Object.entries(paths))
    for (const [method, found] of Object.entries(methods ?? {})) {
      const operation = found as Operation;
      // They aren't procedures of the contract; raw requests test them.
      if (path === BATCH || FILES.has(operation.operationId)) continue;
      const attempt = ATTEMPTS[operation.operationId];
      if (!attempt) throw new Error(`There is no test request for ${operation.operationId}.`);
      if (!recorder) {
        recorder = new Recorder(app.request);
        members += 1;
        await recorder.api.account.register(registrationOf(`${ASKER}${members}`));
      }
      recorder.sent.length = 0;
      await attempt.act(recorder).catch(() => undefined);
      const template = templateOf(path, method.toUpperCase(), operation, recorder.sent);
      if (!template) throw new Error(`The test request sent nothing to ${operation.operationId}.`);
      templates.push(withIds(template, freshOf));
      if (CHANGES_ACCOUNT.test(operation.operationId)) recorder = undefined;
    }
  return templates;
}
