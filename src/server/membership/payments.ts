import type { Mailer } from '#server/mail/mailer.ts';
import type { Logger } from 'pino';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { applyMessage, type Applied } from './apply-message.ts';
import type { Gateway, GatewayMessage } from './gateway.ts';
import { gatewayNameOf, type GatewaySettings } from './gateway-choice.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

export interface PaymentDeps extends Deps {
  readonly settings: GatewaySettings & { readonly authSecret: string };
  readonly mailer: Pick<Mailer, 'canSend' | 'sendSoon'>;
  readonly log: Logger;
}

/** Selling memberships: the gateway, and how its messages are applied. */
export interface Payments {
  /** Null if nothing can be bought. */
  readonly gateway: Gateway | null;
  /** @param alongside also written in the transaction with the message's effects */
  readonly take: (
    gateway: Gateway,
    message: GatewayMessage,
    alongside?: (tx: Db) => Promise<void>,
  ) => Promise<Applied>;
}

/** Sets up selling memberships from the settings. */
export function openPayments({ db, settings, mailer, log, now }: PaymentDeps): Payments {
  const name = gatewayNameOf(settings);
  const gateway =
    settings.stripe !== undefined
      ? stripeGateway(settings.stripe, settings.publicUrl)
      : name === 'sandbox'
        ? sandboxGateway(now)
        : null;
  const mail = { publicUrl: settings.publicUrl, secret: settings.authSecret, canSend: mailer.canSend };
  return {
    gateway,
    take: async (from, message, alongside) => {
      const applied = await applyMessage({ db, mail, log, now }, from.name, message, alongside);
      if (applied === 'applied') mailer.sendSoon();
      return applied;
    },
  };
}
