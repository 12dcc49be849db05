/** Shortest new password, in characters. */
export const MIN_PASSWORD_CHARS = 10;
/** Hashing a longer one would cost the server too much. */
export const MAX_PASSWORD_CHARS = 128;
