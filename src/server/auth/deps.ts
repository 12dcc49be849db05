import type { MailingDeps } from '#server/db/deps.ts';
import type { Auth } from './auth.ts';

/** Dependencies of commands on logins. */
export interface AuthDeps extends MailingDeps {
  readonly auth: Auth;
}
