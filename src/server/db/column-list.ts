import { sql, type SQL } from 'drizzle-orm';

/**
 * A column of values as one parameter, for `unnest`: with a parameter for each value, building the statement takes
 * longer than storing thousands of rows.
 */
export const columnList = (
  values: readonly unknown[],
  type: 'uuid' | 'date' | 'timestamptz' | 'float8' | 'text',
): SQL => sql`${sql.param(values)}::${sql.raw(type)}[]`;
