import { rmSync } from 'node:fs';
import { startBuiltServer } from '../scripts/built-server.ts';
import { newDataDir } from '../src/server/db/test-databases/new-data-dir.ts';
import { openLoopbackStripe } from '../src/server/membership/testing.ts';
import { freePort } from '../src/server/testing/free-port.ts';

/** A separate built server that sells through a loopback Stripe. */
export async function startStripeServer() {
  const dataDir = await newDataDir('schema');
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
