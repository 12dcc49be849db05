import { rmSync } from 'node:fs';
import { startBuiltServer } from '../scripts/built-server.ts';
import { openLoopbackProvider } from '../src/server/ai/testing.ts';
import { newDataDir } from '../src/server/db/test-databases/new-data-dir.ts';

/** Starts a separate built server that uses a loopback provider. @param settings additional environment variables */
export async function startModelServer(settings: NodeJS.ProcessEnv = {}) {
  const dataDir = await newDataDir('schema');
  const provider = await openLoopbackProvider();
  const server = await startBuiltServer({
    DATA_DIR: dataDir,
    DEMO_LOGIN: 'off',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'loopback-words',
    AI_BASE_URL: provider.config().baseUrl,
    ...settings,
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await provider.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { provider, address: server.address, stop };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;
