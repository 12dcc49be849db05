import { rangeBefore, type DayRange } from '#domain/time/day-range.ts';
import { sql } from 'drizzle-orm';
import type { MoneyMove } from '#domain/insights/revenue.ts';
import type { Db } from '#server/db/database.ts';

/** Payments and refunds by day (UTC) and currency, and the number of buyers by source. Excludes the sandbox, which has no money. */
export interface Money {
  readonly moves: readonly MoneyMove[];
  readonly paymentsBySource: ReadonlyMap<string, number>;
  readonly sandboxPayments: number;
}

type MoneySum = Pick<MoneyMove, keyof MoneyMove> & {
  readonly isSandbox: boolean;
  /** Null for a sum by day and currency; else a source's sum over all days. */
  readonly source: string | null;
};

// A gateway reports total refunds so far, so a message counts only the excess over the previous maximum; a refund that later failed counts
// nothing (see `purchaseStatus`).
const REFUNDS = sql`
  select refund.happened_at as at, refund.total, p.currency, coalesce(p.source, 'direct') as source, p.gateway,
    coalesce(max(refund.total) over (
      partition by refund.purchase_id order by refund.happened_at, refund.event_id
      rows between unbounded preceding and 1 preceding), 0) as given_before
  from (
    select e.purchase_id, e.event_id, e.happened_at, greatest(0, (e.event ->> 'refundedMinor')::int - coalesce((
      select sum(failure.amount) from (
        select max((f.event ->> 'amountMinor')::int) as amount from gateway_events f
        where f.purchase_id = e.purchase_id and f.event ->> 'kind' = 'refund-failed'
        group by f.event ->> 'refundId' having min(f.happened_at) >= e.happened_at
      ) as failure), 0)) as total
    from gateway_events e where e.event ->> 'kind' = 'refunded'
  ) as refund join purchases p on p.id = refund.purchase_id
  where p.paid_at is not null`;

/**
 * Payments and refunds. Each partial refund counts on its day at the gateway; a lost dispute takes the rest on the day it was decided.
 */
export async function moneyOf(db: Db, { from, to }: DayRange): Promise<Money> {
  const { rows } = await db.execute<MoneySum>(sql`
    with bounds as (
      select ${from}::timestamp at time zone 'UTC' as begin, (${to}::date + 1)::timestamp at time zone 'UTC' as "end"
    ),
    moves as (
      select (paid_at at time zone 'UTC')::date as day, 'payment' as kind, amount_minor as amount, currency,
        coalesce(source, 'direct') as source, gateway
      from purchases, bounds where paid_at >= begin and paid_at < "end"
      union all
      select (at at time zone 'UTC')::date, 'refund', total - given_before, currency, source, gateway
      from (${REFUNDS}) as refund, bounds
      where total > given_before and at >= begin and at < "end"
      union all
      select (ended_at at time zone 'UTC')::date, 'refund', amount_minor - refunded_minor, currency,
        coalesce(source, 'direct'), gateway
      from purchases, bounds
      where state = 'lost' and paid_at is not null and amount_minor > refunded_minor
        and ended_at >= begin and ended_at < "end"
    )
    select day::text as date, currency, kind, gateway = 'sandbox' as "isSandbox", source, count(*)::int as count,
      sum(amount)::float8 as "amountMinor"
    from moves group by grouping sets ((day, currency, kind, gateway), (source, kind, gateway)) order by day`);
  const ofDays = rows.filter(({ source }) => source === null);
  const payments = rows.filter(({ source, kind }) => source !== null && kind === 'payment');
  const counts = new Map<string, number>();
  for (const { source, count, isSandbox } of payments)
    if (source !== null && !isSandbox) counts.set(source, (counts.get(source) ?? 0) + count);
  return {
    moves: ofDays.filter(({ isSandbox }) => !isSandbox),
    paymentsBySource: counts,
    sandboxPayments: payments.reduce((sum, { count, isSandbox }) => sum + (isSandbox ? count : 0), 0),
  };
}

/** How many of the members who signed up in a range of days, and in the previous range, have bought lifetime access. Excludes the sandbox. */
export async function buyersOf(
  db: Db,
  { from, to }: DayRange,
): Promise<{ readonly now: number; readonly before: number }> {
  const before = rangeBefore({ from, to });
  const { rows } = await db.execute<{ now: number; before: number }>(sql`
    select count(*) filter (where day >= ${from})::int as now, count(*) filter (where day < ${from})::int as before
    from sign_ups where day between ${before.from} and ${to}
      and user_id in (select user_id from purchases where state in ('paid', 'disputed') and gateway <> 'sandbox')`);
  return rows[0] ?? { now: 0, before: 0 };
}
