import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { batch } from '#contract/shared/batch.ts';
import { contract } from '#contract/contract.ts';
import { BODY_SAMPLES } from '#contract/shared/body-samples.ts';
import { FILE_OPERATIONS } from '#contract/files/file-operations.ts';
import { OPERATION_SCOPES } from '#contract/tokens/operation-scopes.ts';
import { fileOperationObject } from './file-paths.ts';

type Paths = Pick<Awaited<ReturnType<typeof openApiDocument>>, 'paths'>;

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`,
  );

/**
 * Methods of an address, for a 405 instead of a 404.
 * @returns a function of a path such as "/drinks/7": its methods in capitals, HEAD next to GET; empty if there is no such address
 */
export function allowedMethods({ paths = {} }: Paths): (path: string) => readonly string[] {
  const known = Object.entries(paths).map(([template, item]) => ({
    pattern: patternOf(template),
    methods: METHODS.filter((method) => item?.[method] !== undefined).flatMap((method) =>
      method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
    ),
  }));
  return (path) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ];
}

const [TOKEN, SESSION] = ['token', 'session'];
const wire = { ...contract, batch };

/** Operations for people who aren't signed in yet. */
const OPEN = new Set([
  'account.options',
  'account.register',
  'account.login',
  'account.secondStep',
  'account.passkeyOptions',
  'account.passkeyLogin',
  'security.forgot',
  'security.reset',
  'membership.lookUpToken',
  'calendar.feed',
]);

const REASONS: Readonly<Record<string, string>> = {
  400: 'Something in the request isn’t valid; `data.issues` names the fields',
  401: 'The token or session is missing or invalid',
  402: 'The plan’s limit has been reached',
  403: 'The token doesn’t have this permission, or the account isn’t allowed to do this',
  404: 'This doesn’t exist, or it belongs to someone else',
  409: 'This conflicts with something that already exists',
  429: 'Too many requests; `Retry-After` says when to retry',
  503: 'The server can’t do this right now',
};

const DESCRIPTION = `Everything you can do on Perennial’s screens. Clients send a personal access token as \`Authorization: Bearer …\` to \`/api/v1\`; members create
tokens under Integrations and choose what each one can read and write. Operations under \`/api\` are for logged-in browsers only: a token can’t change an account, a password,
payments or tokens.

Masses are in g or kg, energy in kcal, volumes in mL, times in ISO 8601 with an offset, and dates as YYYY-MM-DD. Unknown is null, never 0.
IDs are version 4 or 7 UUIDs made by the caller: creating something with an existing ID returns the stored row, so a repeated request changes nothing. If the \`Idempotency-Key\` is a version 7
UUID, the newer of two writes to an entry wins, whatever order they arrive in.
A token that can write but not read gets a 204 response with no body.`;

const generate = () =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(wire, {
    info: { title: 'Perennial', version: '1', license: { name: 'MIT' }, description: DESCRIPTION },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: {
        [TOKEN]: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal access token. Each operation names the permission it needs.',
        },
        [SESSION]: {
          type: 'apiKey',
          in: 'cookie',
          name: 'perennial.session_token',
          description:
            'A browser’s session. With HTTPS, the cookie’s name is `__Host-perennial.session_token`.',
        },
      },
    },
  });

/** Who may use an operation, and where. */
function accessOf(operationId: string) {
  const scope = OPERATION_SCOPES.get(operationId);
  if (scope) return { security: [{ [TOKEN]: scope === 'any' ? [] : [scope] }] };
  return { servers: [{ url: '/api' }], security: OPEN.has(operationId) ? [] : [{ [SESSION]: [] }] };
}

function addExample(operation: object): void {
  const { operationId = '', requestBody } = operation as {
    operationId?: string;
    requestBody?: { content: Record<string, { example?: object }> };
  };
  const json = requestBody?.content['application/json'];
  const example = BODY_SAMPLES[operationId];
  if (json && example) json.example = example;
}

interface Answers {
  responses?: Record<string, object>;
}

/** Names each error once: every operation may return each of them, and their schemas would be most of the document. */
function sharedErrors(operations: readonly Answers[]) {
  const errors: Record<string, object> = {};
  for (const { responses = {} } of operations)
    for (const [status, response] of Object.entries(responses))
      if (Number(status) >= 400)
        errors[`Error${status}`] ??= { ...response, description: REASONS[status] ?? status };
  const refs = Object.fromEntries(
    Object.keys(errors).map((name) => [
      name.slice('Error'.length),
      { $ref: `#/components/responses/${name}` },
    ]),
  );
  for (const operation of operations) operation.responses = { ...operation.responses, ...refs };
  return errors;
}

/** The whole API as an OpenAPI 3.1 document: the contract, batched reads, and the requests and responses with files. */
export async function openApiDocument() {
  const document = await generate();
  const paths = { ...document.paths };
  for (const operation of FILE_OPERATIONS)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: fileOperationObject(operation),
    };
  const operations = Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method) => item?.[method] ?? []),
  );
  for (const operation of operations) {
    Object.assign(operation, accessOf(operation.operationId ?? ''));
    addExample(operation);
  }
  const responses = sharedErrors(operations as Answers[]);
  return { ...document, paths, components: { ...document.components, responses } };
}
