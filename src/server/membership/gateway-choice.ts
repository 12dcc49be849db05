import type { GatewayName } from '#domain/membership/purchase.ts';
import { isExposed, type Exposure } from '#server/http/exposure.ts';
import type { StripeConfig } from './stripe-settings.ts';

export interface GatewaySettings extends Exposure {
  readonly demoLogin: boolean;
  readonly stripe: StripeConfig | undefined;
}

/**
 * Who takes the money. The sandbox gives lifetime access away, so it stands in only where nobody else reaches the server, or where the
 * installation is there to be tried.
 * @returns null where nothing can be bought
 */
export function gatewayNameOf(settings: GatewaySettings): GatewayName | null {
  if (settings.stripe) return 'stripe';
  return isExposed(settings) && !settings.demoLogin ? null : 'sandbox';
}
