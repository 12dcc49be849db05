import type { GatewayName } from './purchase.ts';

/** Why the payment page is shown again. */
export type PaymentNotice = 'cancelled' | 'unreachable' | 'stale' | 'too-many';

/** Limits that lifetime access removes on this server. */
export interface LifetimeOffers {
  readonly hasCoachModel: boolean;
  /** A model analyzes what the built-in engine is unsure of, and photos if it supports them. */
  readonly hasMealModel: boolean;
  readonly readsPhotos: boolean;
}

/**
 * View of the payment page. `closed`: this server sells no plans. `demo`: the demo account is shared. `paid`: this
 * browser has a purchase waiting for an account.
 */
export type PaymentView =
  | {
      readonly kind: 'open';
      readonly gateway: GatewayName;
      readonly offers: LifetimeOffers;
      /** Sent by the button, so that pressing it twice makes one purchase. */
      readonly attempt: string;
      readonly notice: PaymentNotice | null;
    }
  | { readonly kind: 'paid'; readonly token: string }
  | { readonly kind: 'has-plan' | 'demo' | 'closed' };

/**
 * View of the page after payment. `paid`: waiting for an account. `active`: the signed-in member has the plan. `kept`: they
 * already had it, and this purchase is unused. `waiting`: the page polls; `still-waiting`: it stopped polling. `left`: the payer
 * came back without paying. `void`: refunded or lost to a dispute.
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

/** View of the sandbox page, which replaces a gateway. */
export interface SandboxView {
  readonly purchaseId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Whether the payer can choose where the receipt goes. */
  readonly asksAddress: boolean;
}
