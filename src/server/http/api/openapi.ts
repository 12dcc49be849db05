import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { batch } from '#contract/shared/batch.ts';
import { contract } from '#contract/contract.ts';

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

const COOKIE = 'session';
const wire = { ...contract, batch };

/** The contract, and the batch of its reads, as an OpenAPI 3.1 document. */
export const openApiDocument = () =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(wire, {
    info: {
      title: 'Perennial',
      version: '1',
      description:
        'Masses in g and kg, energy in kcal, instants in ISO 8601 with offset. Ids are made by the caller: a create with an id that ' +
        'exists answers the stored row, so that a repeated request changes nothing. The id is the idempotency key: an `Idempotency-Key` ' +
        'header may be sent, and changes nothing.',
    },
    servers: [{ url: '/api' }],
    security: [{ [COOKIE]: [] }],
    components: {
      securitySchemes: {
        [COOKIE]: {
          type: 'apiKey',
          in: 'cookie',
          name: 'perennial.session_token',
          description: 'With HTTPS its name is `__Host-perennial.session_token`.',
        },
      },
    },
  });
