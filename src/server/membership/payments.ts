import type { Logger } from 'pino';
import type { Db } from '#server/db/database.ts';
import { applyMessage, type Applied } from './apply-message.ts';
import type { Gateway, GatewayMessage } from './gateway.ts';
import { gatewayNameOf, type GatewaySettings } from './gateway-choice.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

export interface PaymentDeps {
  readonly db: Db;
  readonly settings: GatewaySettings & { readonly authSecret: string };
  /** Has the mails that were written sent. */
  readonly sendMails: () => void;
  /** Whether they go out by themselves. */
  readonly canMail: boolean;
  readonly log: Logger;
  readonly now: () => number;
}

/** Selling memberships: who takes the money, and how what they tell is taken in. */
export interface Payments {
  /** Null where nothing can be bought. */
  readonly gateway: Gateway | null;
  /** @param alongside what is written down in the same transaction as what follows from the message */
  readonly take: (
    gateway: Gateway,
    message: GatewayMessage,
    alongside?: (tx: Db) => Promise<void>,
  ) => Promise<Applied>;
}

/** Opens selling memberships, as the settings say. */
export function openPayments({ db, settings, sendMails, canMail, log, now }: PaymentDeps): Payments {
  const name = gatewayNameOf(settings);
  const gateway =
    settings.stripe !== undefined
      ? stripeGateway(settings.stripe, settings.publicUrl)
      : name === 'sandbox'
        ? sandboxGateway(now)
        : null;
  const mail = { publicUrl: settings.publicUrl, secret: settings.authSecret, canSend: canMail };
  return {
    gateway,
    take: async (from, message, alongside) => {
      const applied = await applyMessage({ db, mail, log, now }, from.name, message, alongside);
      if (applied === 'applied') sendMails();
      return applied;
    },
  };
}
