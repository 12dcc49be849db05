import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

const DOMAIN = '@members.invalid';

/** The account library demands an address of everybody; members without one get this. It never leaves `server/auth`. */
export const internalAddress = (userId: string): string => `${userId}${DOMAIN}`;

/** Whether an address is one of ours: nobody may register or sign in with it. */
export const isInternalAddress = (address: string): boolean => address.trim().toLowerCase().endsWith(DOMAIN);

/** The address that a person gave; null for who gave none. */
export const givenAddress = (address: string): string | null => (isInternalAddress(address) ? null : address);

/** Of a search by address: ours are nobody's. Written out, not as a parameter, so that the index of given addresses is known to hold them. */
export const isGivenAddress = (column: AnyColumn): SQL => sql`${column} not like ${sql.raw(`'%${DOMAIN}'`)}`;
