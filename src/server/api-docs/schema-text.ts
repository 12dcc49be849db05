/** The part of JSON Schema that the document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly contentMediaType?: string;
}

/** A field as the documentation lists it; nested ones have a path: `items[].grams.value`. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

const choicesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? [];
const isNull = ({ type }: Schema): boolean => type === 'null';
/** A schema without the null option. */
const whole = (schema: Schema): Schema => choicesOf(schema).find((choice) => !isNull(choice)) ?? schema;

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  date: 'day',
  'date-time': 'instant',
  email: 'email address',
};
/** Longer lists of values are cut. */
const MAX_VALUES = 14;

function rangeText({ minimum, maximum, maxLength }: Schema): string {
  if (minimum !== undefined && maximum !== undefined && maximum < 1e9)
    return ` ${minimum.toLocaleString('en-US')}–${maximum.toLocaleString('en-US')}`;
  return maxLength !== undefined && maxLength > 1
    ? `, up to ${maxLength.toLocaleString('en-US')} characters`
    : '';
}

/** A type in words: "number 1–3,000", "water | tea | coffee", "UUID or null". */
export function typeText(schema: Schema): string {
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) {
    const shown = schema.enum.slice(0, MAX_VALUES).map(String).join(' | ');
    return schema.enum.length > MAX_VALUES ? `${shown} | …` : shown;
  }
  if (schema.items) return `list of ${typeText(schema.items)}`;
  if (schema.contentMediaType) return 'file';
  const named = FORMATS[schema.format ?? ''];
  return named ?? `${[schema.type ?? 'any value'].flat().join(' or ')}${rangeText(schema)}`;
}

/** Every field of a schema, including those in objects and lists. */
export function fieldsOf(schema: Schema, above = ''): Field[] {
  const { items } = whole(schema);
  if (items) return fieldsOf(items, `${above}[]`);
  const { properties = {}, required = [] } = whole(schema);
  return Object.entries(properties).flatMap(([key, part]) => {
    const name = above === '' ? key : `${above}.${key}`;
    return [{ name, type: typeText(part), isRequired: required.includes(key) }, ...fieldsOf(part, name)];
  });
}

const SAMPLES: Readonly<Record<string, string>> = {
  uuid: '01945d2e-7c00-7000-8000-000000000001',
  date: '2026-11-20',
  'date-time': '2026-11-20T07:30:00Z',
  email: 'ada@example.org',
};
/** Strings whose name says what they mean. */
const NAMED: Readonly<Record<string, string>> = { timeZone: 'Europe/Berlin', fileName: 'readings.csv' };

function numberSample({ minimum = 1, maximum = 100 }: Schema): number {
  return Math.min(maximum, Math.max(minimum, 1));
}

/** A valid example for a schema, if it follows from its type. Optional fields are left out. */
export function sampleOf(schema: Schema, name = ''): unknown {
  const {
    type,
    properties,
    required = [],
    items,
    format = '',
    enum: values,
    const: only,
    ...limits
  } = whole(schema);
  if (only !== undefined) return only;
  if (values) return values[0];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => required.includes(key))
        .map(([key, part]) => [key, sampleOf(part, key)]),
    );
  if (items) return [sampleOf(items, name)];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return numberSample(limits);
  if (type === 'string') return SAMPLES[format] ?? NAMED[name] ?? 'text';
  return {};
}
