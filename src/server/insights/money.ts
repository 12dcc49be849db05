import { sql } from 'drizzle-orm';
import type { DayRange } from '#domain/insights/change.ts';
import type { MoneyMove } from '#domain/insights/revenue.ts';
import type { Db } from '#server/db/database.ts';

/** A move of money with the source of who paid. The sandbox plays with none: its moves are told apart and never revenue. */
export type SourcedMove = Pick<MoneyMove, keyof MoneyMove> & {
  readonly source: string;
  readonly isSandbox: boolean;
};

/**
 * Payments and refunds by day (UTC), currency and source. A dispute that was lost is a refund of all; where the gateway did not tell
 * when a part was given back, it counts on the day of the payment.
 */
export async function moneyMoves(db: Db, { from, to }: DayRange): Promise<readonly SourcedMove[]> {
  const { rows } = await db.execute<SourcedMove>(sql`
    with bounds as (
      select ${from}::timestamp at time zone 'UTC' as begin, (${to}::date + 1)::timestamp at time zone 'UTC' as "end"
    ),
    moves as (
      select paid_at as at, 'payment' as kind, amount_minor as amount, currency, source, gateway
      from purchases, bounds where paid_at >= begin and paid_at < "end"
      union all
      select coalesce(ended_at, paid_at), 'refund',
        case when state = 'lost' then amount_minor else refunded_minor end, currency, source, gateway
      from purchases, bounds
      where paid_at is not null and (refunded_minor > 0 or state = 'lost')
        and coalesce(ended_at, paid_at) >= begin and coalesce(ended_at, paid_at) < "end"
    )
    select (at at time zone 'UTC')::date::text as date, currency, kind, gateway = 'sandbox' as "isSandbox",
      coalesce(source, 'direct') as source, count(*)::int as count, sum(amount)::float8 as "amountMinor"
    from moves group by 1, 2, 3, 4, 5 order by 1`);
  return rows;
}

/** Of the members who signed up in a range of days, how many have lifetime access that they bought. */
export async function buyersOf(db: Db, { from, to }: DayRange): Promise<number> {
  const { rows } = await db.execute<{ buyers: number }>(sql`
    select count(distinct p.user_id)::int as buyers
    from purchases p join sign_ups s on s.user_id = p.user_id
    where p.state in ('paid', 'disputed') and s.day between ${from} and ${to}`);
  return rows[0]?.buyers ?? 0;
}
