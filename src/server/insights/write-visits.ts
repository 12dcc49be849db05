import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { MAX_PARTS } from './metrics.ts';
import { saltOf, visitorOf } from './salts.ts';

/** A view before it is written; its visitor isn't hashed yet. */
export interface PendingVisit {
  readonly day: string;
  readonly atMs: number;
  readonly person: string;
  readonly path: string;
  readonly source: string;
  readonly campaign: string | null;
}

const VIEWS_AT_ONCE = 1000;

/** Lock for changing visit figures, held until the end of the transaction. */
export const VISITS_LOCK = sql`pg_advisory_xact_lock(hashtext('insights visits'))`;

/** The first parts of a day keep their names; `name` is null beyond the limit. */
const named = (table: string, column: string, metric: string) => sql`
  ${sql.identifier(table)} as (
    select day, part, case when is_known
      or known + row_number() over (partition by day, is_known order by part) <= ${MAX_PARTS} then part end as name
    from (
      select p.day, p.part, s.part is not null as is_known,
        (select count(*) from statistic_days as k where k.day = p.day and k.metric = ${metric}) as known
      from (select distinct day, ${sql.identifier(column)} as part from people) as p
      left join statistic_days as s on s.day = p.day and s.metric = ${metric} and s.part = p.part
      where p.part is not null
    ) as parts
  )`;

/** The first view of a visitor, in index order: a visitor may have many, and this runs for up to a thousand visitors. */
const firstOf = (columns: SQL, test: SQL) =>
  sql`select ${columns} from visits as v where ${test} order by v.at, v.id limit 1`;

/** Writes rows and adds them to their day's rollup, so that a busy current day is read as quickly as a past one. */
const added = (rows: string) => sql`
  with given as materialized (
    select * from json_to_recordset(${rows}::json)
      as given (n int, day date, at timestamptz, visitor text, path text, source text, campaign text)
  ),
  written as (
    insert into visits (day, at, visitor, path, source, campaign)
    select day, at, visitor, path, source, campaign from given order by n
  ),
  people as materialized (
    select who.day, visitor, coalesce(first.source, who.source) as source,
      case when first.source is null then who.campaign else first.campaign end as campaign, first.source is null as is_new
    from (select distinct on (day, visitor) day, visitor, source, campaign from given order by day, visitor, at, n) as who
    left join lateral (${firstOf(sql`v.source, v.campaign`, sql`v.day = who.day and v.visitor = who.visitor`)}) as first on true
  ),
  ${named('sources', 'source', 'visitors')},
  ${named('campaigns', 'campaign', 'campaign-visitors')},
  viewers as (
    select people.day, visitor, coalesce(sources.name, 'other') as source, campaigns.name as campaign, is_new
    from people
    join sources on sources.day = people.day and sources.part = people.source
    left join campaigns on campaigns.day = people.day and campaigns.part = people.campaign
  ),
  pages as (
    insert into visit_days as kept (day, path, source, views, visitors)
    select viewed.day, viewed.path, source, sum(views), count(*) filter (where first.day is null)
    from (
      select given.day, visitor, path, viewers.source, count(*) as views
      from given join viewers using (day, visitor) group by given.day, visitor, path, viewers.source
    ) as viewed
    left join lateral (
      ${firstOf(sql`v.day`, sql`v.day = viewed.day and v.visitor = viewed.visitor and v.path = viewed.path`)}
    ) as first on true
    group by viewed.day, viewed.path, source
    on conflict (day, path, source) do update
      set views = kept.views + excluded.views, visitors = kept.visitors + excluded.visitors
  )
  insert into statistic_days as kept (day, metric, part, value)
  select day, metric, part, count(*) from (
    select day, 'views' as metric, viewers.source as part from given join viewers using (day, visitor)
    union all select day, 'visitors', source from viewers where is_new
    union all select day, 'campaign-visitors', campaign from viewers where is_new and campaign is not null
  ) as figures group by day, metric, part
  on conflict (day, metric, part) do update set value = kept.value + excluded.value`;

/** Stores views, with the day's hash in place of the person. */
export async function writeVisits(db: Db, pending: readonly PendingVisit[]): Promise<void> {
  const salts = new Map<string, string>();
  for (const { day } of pending) if (!salts.has(day)) salts.set(day, await saltOf(db, day));
  const rows = pending.map(({ atMs, person, ...visit }, n) => ({
    ...visit,
    n,
    at: new Date(atMs),
    visitor: visitorOf(salts.get(visit.day) ?? '', person),
  }));
  for (let at = 0; at < rows.length; at += VIEWS_AT_ONCE)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select ${VISITS_LOCK}`);
      await tx.execute(added(JSON.stringify(rows.slice(at, at + VIEWS_AT_ONCE))));
    });
}
