/** Lifetimes offered for tokens, in days; null for no expiry. */
export const TOKEN_DAYS = [30, 90, 365] as const;
export type TokenDays = (typeof TOKEN_DAYS)[number] | null;

/** Tokens per member on plans without a limit: nobody needs more, and a list stays readable. */
export const MAX_TOKENS = 50;

/** An expired token stays in the list this long, so that its owner sees why a program stopped. */
export const EXPIRED_LISTED_DAYS = 30;
