import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import { text } from './text.ts';

const TOO_LONG = `Use ${MAX_PASSWORD_CHARS} characters or fewer.`;

/** A new password; the server decides whether it is too common. */
export const newPassword = text()
  .min(MIN_PASSWORD_CHARS, `Use at least ${MIN_PASSWORD_CHARS} characters.`)
  .max(MAX_PASSWORD_CHARS, TOO_LONG);

/** A member's current password. */
export const currentPassword = text().min(1, 'Enter your password.').max(MAX_PASSWORD_CHARS, TOO_LONG);
