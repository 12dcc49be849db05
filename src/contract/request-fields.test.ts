import { readdirSync } from 'node:fs';
import { isContractProcedure } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import { safeParse, type z } from 'zod';
import { auditFilter } from '#contract/admin/audit.ts';
import { foodUploadQuery } from '#contract/admin/foods.ts';
import { userFilter } from '#contract/admin/users.ts';
import { bloodFileQuery } from '#contract/blood/blood-file.ts';
import { contract } from './contract.ts';
import { glucoseFileQuery } from '#contract/glucose/glucose-file.ts';
import { statisticsRange } from './insights.ts';
import { contactInput } from '#contract/content/messages.ts';
import { number, WITHOUT_DUST } from '#contract/shared/number.ts';
import { STORABLE_TEXT, text, typedText } from '#contract/shared/text.ts';

type Schema = z.core.$ZodTypes;

const HOSTILE = ['\0', '\uD800', 'x'.repeat(10_000), 5e-324, 1e308, [], {}];

/** Formats whose pattern allows only letters, digits and a few symbols, at most a line of them. */
const FORMATS = ['uuid', 'date', 'datetime', 'email'];

const isOneOf = (schema: Schema): boolean =>
  'format' in schema._zod.def && FORMATS.includes(`${schema._zod.def.format}`);
const checksOf = (schema: Schema): readonly unknown[] => schema._zod.def.checks ?? [];
const hasLimit = (schema: Schema, ...kinds: readonly string[]): boolean =>
  (schema._zod.def.checks ?? []).some((check) => kinds.includes(check._zod.def.check));

/** Checks that a request's field lacks. */
function faultsOf(schema: Schema): string[] {
  const faults = (found: Readonly<Record<string, boolean>>) =>
    Object.entries(found).flatMap(([name, isFault]) => (isFault ? [name] : []));
  switch (schema._zod.def.type) {
    case 'string':
      return isOneOf(schema)
        ? []
        : faults({
            'is no text() or typedText()': !checksOf(schema).includes(STORABLE_TEXT),
            'has no max': !hasLimit(schema, 'max_length', 'length_equals'),
          });
    case 'number':
      return faults({
        'is no number() and not whole':
          !checksOf(schema).includes(WITHOUT_DUST) &&
          !hasLimit(schema, 'number_format') &&
          !('format' in schema._zod.def),
        'has no min': !hasLimit(schema, 'greater_than'),
        'has no max': !hasLimit(schema, 'less_than'),
      });
    case 'array':
      return faults({ 'has no max': !hasLimit(schema, 'max_length', 'length_equals') });
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'null':
    case 'object':
    case 'record':
      return [];
    case 'custom':
      return HOSTILE.some((value) => safeParse(schema, value).success) ? ['takes anything'] : [];
    default:
      return [`has the type ${schema._zod.def.type}, which this test does not know`];
  }
}

/** Fields of a request that accept unchecked strings, numbers or lists. */
function openFields(given: unknown, name: string): string[] {
  const schema = given as Schema;
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return openFields(def.innerType, name);
    case 'union':
      return def.options.flatMap((option) => openFields(option, name));
    case 'pipe':
      return openFields(def.in, name);
    case 'transform':
      return [];
    default:
      return [
        ...faultsOf(schema).map((fault) => `${name} ${fault}`),
        ...(def.type === 'object'
          ? Object.entries(def.shape).flatMap(([key, part]) => openFields(part, `${name}.${key}`))
          : []),
        ...(def.type === 'array' ? openFields(def.element, `${name}[]`) : []),
        ...(def.type === 'record'
          ? [...openFields(def.keyType, `${name} key`), ...openFields(def.valueType, `${name} value`)]
          : []),
      ];
  }
}

function inputs(router: object, above = ''): (readonly [string, unknown])[] {
  return Object.entries(router).flatMap(([name, part]): (readonly [string, unknown])[] => {
    if (!isContractProcedure(part)) return inputs(part, `${above}${name}.`);
    const { inputSchema } = part['~orpc'];
    return inputSchema ? [[above + name, inputSchema]] : [];
  });
}

/** Procedures exported by any file of the contract, even those outside the router. */
async function exported(): Promise<(readonly [string, unknown])[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file): Promise<object> => import(`./${file}`)));
  return modules.flatMap((module) =>
    inputs(Object.fromEntries(Object.entries(module).filter(([, part]) => isContractProcedure(part)))),
  );
}

const RAW_ROUTES = {
  auditFilter,
  bloodFileQuery,
  contactInput,
  foodUploadQuery,
  glucoseFileQuery,
  statisticsRange,
  userFilter,
};

test('every string, number and list in a request has a check and a limit', async () => {
  const all = [...inputs(contract), ...(await exported()), ...Object.entries(RAW_ROUTES)];
  expect(all.length).toBeGreaterThan(100);
  expect(all.flatMap(([name, schema]) => openFields(schema, name))).toEqual([]);
});

describe('values that a database can’t store', () => {
  test.each(['\0', 'a\0b', '\uD800', 'a\uDC00b', '\uDC00\uD800'])('text %j is rejected', (sent) => {
    for (const schema of [text(), typedText()])
      expect(schema.safeParse(sent).error?.issues).toMatchObject([
        { message: 'Remove the invisible characters from this text.' },
      ]);
  });

  test('letters of every script, emoji and line breaks pass', () => {
    const sent = 'Müsli 🥣 朝ごはん\n\tعشاء';
    expect(text().parse(sent)).toBe(sent);
    expect(typedText().parse(` ${sent} `)).toBe(sent);
  });

  test.each([5e-324, -5e-324, 1e-310, 1e-38, -0, 9e-7])('%d becomes 0', (sent) => {
    expect(number().parse(sent)).toBe(0);
    expect(number().positive().safeParse(sent).success).toBe(false);
  });

  test.each([Number.NaN, Infinity, -Infinity])('%d is rejected', (sent) => {
    expect(number().safeParse(sent).success).toBe(false);
  });

  test.each([1e-6, -0.25, 0, 1e15])('%d passes unchanged', (sent) => {
    expect(number().parse(sent)).toBe(sent);
  });
});
