/** What `npm start` runs. Starting the embedded database takes as long as loading the server, so it begins first. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataDirOf } from './data-dir.ts';
import { EngineProcess } from './db/embedded/engine-process.ts';

const { DATABASE_URL, DATA_DIR } = process.env;
const dataDir = dataDirOf(DATA_DIR);
// A new database is made only once the settings are known to be right.
if (!DATABASE_URL?.trim() && existsSync(path.join(dataDir, 'database'))) EngineProcess.startEarly(dataDir);
const { startProduction } = await import('./main.ts');
await startProduction(path.join(import.meta.dirname, '../client'));
