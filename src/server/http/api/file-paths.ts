import { z } from 'zod';
import type { FileOperation } from '#contract/files/file-operations.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, '~standard': __, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
};

function parametersOf({ path, query }: FileOperation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }));
  const { properties = {}, required = [] }: Schema = query ? schemaOf(query, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

const BINARY = { type: 'string', contentMediaType: 'application/octet-stream' };

const contentOf = (gives: FileOperation['gives']) =>
  typeof gives === 'string'
    ? { [gives]: { schema: gives.includes('json') ? { type: 'object' } : BINARY } }
    : { 'application/json': { schema: schemaOf(gives, 'output') } };

/** A request or response with a file, as an operation of an OpenAPI document. */
export function fileOperationObject(operation: FileOperation) {
  const { id, tag, summary, takes, maxMb, status = 200, gives } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    parameters: parametersOf(operation),
    ...(takes && {
      requestBody: {
        required: true,
        description: maxMb === undefined ? 'The file itself.' : `The file itself, up to ${maxMb} MB.`,
        content: Object.fromEntries(takes.map((type) => [type, { schema: BINARY }])),
      },
    }),
    responses: {
      [status]: { description: 'OK', content: contentOf(gives) },
    },
  };
}
