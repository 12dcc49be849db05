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
  readonly log: Logger;
  readonly now: () => number;
}

/** Selling memberships: who takes the money, and how what they tell is taken in. */
export interface Payments {
  /** Null where nothing can be bought. */
  readonly gateway: Gateway | null;
  readonly take: (gateway: Gateway, message: GatewayMessage) => Promise<Applied>;
}

export function openPayments({ db, settings, sendMails, log, now }: PaymentDeps): Payments {
  const name = gatewayNameOf(settings);
  const gateway =
    settings.stripe !== undefined
      ? stripeGateway(settings.stripe, settings.publicUrl)
      : name === 'sandbox'
        ? sandboxGateway(now)
        : null;
  const mail = { publicUrl: settings.publicUrl, secret: settings.authSecret };
  return {
    gateway,
    take: async (from, message) => {
      const applied = await applyMessage({ db, mail, log, now }, from.name, message);
      if (applied === 'applied') sendMails();
      return applied;
    },
  };
}
