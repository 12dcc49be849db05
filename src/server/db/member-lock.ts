import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Locks a member's writes of one kind until the transaction ends: two concurrent ones would each find no conflict. */
export const lockMember = (
  tx: Db,
  kind:
    | 'blood'
    | 'conversations'
    | 'erasing'
    | 'experiments'
    | 'facts'
    | 'fasts'
    | 'purchases'
    | 'reminders'
    | 'report-links'
    | 'sleeps'
    | 'tokens'
    | 'webhooks'
    | 'workouts',
  userId: string,
) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${userId}`}, 0))`);
