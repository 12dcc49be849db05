import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { profiles } from '#server/account/tables.ts';
import { rateLimits, users } from '#server/auth/tables.ts';
import { memberTables } from '#server/db/member-tables.ts';
import { EMBEDDED, testDatabases } from '#server/db/testing.ts';
import { fillMemberTables } from '#server/db/testing-rows.ts';
import { CANARY, faultsOf } from './answers.ts';
import { Senders } from './senders.ts';
import { RAW_TEMPLATES, rawTemplates } from './raw.ts';
import { addressOf, headersOf, hostileRequests, queryOf, type HostileRequest } from './requests.ts';
import { ASKER, recordTemplates, UUID, type Template } from './templates.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp } from '#server/testing/test-app.ts';
import { ORIGIN } from '#server/testing/test-services.ts';

/** `npm run test:hostile` sends 25,000, half of them on each database. */
const REQUESTS = process.env['HOSTILE_REQUESTS'];
const COUNT = Number(REQUESTS ?? 1500);
const SEED = Number(process.env['HOSTILE_SEED'] ?? 13);
/** Requests after which rate limits are reset. */
const FORGIVEN_AFTER = 20;
/** Catches hanging requests: one takes about 20 ms, on a busy machine several times that. */
const LIMIT_MS = 10 * 60_000 + 500 * COUNT;
const NAME = `${CANARY}-name`;
const ADDRESS = `${CANARY}@example.org`;
/** Admins may see who has an account. */
const SHOWN_TO_ADMINS = [NAME, CANARY];

const places = REQUESTS === undefined ? EMBEDDED : testDatabases();

const idsOf = ({ params, body }: Template): readonly string[] =>
  `${JSON.stringify(params)} ${typeof body === 'string' ? body : ''}`.match(UUID) ?? [];
const sliceOf = ({ name }: Template): string => name.split('.', 1)[0] ?? '';
/** Whether a request may create the object of another. */
const makesFor = (maker: Template, template: Template): boolean =>
  /^(?:PUT|POST)$/.test(maker.method) &&
  sliceOf(maker) === sliceOf(template) &&
  !maker.name.startsWith('account') &&
  maker !== template &&
  idsOf(maker).some((id) => idsOf(template).includes(id));

describe.each(places)('hostile requests on $name', (place) => {
  const app = opened(() =>
    openTestApp(place, { demoLogin: true, trustProxy: true, smtp: 'smtp://127.0.0.1:9' }),
  );
  let askers: Senders;
  let templates: readonly Template[];
  let adasId: string;
  let adasRows: Readonly<Record<string, string>>;

  /** A digest of Ada’s rows, by table. */
  async function rowsOfAda(): Promise<Record<string, string>> {
    const digests = (await memberTables(app.database.db)).map(
      ({ name }) =>
        `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as digest from "${name}" t where user_id = $1`,
    );
    const { rows } = await app.database.pool.query<{ name: string; digest: string }>(
      digests.join(' union all '),
      [adasId],
    );
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  }

  beforeAll(async () => {
    askers = new Senders(app);
    await signUp(app, 'Vera');
    const [vera] = await app.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, 'vera'));
    await signUp(app, 'Ada', { name: NAME, email: ADDRESS });
    const [ada] = await app.database.db
      .select({ id: profiles.userId })
      .from(profiles)
      .where(eq(profiles.name, NAME));
    adasId = ada?.id ?? '';
    await fillMemberTables(app.database, [adasId], (table, column) => `${CANARY}-${table}-${column}`);
    adasRows = await rowsOfAda();
    const recorded = await recordTemplates(app, vera?.id ?? '');
    templates = [...recorded, ...(await rawTemplates(app.browser()))];
  });

  async function send(request: HostileRequest): Promise<Response> {
    const { username, headers } = await askers.of(request.who);
    const all = new Headers({ host: new URL(ORIGIN).host, ...headers });
    for (const [name, value] of Object.entries(request.headers))
      all.set(name, name === 'cookie' ? `${headers['cookie'] ?? 'a=b'}; ${value}` : value);
    const body =
      typeof request.body === 'string'
        ? request.body.replaceAll(new RegExp(`${ASKER}\\d+`, 'g'), username)
        : request.body;
    const init = { method: request.method, headers: all, redirect: 'manual' as const };
    return app.request(
      new Request(new URL(request.address, ORIGIN), body === undefined ? init : { ...init, body }),
    );
  }

  const rightRequest = (template: Template): HostileRequest => ({
    template,
    who: template.access === 'admins' ? 'admin' : 'member',
    method: template.method,
    address: addressOf(template.path, template.params, queryOf(template.query)),
    headers: headersOf(template),
    body: template.body,
    says: template.name,
  });

  test('every route outside the procedures is tested', () => {
    const tried = new Set(RAW_TEMPLATES.map(({ name }) => name));
    const known = app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && !path.startsWith('/foods-'))
      .map(({ method, path }) => ({ method, path: path.replace(/^\/api\/v1\//, '/api/') }))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)\??/g, '{$1}')}`);
    expect(known.filter((name) => !tried.has(name))).toEqual([]);
  });

  test('most of the recorded requests succeed', { timeout: 300_000 }, async () => {
    const succeeds = async (template: Template): Promise<boolean> => {
      await app.database.db.delete(rateLimits);
      const request = rightRequest(template);
      const { status } = await send(request);
      await askers.renew(request);
      return status < 400;
    };
    // Connections need another server, which doesn't exist here.
    const alone = templates.filter(({ path }) => !/\/(?:connections|nightscout)\b/.test(path));
    const refused: Template[] = [];
    for (const template of alone) {
      if (await succeeds(template)) continue;
      // Another request may have removed its object, so the requests that create it are sent once more.
      for (const maker of alone) if (makesFor(maker, template)) await succeeds(maker);
      if (!(await succeeds(template))) refused.push(template);
    }
    expect(refused.length).toBeLessThan(alone.length / 4);
  });

  test(
    'no response is a server failure, shows Ada’s entries, or reveals internals',
    { timeout: LIMIT_MS },
    async () => {
      const requests = hostileRequests(templates, { count: Math.ceil(COUNT / places.length), seed: SEED });
      const outcomes: Record<string, number> = {};
      const faults: string[] = [];
      for (const [at, request] of requests.entries()) {
        if (at % FORGIVEN_AFTER === 0) await app.database.db.delete(rateLimits);
        const answer = await send(request);
        const found = await faultsOf(request, answer, request.who === 'admin' ? SHOWN_TO_ADMINS : []);
        faults.push(...found.map((fault) => `${request.says}: ${fault}`));
        outcomes[answer.status] = (outcomes[answer.status] ?? 0) + 1;
        if (answer.status < 400) await askers.renew(request);
      }
      const counts = Object.entries(outcomes).map(([status, count]) => `${status}: ${count}`);
      process.stdout.write(
        `${requests.length} hostile requests on ${place.name}, seed ${SEED}: ${counts.join(', ')}\n`,
      );
      expect(faults).toEqual([]);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      // Failed logins for her account are added to her history.
      expect({ ...(await rowsOfAda()), access_events: '' }).toEqual({ ...adasRows, access_events: '' });
      expect(
        await app.database.db.select({ id: users.id }).from(users).where(eq(users.id, adasId)),
      ).toHaveLength(1);
    },
  );
});
