import type { GatewayName } from '#domain/membership/purchase.ts';
import type { StripeConfig } from './stripe-settings.ts';

export interface GatewaySettings {
  readonly host: string;
  readonly publicUrl: string;
  readonly demoLogin: boolean;
  readonly stripe: StripeConfig | undefined;
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * Who takes the money. The sandbox gives lifetime access away, so it stands in only where nobody else reaches the server, or where the
 * installation is there to be tried.
 * @returns null where nothing can be bought
 */
export function gatewayNameOf({ host, publicUrl, demoLogin, stripe }: GatewaySettings): GatewayName | null {
  if (stripe) return 'stripe';
  const isPublic = !LOOPBACK.test(new URL(publicUrl).hostname) || !LOOPBACK.test(host);
  return isPublic && !demoLogin ? null : 'sandbox';
}
