import { siteName } from '#server/core/site-name.ts';
import type Stripe from 'stripe';
import {
  ForgedMessage,
  GatewayUnavailable,
  type Gateway,
  type GatewayMessage,
  type Order,
} from './gateway.ts';
import { stripeMessage } from './stripe-message.ts';
import type { StripeConfig } from './stripe-settings.ts';

const PATIENCE_MS = 10_000;
const RETRIES = 2;
/** Stripe keeps a checkout open for at most 24 hours after its start. */
const OPEN_MS = 23 * 60 * 60_000;
/** Older messages are rejected, so that an intercepted one is useless later. */
const TOLERANCE_SECONDS = 300;
/** Stripe remembers an order by this name for at least 24 hours. */
const once = (what: string, purchaseId: string) => ({ idempotencyKey: `perennial-${what}-${purchaseId}` });

const connectionOf = (apiUrl: string | undefined): Stripe.StripeConfig => {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
};

const checkoutOf = (
  { purchaseId, price, createdAtMs }: Order,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: purchaseId,
  metadata: { purchase_id: purchaseId },
  // A charge copies its payment's metadata, so a refund names the purchase even before we know the payment.
  payment_intent_data: { metadata: { purchase_id: purchaseId } },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: price.currency,
        unit_amount: price.amountMinor,
        product_data: { name: `${siteName()}, lifetime access` },
      },
    },
  ],
  // A message with another currency or amount would be rejected.
  adaptive_pricing: { enabled: false },
  expires_at: Math.floor((createdAtMs + OPEN_MS) / 1000),
  success_url: `${publicUrl}/payment-success`,
  cancel_url: `${publicUrl}/payment?notice=cancelled`,
});

/** Payments by Stripe Checkout. Loads the library on first use. */
export function stripeGateway(config: StripeConfig, publicUrl: string): Gateway {
  let loading: Promise<Stripe> | undefined;
  const client = () =>
    (loading ??= import('stripe').then(
      ({ default: Library }) =>
        new Library(config.secretKey, {
          ...connectionOf(config.apiUrl),
          timeout: PATIENCE_MS,
          maxNetworkRetries: RETRIES,
          telemetry: false,
        }),
    ));
  const asking = async <T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await ask(await client());
    } catch (error) {
      // The library's messages may contain an address; its type is enough.
      const kind = error instanceof Error ? error.constructor.name : 'unknown';
      throw new GatewayUnavailable(`Stripe: ${kind}`);
    }
  };
  return {
    name: 'stripe',
    movesMoney: true,
    createCheckout: (order) =>
      asking(async (stripe) => {
        const { id, url } = await stripe.checkout.sessions.create(
          checkoutOf(order, publicUrl),
          once('checkout', order.purchaseId),
        );
        if (url === null) throw new Error('a checkout has no URL');
        return { checkoutId: id, url };
      }),
    parseEvent: async (body, signature = ''): Promise<GatewayMessage | undefined> => {
      const stripe = await client();
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          config.webhookSecret,
          TOLERANCE_SECONDS,
        );
      } catch {
        throw new ForgedMessage();
      }
      return stripeMessage(event);
    },
    refund: ({ id, paymentId, failures }) =>
      asking(async (stripe) => {
        await stripe.refunds.create(
          { payment_intent: paymentId },
          once('refund', failures === 0 ? id : `${id}-${failures}`),
        );
        return undefined;
      }),
  };
}
