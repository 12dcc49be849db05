/** Entry point of `npm start`. Starts the embedded database first, because that takes as long as loading the server. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataDirOf } from '#server/config/data-dir.ts';
import { EngineProcess } from './db/embedded/engine-process.ts';
import { withSettingsFile } from '#server/config/environment-settings.ts';

function startEngineEarly(): void {
  const { DATABASE_URL, DATABASE_URL_FILE, DATA_DIR } = withSettingsFile(process.env);
  const dataDir = dataDirOf(DATA_DIR);
  // A new database is created only once the settings are known to be valid.
  const isEmbedded = !DATABASE_URL?.trim() && !DATABASE_URL_FILE?.trim();
  if (isEmbedded && existsSync(path.join(dataDir, 'database'))) EngineProcess.startEarly(dataDir);
}

try {
  startEngineEarly();
} catch {
  // The server reads the settings again and says what is wrong.
}
const { startProduction } = await import('./main.ts');
await startProduction(path.join(import.meta.dirname, '../client'));
