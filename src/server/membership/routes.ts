import { implement } from '@orpc/server';
import { adminPurchases, membership } from '#contract/membership.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import { adminsOnly, membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { Refusal } from '#server/core/refusal.ts';
import { purchaseOfToken, tokenStateOf } from './token-purchase.ts';
import { membershipOf } from './queries.ts';
import { refundAny, refundOwn, type RefundDeps } from './refunds.ts';

export interface MembershipDeps extends RefundDeps {
  /** Whether a model is configured, so that its uses are counted. */
  readonly hasModel: boolean;
}

/** People open a receipt's link once or twice, so this stops only guessing. */
const LOOKS = { tries: 60, windowMs: 60 * 60_000 };

/** API routes for a member's plan, uses and purchases. */
export function membershipRoutes(deps: MembershipDeps) {
  const { db, now } = deps;
  const os = implement(membership).$context<ApiContext>();
  return os.router({
    get: os.get.use(membersOnly).handler(({ context: { actor } }) => membershipOf(deps, actor.userId, now())),
    refund: os.refund.use(membersOnly).handler(async ({ input, context: { actor } }) => {
      await refundOwn(deps, actor, input.id);
      return membershipOf(deps, actor.userId, now());
    }),
    lookUpToken: os.lookUpToken.handler(async ({ input, context }) => {
      const waitMs = await countAttempt(db, ['token', context.clientAddress], LOOKS, now());
      if (waitMs > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitMs });
      return { state: tokenStateOf(await purchaseOfToken(db, input.token), now()) };
    }),
  });
}

/** API routes for admins' actions on purchases. */
export function adminPurchaseRoutes(deps: RefundDeps) {
  const os = implement(adminPurchases).$context<ApiContext>().use(adminsOnly);
  return os.router({
    refund: os.refund.handler(async ({ input, context: { actor } }) => ({
      state: await refundAny(deps, actor, input.id),
    })),
  });
}
