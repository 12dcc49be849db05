/** `npm run db:restore -- <file> [--replace]`: loads a file of `db:dump` into the configured database, all or nothing. */
import { parseArgs } from 'node:util';
import { withSettingsFile } from '#server/config/environment-settings.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { restoreDatabase } from '#server/db/restore.ts';
import { counted } from '#domain/words/plural.ts';
import { placeOf } from './running-database.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { replace: { type: 'boolean' } },
});
const [file] = positionals;
const { replace = false, ...unknown } = values;
if (
  file === undefined ||
  positionals.length > 1 ||
  typeof replace !== 'boolean' ||
  Object.keys(unknown).length > 0
) {
  console.error('Usage: npm run db:restore -- <file> [--replace]');
  process.exit(2);
}
try {
  const config = readConfig(withSettingsFile(process.env));
  const database = await openDatabase(config);
  try {
    await migrate(database.pool);
    const { tables } = await restoreDatabase(database.pool, file, replace);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${counted(rows, 'row')} of ${counted(tables.length, 'table')} from ${file} into ${placeOf(config)}.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
