const DOMAIN = '@members.invalid';

/** The account library demands an address of everybody; members without one get this. It never leaves `server/auth`. */
export const internalAddress = (userId: string): string => `${userId}${DOMAIN}`;

/** Whether an address is one of ours: nobody may register or sign in with it. */
export const isInternalAddress = (address: string): boolean => address.trim().toLowerCase().endsWith(DOMAIN);
