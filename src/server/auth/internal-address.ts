import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

const DOMAIN = '@members.invalid';

/** The account library requires an address, so members without one get this. It never leaves `server/auth`. */
export const internalAddress = (userId: string): string => `${userId}${DOMAIN}`;

/** Whether an address is a placeholder of ours: nobody may register or sign in with it. */
export const isInternalAddress = (address: string): boolean => address.trim().toLowerCase().endsWith(DOMAIN);

/** The address a person entered; null if they entered none. */
export const enteredAddress = (address: string): string | null =>
  isInternalAddress(address) ? null : address;

/** Excludes placeholders from a search by address. Inlined, not as a parameter, so that the planner can use the partial index. */
export const isEnteredAddress = (column: AnyColumn): SQL =>
  sql`${column} not like ${sql.raw(`'%${DOMAIN}'`)}`;
