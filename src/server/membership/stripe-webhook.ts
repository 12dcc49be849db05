import { Hono } from 'hono';
import type { Logger } from 'pino';
import { limitBody } from '#server/http/body-limit.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { ForgedMessage } from './gateway.ts';
import type { Payments } from './payments.ts';

/** Messages of Stripe are a few kB. */
const MAX_BYTES = 256 * 1024;

/** `POST /api/stripe/webhook`: receives Stripe's messages. Anybody may send one; only the signature authenticates it. */
export function stripeWebhook({ gateway, take }: Payments, log: Logger) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  routes.post('/webhook', limitBody({ maxBytes: MAX_BYTES }), async (c) => {
    c.set('routeName', 'stripe.webhook');
    c.header('Cache-Control', 'no-store');
    if (gateway?.name !== 'stripe') return wireAnswer(c, 'NOT_FOUND');
    try {
      const message = await gateway.parseEvent(await c.req.text(), c.req.header('stripe-signature'));
      if (!message) return c.json({ taken: 'foreign' });
      const taken = await take(gateway, message);
      log.info({ kind: message.event.kind, taken }, 'received a payment event from Stripe');
      return c.json({ taken });
    } catch (error) {
      if (error instanceof ForgedMessage)
        return wireAnswer(c, 'BAD_REQUEST', 'The Stripe signature is missing or invalid.', 'signature');
      throw error;
    }
  });
  return routes;
}
