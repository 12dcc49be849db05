/** Days until an account is deleted. Signing in before then cancels it. */
export const DELETION_GRACE_DAYS = 14;

/** Typed to confirm, so that nobody deletes an account by accident. */
export const DELETION_WORD = 'delete';
