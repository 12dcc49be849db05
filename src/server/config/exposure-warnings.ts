import { isExposed } from '#server/http/exposure.ts';
import { gatewayNameOf, type GatewaySettings } from '#server/membership/gateway-choice.ts';

/** Security warnings for the operator of a public server, one sentence each. */
export function exposureWarnings(settings: GatewaySettings): readonly string[] {
  if (!isExposed(settings)) return [];
  const warnings: string[] = [];
  if (settings.demoLogin)
    warnings.push(
      'Anyone who can reach this server can log in to the demo account. To turn that off, set DEMO_LOGIN=off.',
    );
  if (gatewayNameOf(settings) === 'sandbox')
    warnings.push(
      'Anyone who can reach this server can get lifetime access without paying, because the sandbox stands in for a payment service. ' +
        'To turn off the sandbox, set DEMO_LOGIN=off. To take payments, set STRIPE_SECRET_KEY.',
    );
  return warnings;
}
