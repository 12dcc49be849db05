/** `npm run db:dump -- <file>`: writes all data of the configured database to a file, even while the server runs. */
import { parseArgs } from 'node:util';
import { withSettingsFile } from '#server/config/environment-settings.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { dumpDatabase } from '#server/db/dump.ts';
import { TransferError } from '#server/db/dump-format.ts';
import { counted } from '#domain/words/plural.ts';
import { placeOf, runningDatabase } from './running-database.ts';

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
      `Wrote ${counted(rows, 'row')} of ${counted(tables.length, 'table')} from ${placeOf(config)} to ${file}. The file contains personal data, so keep it safe.`,
    );
  } catch (error) {
    if (!(error instanceof TransferError)) throw error;
    // Usually a setting that only the server has, such as one in a service's file.
    throw new Error(
      `Nothing to dump: ${placeOf(config)} is empty. If your data is elsewhere, repeat the server's DATA_DIR or DATABASE_URL for this command.`,
      { cause: error },
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
