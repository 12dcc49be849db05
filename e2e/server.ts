import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from '../scripts/built-server.ts';

/** Starts the built server with an empty data folder, behind a proxy that tells where people come from; its address reaches the tests as E2E_BASE_URL. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-e2e-'));
  const server = await startBuiltServer({ DATA_DIR: dataDir, TRUST_PROXY: 'on' });
  process.env.E2E_BASE_URL = server.address;
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
