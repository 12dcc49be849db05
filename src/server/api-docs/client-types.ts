import { openApiDocument } from '#server/http/api/openapi.ts';
import type { Schema } from './schema-text.ts';

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Response {
  readonly content?: Content;
  readonly $ref?: string;
}

interface Operation {
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const object = (fields: readonly string[]): string =>
  fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;

/** A schema as a TypeScript type. */
function typeOf(schema: Schema): string {
  const { anyOf, oneOf, type, properties, required = [], items, contentMediaType } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (items) return `(${typeOf(items)})[]`;
  if (contentMediaType) return 'Blob';
  if (properties)
    return object(
      Object.entries(properties).map(
        ([name, part]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(part)}`,
      ),
    );
  const { propertyNames, additionalProperties } = schema;
  if (typeof additionalProperties === 'object')
    return `{ [K in ${propertyNames ? typeOf(propertyNames) : 'string'}]?: ${typeOf(additionalProperties)} }`;
  const types: Readonly<Record<string, string>> = {
    string: 'string',
    number: 'number',
    integer: 'number',
    boolean: 'boolean',
    null: 'null',
    object: 'Record<string, unknown>',
  };
  return (
    [type ?? []]
      .flat()
      .map((one) => types[one] ?? 'unknown')
      .join(' | ') || 'unknown'
  );
}

const contentType = (content: Content): string =>
  object(Object.entries(content).map(([type, { schema }]) => `${key(type)}: ${typeOf(schema)}`));

function parametersType({ parameters = [] }: Operation): string {
  const group = (place: 'path' | 'query'): string[] => {
    const own = parameters.filter((each) => each.in === place);
    if (own.length === 0) return [];
    const fields = own.map(
      ({ name, required, schema }) => `${key(name)}${required ? '' : '?'}: ${typeOf(schema)}`,
    );
    return [`${place}${own.some(({ required }) => required) ? '' : '?'}: ${object(fields)}`];
  };
  const groups = [...group('path'), ...group('query')];
  return groups.length === 0 ? '{ path?: never; query?: never }' : object(groups);
}

const responseType = ([status, { content, $ref }]: readonly [string, Response]): string =>
  $ref ? `${status}: Problem` : `${status}: { content: ${content ? contentType(content) : 'never'} }`;

function operationType(method: string, operation: Operation): string {
  const { summary, requestBody, responses } = operation;
  const body = requestBody ? `\n      requestBody: { content: ${contentType(requestBody.content)} };` : '';
  return `    /** ${summary ?? ''} */
    ${method}: {
      parameters: ${parametersType(operation)};${body}
      responses: { ${Object.entries(responses).map(responseType).join('; ')} };
    };`;
}

/** Types of every operation for a token, for \`openapi-fetch\`: members need no generator. */
export async function clientTypes(): Promise<string> {
  const { paths, components } = await openApiDocument();
  const problems = Object.values(components.responses as Readonly<Record<string, Response>>);
  const problem = [
    ...new Set(problems.flatMap(({ content }) => (content ? [contentType(content)] : []))),
  ].join(' | ');
  const lines = Object.entries(paths).flatMap(([path, item]) => {
    const operations = Object.entries(item ?? {}).flatMap(([method, operation]) => {
      const { security = [] } = operation as unknown as Operation;
      const isForTokens = security.some((scheme) => 'token' in scheme);
      return isForTokens ? [operationType(method, operation as unknown as Operation)] : [];
    });
    return operations.length === 0 ? [] : [`  '${path}': {\n${operations.join('\n')}\n  };`];
  });
  return `/** The API of Perennial, for openapi-fetch. */
export interface Problem { content: ${problem} }

export interface paths {
${lines.join('\n')}
}
`;
}
