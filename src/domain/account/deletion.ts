/** Days between asking for the deletion of an account and the deletion: logging in meanwhile keeps it. */
export const DELETION_GRACE_DAYS = 14;

/** What has to be typed, so that nobody deletes an account by a slip of the hand. */
export const DELETION_WORD = 'delete';
