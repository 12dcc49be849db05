import { sql } from 'drizzle-orm';
import type { TotalSources } from '#contract/shared/source-order.ts';
import { rankIn } from '#domain/movement/active-days.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Deps } from '#server/db/deps.ts';
import type { SourceChoice } from '#server/http/api/source-choice.ts';
import { putSourceOrder } from '#server/movement/commands.ts';
import { sourceOrderOf } from '#server/movement/queries.ts';
import { RECORDINGS, type RecordingKind } from './recordings.ts';
import { settleRecordings } from './settle.ts';

/** Which source counts if several recorded the same night or workout. */
export function sourceOrders({ db, now }: Deps, kind: RecordingKind): SourceChoice {
  const { table, others } = RECORDINGS[kind];
  /** Sources with records, by priority. */
  async function get({ userId }: Actor): Promise<TotalSources> {
    const order = await sourceOrderOf(db, userId, kind);
    // What was imported first counts before the other sources that aren't in the order.
    const { rows } = await db.execute<{ source: string; days: number }>(sql`
      select source, count(distinct local_date)::int as days from (
        select source, local_date, created_at from ${table} where user_id = ${userId}::uuid and deleted_at is null
        union all
        select source, local_date, created_at from ${sql.identifier(others)} where user_id = ${userId}::uuid) recorded
      where source <> 'manual' group by source order by min(created_at), source`);
    const sources = rows.toSorted((one, other) => rankIn(order, one.source) - rankIn(order, other.source));
    return { order: [...order], sources };
  }
  return {
    get,
    async put(actor: Actor, order: readonly string[]): Promise<TotalSources> {
      await putSourceOrder(db, actor, kind, order, now());
      await settleRecordings(db, actor.userId, RECORDINGS[kind]);
      return get(actor);
    },
  };
}
