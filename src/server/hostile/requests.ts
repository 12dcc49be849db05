import fc from 'fast-check';
import { ROW_ID } from '#server/db/testing-rows.ts';
import { UUID, type Template } from './templates.ts';
import {
  BAD_ADDRESSES,
  BAD_BODIES,
  BAD_COOKIES,
  BAD_HEADERS,
  BAD_QUERIES,
  BAD_VALUES,
  MISSING,
  SHARP_VALUES,
} from './values.ts';
import { isProgram, SENDER_ROLES, type SenderRole } from './sender-roles.ts';

export interface HostileRequest {
  readonly template: Template;
  readonly who: SenderRole;
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Description for a failed test. */
  readonly says: string;
}

const HOW = [
  'field',
  'field',
  'field',
  'query',
  'address',
  'address',
  'body',
  'headers',
  'extra',
  'right',
] as const;
const IDS = ['own', 'own', 'another’s', 'another’s', 'random'] as const;
const HOLE = '@@hostile@@';

/** Random numbers that determine a request. */
const dice = fc.noBias(
  fc.record({
    who: fc.nat(999),
    how: fc.nat(999_999),
    ids: fc.nat(999),
    where: fc.nat(999_999),
    what: fc.nat(999_999),
    json: fc.jsonValue({ maxDepth: 3 }),
    uuid: fc.uuid({ version: 4 }),
  }),
);
type Dice = ReturnType<
  typeof fc.sample<{
    who: number;
    how: number;
    ids: number;
    where: number;
    what: number;
    json: unknown;
    uuid: string;
  }>
>[number];

function pick<T>(list: readonly T[], number: number): T {
  const picked = list[number % list.length];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
}

/** Mostly members, because others are stopped before their values are checked. */
function whoAsks({ access }: Template, { who }: Dice): SenderRole {
  if (who < 600) return access === 'admins' ? 'admin' : 'member';
  return who < 700 ? 'token' : pick(SENDER_ROLES, who);
}

/** A JSON text with one property's value replaced. */
function withField(body: string, way: readonly string[], value: string | typeof MISSING): string {
  const whole = JSON.parse(body) as Record<string, unknown>;
  let holder = whole;
  for (const [at, name] of way.slice(0, -1).entries()) {
    if (typeof holder[name] !== 'object' || holder[name] === null)
      holder[name] = way[at + 1] === '0' ? [] : {};
    holder = holder[name] as Record<string, unknown>;
  }
  const last = way.at(-1) ?? '';
  if (value === MISSING) delete holder[last];
  else holder[last] = HOLE;
  return JSON.stringify(whole).replace(`"${HOLE}"`, () => (value === MISSING ? '' : value));
}

export const queryOf = (query: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();

const shown = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text);

interface Parts {
  params: Record<string, string>;
  query: string;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  headers: Record<string, string>;
  says: string;
}

const jsonOf = ({ contentType, body }: Template): string | undefined =>
  contentType === 'application/json' && typeof body === 'string' ? body : undefined;

const formOf = ({ contentType, body }: Template): URLSearchParams | undefined =>
  contentType === 'application/x-www-form-urlencoded' ? new URLSearchParams(String(body)) : undefined;

const changes: Readonly<
  Record<(typeof HOW)[number], (template: Template, dice: Dice) => Partial<Parts> | undefined>
> = {
  right: () => ({ says: 'nothing' }),
  field: (template, { where, what, json }) => {
    const form = formOf(template);
    if (form) {
      const way = pick([...form.keys()], where);
      const value = pick(BAD_ADDRESSES, what);
      form.delete(way);
      return { body: `${form.toString()}&${way}=${value}`, says: `${way} = ${shown(value)}` };
    }
    const body = jsonOf(template);
    if (body === undefined || template.fields.length === 0) return undefined;
    const { way, type } = pick(template.fields, where);
    const sharp = what % 2 === 0 ? SHARP_VALUES[type] : undefined;
    const value = pick(sharp ?? [...BAD_VALUES, JSON.stringify(json)], Math.floor(what / 2));
    return { body: withField(body, way, value), says: `${way.join('.')} = ${shown(String(value))}` };
  },
  query: ({ query }, { where, what }) => {
    const names = Object.keys(query);
    if (names.length === 0) return undefined;
    const name = pick(names, where);
    const { [name]: _, ...others } = query;
    const bad = pick([...BAD_ADDRESSES.map((text) => () => `${name}=${text}`), ...BAD_QUERIES], what)(name);
    return { query: [queryOf(others), bad].filter(Boolean).join('&'), says: `?${shown(bad)}` };
  },
  address: ({ params }, { where, what }) => {
    const names = Object.keys(params);
    if (names.length === 0) return undefined;
    const name = pick(names, where);
    const bad = pick(BAD_ADDRESSES, what);
    return { params: { ...params, [name]: bad }, says: `{${name}} = ${shown(bad)}` };
  },
  body: ({ body }, { what }) => {
    if (body === undefined) return undefined;
    const bad = pick(BAD_BODIES, what);
    return { body: bad, says: `body ${shown(String(bad))}` };
  },
  headers: (_template, { where, what }) => {
    const headers = where % 6 === 0 ? { cookie: pick(BAD_COOKIES, what) } : pick(BAD_HEADERS, what);
    return { headers, says: shown(JSON.stringify(headers)) };
  },
  extra: (template, { what }) => {
    const body = jsonOf(template);
    if (body === undefined) return undefined;
    const names = [
      'userId',
      'user_id',
      '__proto__',
      'constructor',
      'role',
      'id',
      '',
      'toString',
      '\0',
      'deletedAt',
    ];
    const name = pick(names, what);
    const value = pick(BAD_VALUES, Math.floor(what / names.length));
    const extra = `{${JSON.stringify(name)}:${value === MISSING ? '1' : value}${body === '{}' ? '' : ','}`;
    return { body: extra + body.slice(1), says: `extra ${JSON.stringify(name)}: ${shown(String(value))}` };
  },
};

/** A change that fits the template, since many templates have no body or fields. */
function changeOf(template: Template, dice: Dice): Partial<Parts> {
  for (let turn = 0; turn < HOW.length; turn += 1) {
    const change = changes[pick(HOW, dice.how + turn)](template, dice);
    if (change) return change;
  }
  return { says: 'nothing' };
}

export function addressOf(path: string, params: Readonly<Record<string, string>>, query: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return query === '' ? filled : `${filled}?${query}`;
}

export const headersOf = ({ contentType }: Template): Record<string, string> =>
  contentType === undefined ? {} : { 'content-type': contentType };

function requestOf(template: Template, dice: Dice): HostileRequest {
  const { method, path } = template;
  const who = whoAsks(template, dice);
  const ids = pick(IDS, dice.ids);
  const parts: Parts = {
    params: template.params,
    query: queryOf(template.query),
    body: template.body,
    headers: {},
    says: '',
    ...changeOf(template, dice),
  };
  const id = ids === 'another’s' ? ROW_ID : dice.uuid;
  const withIds = (text: string): string => (ids === 'own' ? text : text.replaceAll(UUID, id));
  const params = Object.fromEntries(
    Object.entries(parts.params).map(([name, value]) => [name, withIds(value)]),
  );
  const address = addressOf(path, params, withIds(parts.query));
  // Sends a read alone or in a batch.
  const isBatched = method === 'GET' && !isProgram(who) && !template.name.includes(' ') && dice.ids % 4 === 0;
  const own = isProgram(who) ? address.replace(/^\/api\//, '/api/v1/') : address;
  return {
    template,
    who,
    method,
    address: isBatched ? `/api/batch?read=${encodeURIComponent(address.slice('/api'.length))}` : own,
    headers: { ...headersOf(template), ...parts.headers },
    body: typeof parts.body === 'string' ? withIds(parts.body) : parts.body,
    says: `${who}, ${ids} ids: ${template.name}, ${parts.says}`,
  };
}

/** Generates requests: half for each operation in turn, half for those with a body. The same seed gives the same requests. */
export function hostileRequests(
  templates: readonly Template[],
  { count, seed }: { readonly count: number; readonly seed: number },
): HostileRequest[] {
  const withFields = templates.filter(({ fields }) => fields.length > 0);
  return fc
    .sample(dice, { numRuns: count, seed })
    .map((rolled, at) =>
      at % 2 === 0
        ? requestOf(pick(templates, at / 2), rolled)
        : requestOf(pick(withFields, (at - 1) / 2), rolled),
    );
}
