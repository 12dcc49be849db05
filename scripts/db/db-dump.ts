/** `npm run db:dump -- <file>`: writes all data of the configured database to a file, even while the server runs. */
import { parseArgs } from 'node:util';
import { withSettingsFile } from '#server/config/environment-settings.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { dumpDatabase } from '#server/db/dump.ts';
import { runningDatabase } from './running-database.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
const [file] = positionals;
if (file === undefined || positionals.length > 1 || Object.keys(values).length > 0) {
  console.error('Usage: npm run db:dump -- <file>');
  process.exit(2);
}
try {
  const config = readConfig(withSettingsFile(process.env));
  const database = (await runningDatabase(config)) ?? (await openDatabase(config));
  try {
    const { tables } = await dumpDatabase(database.pool, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Wrote ${rows} rows of ${tables.length} tables to ${file}. It contains personal data, so keep it safe.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
