/** Entry point of `npm start`. Starts the embedded database first, because that takes as long as loading the server. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataDirOf } from './data-dir.ts';
import { EngineProcess } from './db/embedded/engine-process.ts';

const { DATABASE_URL, DATA_DIR } = process.env;
const dataDir = dataDirOf(DATA_DIR);
// A new database is created only once the settings are known to be valid.
if (!DATABASE_URL?.trim() && existsSync(path.join(dataDir, 'database'))) EngineProcess.startEarly(dataDir);
const { startProduction } = await import('./main.ts');
await startProduction(path.join(import.meta.dirname, '../client'));
