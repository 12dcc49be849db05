import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from '../scripts/built-server.ts';
import { openLoopbackStripe } from '../src/server/membership/testing.ts';
import { freePort } from '../src/server/testing/free-port.ts';

/** A separate built server that sells through a loopback Stripe. */
export async function startStripeServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-stripe-'));
  const stripe = await openLoopbackStripe();
  const port = await freePort();
  const server = await startBuiltServer({
    DATA_DIR: dataDir,
    DEMO_LOGIN: 'off',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    STRIPE_SECRET_KEY: stripe.config.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret,
    STRIPE_API_URL: stripe.config.apiUrl ?? '',
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await stripe.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stripe, address: server.address, stop };
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
