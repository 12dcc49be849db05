import { sql } from 'drizzle-orm';
import type { Logged } from '#domain/coach/suggested-questions.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Asker } from './record-queries.ts';

const DAYS = 30;

const TABLES: Readonly<Record<Exclude<keyof Logged, 'bloodTests' | 'glucose'>, string>> = {
  meals: 'meals',
  sleep: 'sleeps',
  weight: 'body_measurements',
  movement: 'activity_days',
  water: 'drinks',
  fasts: 'fasts',
};

/** Number of the last 30 days on which a member logged each kind of entry. */
export async function loggedDays({ db, userId, today }: Asker): Promise<Logged> {
  const from = addDays(today, 1 - DAYS);
  const counts = Object.entries(TABLES).map(
    ([name, table]) =>
      sql`(select count(distinct local_date)::int from ${sql.identifier(table)}
        where user_id = ${userId} and deleted_at is null and local_date between ${from} and ${today}) as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<{
    [Key in keyof Logged]: number;
  }>(sql`select ${sql.join(counts, sql`, `)},
    (select count(distinct local_date)::int from glucose_readings
      where user_id = ${userId} and deleted_at is null and measured_at >= ${from}::date - 1 and local_date >= ${from}) as glucose,
    (select count(*)::int from blood_panels where user_id = ${userId} and deleted_at is null) as "bloodTests"`);
  const [found] = rows;
  return (
    found ?? { meals: 0, sleep: 0, weight: 0, movement: 0, water: 0, glucose: 0, fasts: 0, bloodTests: 0 }
  );
}
