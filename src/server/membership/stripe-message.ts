import type Stripe from 'stripe';
import { z } from 'zod';
import type { PurchaseEvent } from '#domain/membership/purchase.ts';
import type { GatewayMessage } from './gateway.ts';

type Facts = Pick<GatewayMessage, 'event' | 'purchaseId' | 'checkoutId' | 'paymentId' | 'email'>;

const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** The purchase in an object's metadata, if it is ours: other shops may share the account. */
const purchaseOf = (metadata: Stripe.Metadata | null): string | undefined =>
  z.uuid().safeParse(metadata?.['purchase_id']).data;

const paidBy = ({ amount_total: amountMinor, currency }: Stripe.Checkout.Session): PurchaseEvent => ({
  kind: 'paid',
  amountMinor: amountMinor ?? 0,
  currency: currency ?? '',
});

/** A checkout of ours carries its purchase twice; payment links let the payer's address set one of the two. */
function aboutCheckout(session: Stripe.Checkout.Session, event: PurchaseEvent): Facts | undefined {
  const purchaseId = purchaseOf(session.metadata);
  if (purchaseId === undefined || session.client_reference_id !== purchaseId) return undefined;
  return {
    event,
    purchaseId,
    checkoutId: session.id,
    paymentId: idOf(session.payment_intent),
    email: session.customer_details?.email ?? undefined,
  };
}

function aboutRefund(charge: Stripe.Charge): Facts | undefined {
  const purchaseId = purchaseOf(charge.metadata);
  if (purchaseId === undefined) return undefined;
  return {
    event: { kind: 'refunded', refundedMinor: charge.amount_refunded },
    purchaseId,
    paymentId: idOf(charge.payment_intent),
  };
}

/** A refund that failed or was canceled. It names only the payment; successful refunds are in the charge. */
function aboutRefundBack({ id, amount, status, payment_intent: payment }: Stripe.Refund): Facts | undefined {
  const paymentId = idOf(payment);
  if (paymentId === undefined || (status !== 'failed' && status !== 'canceled')) return undefined;
  return { event: { kind: 'refund-failed', refundId: id, amountMinor: amount }, paymentId };
}

/** A dispute names only the payment. */
function aboutDispute({ payment_intent: payment }: Stripe.Dispute, event: PurchaseEvent): Facts | undefined {
  const paymentId = idOf(payment);
  return paymentId === undefined ? undefined : { event, paymentId };
}

function factsOf(event: Stripe.Event): Facts | undefined {
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object;
      const isPaid = session.payment_status !== 'unpaid';
      return aboutCheckout(session, isPaid ? paidBy(session) : { kind: 'processing' });
    }
    case 'checkout.session.async_payment_succeeded':
      return aboutCheckout(event.data.object, paidBy(event.data.object));
    case 'checkout.session.async_payment_failed':
      return aboutCheckout(event.data.object, { kind: 'failed' });
    case 'checkout.session.expired':
      return aboutCheckout(event.data.object, { kind: 'expired' });
    case 'charge.refunded':
      return aboutRefund(event.data.object);
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      return aboutRefundBack(event.data.object);
    case 'charge.dispute.created':
      return aboutDispute(event.data.object, { kind: 'dispute-opened', disputeId: event.data.object.id });
    case 'charge.dispute.closed': {
      const { id, status } = event.data.object;
      return aboutDispute(event.data.object, {
        kind: 'dispute-closed',
        disputeId: id,
        isLost: status === 'lost',
      });
    }
    default:
      return undefined;
  }
}

/** A Stripe message in our terms; undefined if it isn't about us. */
export function stripeMessage(event: Stripe.Event): GatewayMessage | undefined {
  const facts = factsOf(event);
  return facts && { eventId: event.id, atMs: event.created * 1000, ...facts };
}
