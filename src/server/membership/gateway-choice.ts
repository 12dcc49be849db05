import type { GatewayName } from '#domain/membership/purchase.ts';
import { isExposed, type Exposure } from '#server/http/exposure.ts';
import type { StripeConfig } from './stripe-settings.ts';

export interface GatewaySettings extends Exposure {
  readonly demoLogin: boolean;
  readonly stripe: StripeConfig | undefined;
}

/**
 * The payment gateway. The sandbox gives lifetime access away, so it is used only if nobody else can reach the server, or on a trial
 * installation.
 * @returns null if nothing can be bought
 */
export function gatewayNameOf(settings: GatewaySettings): GatewayName | null {
  if (settings.stripe) return 'stripe';
  return isExposed(settings) && !settings.demoLogin ? null : 'sandbox';
}
