import type { Logger } from 'pino';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { Db } from './database.ts';

/** Dependencies of procedures and commands. */
export interface Deps {
  readonly db: Db;
  readonly now: () => number;
}

/** With the reference foods. */
export interface IndexDeps extends Deps {
  readonly index: FoodIndex;
}

/** With mail. */
export interface MailDeps extends Deps {
  /** Whether mail can be sent, and what sends it. */
  readonly mailer: { readonly canSend: boolean; sendSoon(): void };
  /** Public URL of this server. */
  readonly publicUrl: string;
}

/** With mail and the log. */
export interface MailingDeps extends MailDeps {
  readonly log: Logger;
}
