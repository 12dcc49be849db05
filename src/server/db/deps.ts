import type { Logger } from 'pino';
import type { Db } from './database.ts';

/** Dependencies of procedures and commands. */
export interface Deps {
  readonly db: Db;
  readonly now: () => number;
}

/** Dependencies of those that also write mail or to the log. */
export interface MailingDeps extends Deps {
  readonly log: Logger;
  /** Whether mail is sent at all, and what sends it. */
  readonly mailer: { readonly canSend: boolean; sendSoon(): void };
  /** Public URL of this server. */
  readonly publicUrl: string;
}
