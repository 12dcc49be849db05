import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from '../scripts/built-server.ts';
import { openLoopbackStripe } from '../src/server/membership/testing.ts';

/** A port that nobody listens on: Stripe leads payers back to an address that is told when the server starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A built server of its own that sells by a loopback Stripe. */
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
