import { sql, type Placeholder, type SQL } from 'drizzle-orm';

/**
 * A member's id for a statement that joins their tables, so that PostgreSQL plans for a member of average size. For an id that its
 * statistics don’t know yet it would expect one row, and compare each meal of 90 days with each food: fifty times as long.
 */
export const asAverage = (userId: string | Placeholder): SQL<string> => sql<string>`(select ${userId}::uuid)`;
