import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeConfig } from './stripe-settings.ts';

const SECRET_KEY = 'sk_test_of_the_loopback_server';
const WEBHOOK_SECRET = 'whsec_of_the_loopback_server';

/** A requested checkout, with the API's names: `line_items[0][quantity]`. */
export interface LoopbackCheckout {
  readonly id: string;
  readonly url: string;
  readonly asked: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const refusal = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: code } },
});

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}

/** A loopback server with Stripe's API: checkouts, refunds, idempotency keys, signed messages. */
export async function openLoopbackStripe() {
  const checkouts: LoopbackCheckout[] = [];
  const refunds: Record<string, string>[] = [];
  const known = new Map<string, { asked: string; answer: Answer }>();
  let fails = 0;
  let requests = 0;

  const act = (path: string, asked: Record<string, string>): Answer => {
    if (path === '/v1/refunds') {
      refunds.push(asked);
      return { status: 200, body: { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded' } };
    }
    if (path !== '/v1/checkout/sessions') return refusal(404, 'invalid_request_error', 'resource_missing');
    const id = `cs_test_${checkouts.length + 1}`;
    const checkout = { id, url: `${address()}/c/pay/${id}`, asked };
    checkouts.push(checkout);
    return { status: 200, body: { id, object: 'checkout.session', url: checkout.url, status: 'open' } };
  };
  const answerOf = (request: IncomingMessage, asked: Record<string, string>): Answer => {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return refusal(401, 'invalid_request_error', 'api_key_invalid');
    if (fails > 0) {
      fails -= 1;
      return refusal(500, 'api_error', 'planned');
    }
    const key = String(request.headers['idempotency-key']);
    const before = known.get(key);
    const text = JSON.stringify(asked);
    if (before && before.asked !== text) return refusal(400, 'idempotency_error', 'other_parameters');
    const answer = before?.answer ?? act(request.url ?? '', asked);
    known.set(key, { asked: text, answer });
    return answer;
  };

  const server = createServer((request, response) => {
    requests += 1;
    if (request.method === 'GET') {
      const checkout = checkouts.find(({ id }) => request.url === `/c/pay/${id}`);
      response.writeHead(checkout ? 200 : 404, { 'content-type': 'text/html' });
      response.end(
        `<!doctype html><title>Checkout</title><h1>Checkout at Stripe</h1><a href="${checkout?.asked['success_url']}">Paid</a> <a href="${checkout?.asked['cancel_url']}">Back</a>`,
      );
      return;
    }
    void formOf(request).then((asked) => {
      const { status, body } = answerOf(request, asked);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config: StripeConfig = {
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: address(),
  };
  return {
    config,
    /** All requests, oldest first. */
    checkouts,
    refunds,
    requests: () => requests,
    /** How many of the next requests fail. */
    fail: (times: number) => (fails = times),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type LoopbackStripe = Awaited<ReturnType<typeof openLoopbackStripe>>;

let messages = 0;

/** A Stripe message about an object, with a new id unless given. */
export const stripeEvent = (type: string, object: object, changes: object = {}) => ({
  id: `evt_${(messages += 1)}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: Math.floor(Date.now() / 1000),
  type,
  data: { object },
  ...changes,
});

/** A fully paid checkout session; override what matters. */
export const sessionOf = (checkout: LoopbackCheckout, changes: object = {}) => ({
  id: checkout.id,
  object: 'checkout.session',
  mode: 'payment',
  payment_status: 'paid',
  amount_total: 4900,
  currency: 'usd',
  client_reference_id: checkout.asked['client_reference_id'],
  metadata: { purchase_id: checkout.asked['metadata[purchase_id]'] },
  payment_intent: `pi_of_${checkout.id}`,
  customer_details: { email: 'ada@example.org' },
  ...changes,
});

/** A checkout's charge with a partial refund. */
export const chargeOf = (checkout: LoopbackCheckout, refundedMinor: number) => ({
  id: `ch_of_${checkout.id}`,
  object: 'charge',
  amount: 4900,
  amount_refunded: refundedMinor,
  currency: 'usd',
  refunded: refundedMinor === 4900,
  metadata: { purchase_id: checkout.asked['payment_intent_data[metadata][purchase_id]'] },
  payment_intent: `pi_of_${checkout.id}`,
});

/** The refund of a checkout's payment. */
export const refundOf = (checkout: LoopbackCheckout, status: string) => ({
  id: `re_of_${checkout.id}`,
  object: 'refund',
  amount: 4900,
  currency: 'usd',
  charge: `ch_of_${checkout.id}`,
  payment_intent: `pi_of_${checkout.id}`,
  metadata: {},
  status,
});

/** A dispute about the payment of a checkout. */
export const disputeOf = (checkout: LoopbackCheckout, status: string) => ({
  id: `dp_of_${checkout.id}`,
  object: 'dispute',
  charge: `ch_of_${checkout.id}`,
  payment_intent: `pi_of_${checkout.id}`,
  metadata: {},
  status,
});

/** A message as Stripe sends it: the exact text, and its signature. */
export function signedMessage(
  event: object,
  { secret = WEBHOOK_SECRET, sentAtMs = Date.now() }: { secret?: string; sentAtMs?: number } = {},
): { readonly method: 'POST'; readonly body: string; readonly headers: Record<string, string> } {
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(sentAtMs / 1000),
  });
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  };
}
