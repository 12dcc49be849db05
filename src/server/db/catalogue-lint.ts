import type { Connection } from './dump-format.ts';

/** Reference tables that every node of a distributed database holds completely: the same for all members. */
export const REFERENCE_TABLES: readonly string[] = ['products', 'product_words', 'food_imports'];

/** Local tables of the first node: logins, purchases, the site and its admins. */
export const LOCAL_TABLES: readonly string[] = [
  'users',
  'sessions',
  'credentials',
  'verifications',
  'rate_limits',
  'two_factors',
  'passkeys',
  'api_tokens',
  'calendar_feeds',
  'report_links',
  'nightscout_connections',
  'connections',
  'webhooks',
  'webhook_deliveries',
  'reminder_turns',
  'reminder_channels',
  'reminder_deliveries',
  'push_keys',
  'purchases',
  'gateway_events',
  'content_pages',
  'content_revisions',
  'content_moves',
  'content_images',
  'contact_messages',
  'contact_replies',
  'visit_salts',
  'visits',
  'visit_days',
  'sign_ups',
  'statistic_days',
  'audit_entries',
  'coach_model_days',
  'mails',
];

/** The column by which all other tables are distributed. */
const MEMBER = 'user_id';

export interface Breach {
  readonly table: string;
  readonly rule: string;
  /** The index or constraint that breaks the rule, if any. */
  readonly by: string;
}

/** How each table is stored in a distributed database; the rules below use this. */
const TABLES = `
  tables as (
    select c.oid, c.relname::text as name, a.attnum as member,
      case when c.relname = any($1) then 'reference' when c.relname = any($2) then 'local' else 'distributed' end as kind
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    left join pg_attribute a on a.attrelid = c.oid and a.attname = '${MEMBER}' and not a.attisdropped
    where c.relkind in ('r', 'p')
  )`;

const RULES: readonly string[] = [
  `select name, 'has no ${MEMBER} column and is not listed as reference or local' as rule, '' as by
   from tables where kind = 'distributed' and member is null`,

  `select name, '${MEMBER} may be null', '' from tables join pg_attribute a on a.attrelid = oid and a.attnum = member
   where kind = 'distributed' and not a.attnotnull`,

  `select name, 'has no primary key', '' from tables
   where kind = 'distributed' and not exists (select from pg_index where indrelid = oid and indisprimary)`,

  `select name, 'is unique without ${MEMBER}', indexrelid::regclass::text from tables join pg_index on indrelid = oid
   where kind = 'distributed' and member is not null and (indisunique or indisexclusion) and not member = any(indkey::int2[])`,

  `select t.name, 'points to a ' || target.kind || ' table', k.conname
   from tables t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' join tables target on target.oid = k.confrelid
   where (t.kind, target.kind) in (('distributed', 'local'), ('reference', 'distributed'), ('reference', 'local'), ('local', 'distributed'))`,

  `select t.name, 'points to another member''s rows', k.conname
   from tables t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' join tables target on target.oid = k.confrelid
   where t.kind = 'distributed' and target.kind = 'distributed' and not exists (
     select from unnest(k.conkey, k.confkey) as pair (own, other) where pair.own = t.member and pair.other = target.member)`,

  `select t.name, 'would lose its ${MEMBER} with the row it points to', k.conname
   from tables t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and t.member = any(k.conkey)
   where t.kind = 'distributed' and k.confdeltype in ('n', 'd') and coalesce(t.member = any(k.confdelsetcols), true)`,

  `select listed, 'is listed as reference or local but does not exist', ''
   from unnest($1::text[] || $2::text[]) as listed where listed not in (select name from tables)`,

  `select listed, 'is listed both as reference and as local', ''
   from unnest($1::text[]) as listed where listed = any($2)`,
];

/**
 * Reasons the schema couldn't be distributed by member on Citus (https://docs.citusdata.com/en/stable/develop/reference_ddl.html).
 * @param reference tables copied to every node
 * @param local tables that stay on one node
 */
export async function catalogueBreaches(
  connection: Connection,
  reference: readonly string[] = REFERENCE_TABLES,
  local: readonly string[] = LOCAL_TABLES,
): Promise<Breach[]> {
  const found = await connection.query<Breach>(
    `with ${TABLES} select name as "table", rule, by from (${RULES.join('\n union all ')}) as breach (name, rule, by)
     order by 1, 2, 3`,
    [reference, local],
  );
  return found.rows;
}

/** Distributed tables and the distributed tables that they point to. */
const POINTERS = `with ${TABLES}
  select t.name, coalesce(array_agg(target.name::text) filter (where target.name <> t.name), '{}') as needs
  from tables t
  left join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
  left join tables target on target.oid = k.confrelid and target.kind = 'distributed'
  where t.kind = 'distributed' group by t.name order by t.name`;

const HEAD = `-- Distributes Perennial's tables by member on Citus. Run it once on the coordinator, after the first start of this version has
-- created the tables and with all servers stopped. Tables that aren't named here stay local on the coordinator.
begin;`;

/** Statements that distribute the schema on Citus, each table after those it points to. */
export async function distributionStatements(connection: Connection): Promise<string> {
  const { rows } = await connection.query<{ name: string; needs: string[] }>(POINTERS, [
    REFERENCE_TABLES,
    LOCAL_TABLES,
  ]);
  const ordered: string[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((name) => ordered.includes(name)));
    if (ready.length === 0) throw new Error('tables reference each other in a circle');
    ordered.push(...ready.map(({ name }) => name));
    waiting = waiting.filter(({ name }) => !ordered.includes(name));
  }
  const [first = '', ...others] = ordered;
  return [
    HEAD,
    ...REFERENCE_TABLES.map((name) => `select create_reference_table('${name}');`),
    `select create_distributed_table('${first}', '${MEMBER}');`,
    ...others.map(
      (name) => `select create_distributed_table('${name}', '${MEMBER}', colocate_with => '${first}');`,
    ),
    'commit;\n',
  ].join('\n');
}
