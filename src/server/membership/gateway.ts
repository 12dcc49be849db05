import type { GatewayName, Price, PurchaseEvent } from '#domain/membership/purchase.ts';

/** What a gateway is asked to take money for. */
export interface Order {
  readonly purchaseId: string;
  readonly price: Price;
  readonly createdAtMs: number;
}

/** Where the payer goes on. */
export interface Checkout {
  readonly checkoutId: string;
  readonly url: string;
}

/** What a gateway told of a purchase, in our own words. */
export interface GatewayMessage {
  /** The gateway's name of the message: the same message has the same. */
  readonly eventId: string;
  readonly atMs: number;
  readonly event: PurchaseEvent;
  /** Absent where the gateway names only the payment. */
  readonly purchaseId?: string | undefined;
  readonly checkoutId?: string | undefined;
  readonly paymentId?: string | undefined;
  /** Where the payer wants the receipt. */
  readonly email?: string | undefined;
}

/** A message that is not from the gateway, or older than the gateway allows. */
export class ForgedMessage extends Error {}

/** The gateway did not answer, or did not take the order. */
export class GatewayUnavailable extends Error {}

/** Whoever takes the money. */
export interface Gateway {
  readonly name: GatewayName;
  /** Whether money moves as soon as `refund` is asked, and is told of later; else nothing happens but what `refund` answers. */
  readonly movesMoney: boolean;
  /**
   * Begins the payment; the same order asked twice is one checkout.
   * @throws GatewayUnavailable
   */
  createCheckout(order: Order): Promise<Checkout>;
  /**
   * Reads a message of the gateway. @returns undefined for one that is about nothing of ours
   * @throws ForgedMessage
   */
  parseEvent(body: string, signature: string | undefined): Promise<GatewayMessage | undefined>;
  /**
   * Gives all of the money back that is left, once for each try. @returns what that means at once; undefined where the gateway tells by a message
   * @throws GatewayUnavailable
   */
  refund(purchase: {
    readonly id: string;
    readonly paymentId: string;
    readonly amountMinor: number;
    /** How many refunds of it failed before: the next is one of its own. */
    readonly failures: number;
  }): Promise<GatewayMessage | undefined>;
}
