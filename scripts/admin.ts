/** `npm run admin -- grant <username>`: makes a member an admin, even while the server runs; creates the account if there is none. */
import { parseArgs } from 'node:util';
import { username } from '#contract/account/account.ts';
import { grantAdmin } from '#server/account/grant-admin.ts';
import { onDatabase } from './running-database.ts';

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}

const USAGE = 'Usage: npm run admin -- grant <username>';
const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const [command, name, ...rest] = positionals;
if (command !== 'grant' || name === undefined || rest.length > 0) refuse(USAGE);
const checked = username.safeParse(name);
if (!checked.success)
  refuse(
    `"${name}" is no username. ${checked.error.issues.map(({ message }) => message).join(' ')}\n${USAGE}`,
  );

await onDatabase(async ({ db }) => {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const granted = await grantAdmin(db, checked.data, { nowMs: Date.now(), timeZone });
  if (granted.kind !== 'made') {
    console.log(
      `${checked.data} ${granted.kind === 'promoted' ? 'is an admin now' : 'was an admin already'}.`,
    );
    if (granted.isDisabled)
      console.log(
        'The account is disabled: nobody can log in with it before another admin enables it under /admin/users.',
      );
    if (granted.deletesAt)
      console.log(
        `The account is deleted on ${granted.deletesAt.toISOString().slice(0, 10)}, unless its member logs in before.`,
      );
    return;
  }
  console.log(`There was no account "${checked.data}": it was made, and is an admin.`);
  console.log(`One-time password (shown only now): ${granted.password}`);
  console.log(
    'Its profile holds placeholders (40 years, 170 cm, 70 kg, maintain): daily targets mean nothing until they are corrected.',
  );
});
