import type { GatewayName } from './purchase.ts';

/** Why the payment page stands there again. */
export type PaymentNotice = 'cancelled' | 'unreachable' | 'stale' | 'too-many';

/**
 * What the page of the payment shows. `closed`: nothing can be bought on this installation. `demo`: the demo member is everybody. `paid`:
 * this browser holds a purchase that waits for an account.
 */
export type PaymentView =
  | {
      readonly kind: 'open';
      readonly gateway: GatewayName;
      /** What the button sends: pressed twice it is one purchase. */
      readonly attempt: string;
      readonly notice: PaymentNotice | null;
    }
  | { readonly kind: 'paid'; readonly token: string }
  | { readonly kind: 'has-plan' | 'demo' | 'closed' };

/**
 * What the page after the payment shows. `paid`: it waits for an account. `active`: the signed-in member has the plan. `kept`: they had it
 * before, and this purchase is not spent. `waiting`: the page asks again by itself; `still-waiting`: it no longer does. `left`: the payer
 * came back without paying. `void`: it was given back or lost to a dispute.
 */
export type PaymentSuccessView =
  | { readonly kind: 'paid'; readonly token: string }
  | {
      readonly kind:
        | 'active'
        | 'kept'
        | 'waiting'
        | 'still-waiting'
        | 'left'
        | 'failed'
        | 'cancelled'
        | 'void'
        | 'used'
        | 'expired'
        | 'unknown';
    };

/** What the sandbox's page shows in place of a gateway's. */
export interface SandboxView {
  readonly purchaseId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Whether a receipt goes wherever the payer says. */
  readonly asksAddress: boolean;
}
