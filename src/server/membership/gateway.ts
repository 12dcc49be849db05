import type { GatewayName, Price, PurchaseEvent } from '#domain/membership/purchase.ts';

/** A purchase that a gateway should charge. */
export interface Order {
  readonly purchaseId: string;
  readonly price: Price;
  readonly createdAtMs: number;
}

/** Where to redirect the payer. */
export interface Checkout {
  readonly checkoutId: string;
  readonly url: string;
}

/** A gateway's message about a purchase, in our terms. */
export interface GatewayMessage {
  /** The gateway's id of the message. */
  readonly eventId: string;
  readonly atMs: number;
  readonly event: PurchaseEvent;
  /** Absent if the gateway names only the payment. */
  readonly purchaseId?: string | undefined;
  readonly checkoutId?: string | undefined;
  readonly paymentId?: string | undefined;
  /** The payer's address for the receipt. */
  readonly email?: string | undefined;
}

/** A forged or outdated message. */
export class ForgedMessage extends Error {}

/** The gateway didn't respond or rejected the order. */
export class GatewayUnavailable extends Error {}

/** A payment service. */
export interface Gateway {
  readonly name: GatewayName;
  /** Whether `refund` moves money immediately and reports it later; otherwise only its result counts. */
  readonly movesMoney: boolean;
  /**
   * Starts the payment; the same order always gets the same checkout.
   * @throws GatewayUnavailable
   */
  createCheckout(order: Order): Promise<Checkout>;
  /**
   * Reads a message of the gateway. @returns undefined if it isn't about us
   * @throws ForgedMessage
   */
  parseEvent(body: string, signature: string | undefined): Promise<GatewayMessage | undefined>;
  /**
   * Refunds the remaining amount, once per attempt. @returns the immediate result; undefined if the gateway sends a message
   * @throws GatewayUnavailable
   */
  refund(purchase: {
    readonly id: string;
    readonly paymentId: string;
    readonly amountMinor: number;
    /** Number of failed refunds so far, which distinguishes attempts. */
    readonly failures: number;
  }): Promise<GatewayMessage | undefined>;
}
