import { AREA_WORDS, TOKEN_AREAS } from '#domain/tokens/scopes.ts';
import { TOKEN_API_PATH } from '#domain/tokens/addresses.ts';
import { openApiDocument } from '#server/http/api/openapi.ts';
import { fieldsOf, sampleOf, typeText, type Field, type Schema } from './schema-text.ts';

interface Parameter extends Field {
  readonly in: 'path' | 'query';
  readonly sample: string;
}

/** An operation as the documentation shows it. */
export interface OperationReference {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scope: string;
  readonly parameters: readonly Parameter[];
  /** Content type of the body; undefined if there is none. */
  readonly bodyType: string | undefined;
  readonly bodyFields: readonly Field[];
  /** A JSON body to send; undefined for none, and for files. */
  readonly bodySample: string | undefined;
  readonly answerFields: readonly Field[];
  readonly curl: string;
  readonly typescript: string;
}

export interface AreaReference {
  /** The last part of its address. */
  readonly area: string;
  readonly name: string;
  readonly text: string;
  readonly operations: readonly OperationReference[];
}

interface DocumentOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly security?: readonly { readonly token?: readonly string[] }[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: object }>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

/** Operations for questions about numbers, which belong to every area. */
const ANY = 'read permission for the metric’s area';
const METRICS = {
  area: 'metrics',
  name: 'Metrics',
  text: 'Any of your numbers by day, with averages and comparisons',
};

type Call = Pick<OperationReference, 'method' | 'path' | 'parameters' | 'bodyType' | 'bodySample'>;

const isJson = (type: string | undefined): boolean => type === 'application/json';
const pretty = (value: unknown): string => JSON.stringify(value, null, 2);
const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

function curlOf({ method, path, parameters, bodyType, bodySample }: Call, origin: string): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => parameters.find((each) => each.name === name)?.sample ?? '',
  );
  const query = parameters.filter((each) => each.in === 'query' && each.isRequired);
  const search = new URLSearchParams(query.map(({ name, sample }) => [name, sample])).toString();
  const address = `${origin}${TOKEN_API_PATH}${filled}${search === '' ? '' : `?${search}`}`;
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${address}"`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...(bodyType ? [`-H "Content-Type: ${bodyType}"`] : []),
    ...(bodySample ? [`-d '${bodySample}'`] : []),
    ...(bodyType && !bodySample ? ['--data-binary @file'] : []),
  ].join(' \\\n  ');
}

function typescriptOf({ method, path, parameters, bodyType, bodySample }: Call): string {
  const group = (place: 'path' | 'query') => {
    const own = parameters.filter((each) => each.in === place && (place === 'path' || each.isRequired));
    if (own.length === 0) return [];
    return [`    ${place}: { ${own.map(({ name, sample }) => `${name}: '${sample}'`).join(', ')} },`];
  };
  const params = [...group('path'), ...group('query')];
  const options = [
    ...(params.length > 0 ? ['  params: {', ...params, '  },'] : []),
    ...(bodySample ? [`  body: ${indented(bodySample, '  ')},`] : []),
    ...(bodyType && !bodySample
      ? [
          '  body: file as never,',
          '  bodySerializer: (body) => body,',
          `  headers: { 'Content-Type': '${bodyType}' },`,
        ]
      : []),
  ];
  const rest = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`;
  return `const { data, error } = await perennial.${method}('${path}'${rest});`;
}

function referenceOf(path: string, method: string, operation: DocumentOperation, origin: string) {
  const scopes = operation.security?.[0]?.token;
  if (!scopes) return undefined;
  const [scope = ANY] = scopes;
  const [bodyType] = Object.keys(operation.requestBody?.content ?? {});
  const { schema: body, example } = operation.requestBody?.content[bodyType ?? ''] ?? {};
  const sample = body && isJson(bodyType) ? (example ?? sampleOf(body)) : undefined;
  const answer = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const parameters = (operation.parameters ?? []).map(({ name, in: place, required = false, schema }) => ({
    name,
    in: place as 'path' | 'query',
    type: typeText(schema),
    isRequired: required,
    sample: String(sampleOf(schema, name)),
  }));
  const call = {
    method,
    path,
    parameters,
    bodyType,
    bodySample: sample === undefined ? undefined : pretty(sample),
  };
  return {
    ...call,
    id: operation.operationId,
    summary: operation.summary ?? '',
    scope,
    bodyFields: body && isJson(bodyType) ? fieldsOf(body) : [],
    answerFields: fieldsOf(answer?.content?.['application/json']?.schema ?? {}),
    curl: curlOf(call, origin),
    typescript: typescriptOf(call),
  } satisfies OperationReference;
}

/**
 * What access tokens can do, by area, from the OpenAPI document.
 * @param origin public URL of the server, for the examples
 */
export async function apiReference(origin: string): Promise<AreaReference[]> {
  const { paths } = await openApiDocument();
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).flatMap(
      ([method, operation]) =>
        referenceOf(path, method.toUpperCase(), operation as unknown as DocumentOperation, origin) ?? [],
    ),
  );
  const areas = TOKEN_AREAS.map((area) => ({ area, ...AREA_WORDS[area] }));
  return [...areas, METRICS].map(({ area, name, text }) => ({
    area,
    name,
    text,
    // The operations that give the area its name come first.
    operations: operations
      .filter(({ scope }) => (scope === ANY ? METRICS.area : scope.split(':')[0]) === area)
      .toSorted((one, other) => Number(other.id.startsWith(area)) - Number(one.id.startsWith(area))),
  }));
}
