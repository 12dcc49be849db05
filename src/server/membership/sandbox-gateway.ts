import { z } from 'zod';
import { LIFETIME_PRICE } from '#domain/membership/purchase.ts';
import { ForgedMessage, type Gateway } from './gateway.ts';

const CHECKOUT = 'sandbox_';
/** The buttons of the sandbox's page. */
const message = z.object({
  purchase: z.uuid(),
  outcome: z.enum(['pay', 'fail']),
  email: z.email().max(254).optional().catch(undefined),
});

const paymentOf = (purchaseId: string): string => `${CHECKOUT}payment_${purchaseId}`;

/** A gateway without money, on a page of ours: its buttons send its messages. */
export const sandboxGateway = (now: () => number): Gateway => ({
  name: 'sandbox',
  movesMoney: false,
  createCheckout: ({ purchaseId }) =>
    Promise.resolve({ checkoutId: CHECKOUT + purchaseId, url: `/payment/sandbox?purchase=${purchaseId}` }),
  parseEvent: (body) => {
    const read = message.safeParse(Object.fromEntries(new URLSearchParams(body)));
    if (!read.success) return Promise.reject(new ForgedMessage());
    const { purchase, outcome, email } = read.data;
    return Promise.resolve({
      // One outcome per checkout, as at Stripe: a failed one is over, and trying again starts a new one.
      eventId: `${purchase} outcome`,
      atMs: now(),
      purchaseId: purchase,
      checkoutId: CHECKOUT + purchase,
      paymentId: paymentOf(purchase),
      email,
      event: outcome === 'pay' ? { kind: 'paid', ...LIFETIME_PRICE } : { kind: 'failed' },
    });
  },
  refund: ({ id, amountMinor }) =>
    Promise.resolve({
      eventId: `${id} refund`,
      atMs: now(),
      purchaseId: id,
      paymentId: paymentOf(id),
      event: { kind: 'refunded', refundedMinor: amountMinor },
    }),
});
