import { z } from 'zod';
import { GATEWAYS, PURCHASE_STATES } from '#domain/membership/purchase.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { TOKEN_STATES } from '#domain/membership/token-state.ts';
import { base } from '#contract/shared/errors.ts';
import { instant } from '#contract/shared/time.ts';
import { text } from '#contract/shared/text.ts';

/** Remaining uses of a daily limit, and when it resets: the member's next midnight. */
export const usesToday = z.object({ limit: z.number(), left: z.number(), resetsAt: instant });

export type UsesToday = z.infer<typeof usesToday>;

/** A purchase as the payer and admins see it. */
export const purchaseSummary = z.object({
  id: z.uuid(),
  state: z.enum(PURCHASE_STATES),
  /** Whether the gateway has reported anything. If so and it is still pending, a bank is processing it. */
  isReported: z.boolean(),
  /** In the currency's smallest unit. */
  amountMinor: z.number(),
  refundedMinor: z.number(),
  /** ISO 4217, lowercase. */
  currency: z.string(),
  createdAt: instant,
  paidAt: instant.nullable(),
});

const purchase = purchaseSummary.extend({
  gateway: z.enum(GATEWAYS),
  endedAt: instant.nullable(),
  /** Deadline for a refund; null if there is nothing to refund, or it has passed. */
  refundableUntil: instant.nullable(),
});

export type Purchase = z.infer<typeof purchase>;

const membershipShape = z.object({
  plan: z.enum(PLANS),
  /** Model analyses; null if this server has no model. */
  modelAnalyses: usesToday.nullable(),
  /** The payment gateway; null if nothing can be bought. */
  gateway: z.enum(GATEWAYS).nullable(),
  /** Newest first; expired checkouts are left out. */
  purchases: z.array(purchase),
});

export type Membership = z.infer<typeof membershipShape>;

const tags = ['membership'];
const ofPurchase = z.object({ id: z.uuid() });

export const membership = {
  get: base
    .route({
      method: 'GET',
      path: '/membership',
      tags,
      summary: 'Get the plan, today’s usage and purchases',
    })
    .output(membershipShape),
  refund: base
    .route({
      method: 'POST',
      path: '/membership/purchases/{id}/refund',
      tags,
      summary: 'Refund a sandbox purchase; request other refunds by email',
    })
    .input(ofPurchase)
    .output(membershipShape),
  lookUpToken: base
    .route({
      method: 'POST',
      path: '/membership/token',
      tags,
      summary: 'Check the token for a purchase made without an account',
    })
    .input(z.object({ token: text().max(200) }))
    .output(z.object({ state: z.enum(TOKEN_STATES) })),
};

/** Admins' actions on purchases. */
export const adminPurchases = {
  refund: base
    .route({
      method: 'POST',
      path: '/admin/purchases/{id}/refund',
      tags: ['admin'],
      summary: 'Refund a purchase; a member with no other purchase returns to the free plan',
    })
    .input(ofPurchase)
    .output(z.object({ state: z.enum(PURCHASE_STATES) })),
};
