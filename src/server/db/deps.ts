import type { Logger } from 'pino';
import type { Db } from './database.ts';

/** Dependencies of procedures and commands. */
export interface Deps {
  readonly db: Db;
  readonly now: () => number;
}

/** For those that also send mail or log. */
export interface MailingDeps extends Deps {
  readonly log: Logger;
  /** Whether mail can be sent, and what sends it. */
  readonly mailer: { readonly canSend: boolean; sendSoon(): void };
  /** Public URL of this server. */
  readonly publicUrl: string;
}
