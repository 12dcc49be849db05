/** `npm run admin -- grant <username>`: makes a member an admin, even while the server runs; creates the account if there is none. */
import { parseArgs } from 'node:util';
import { username } from '#contract/account/account.ts';
import { grantAdmin } from '#server/account/grant-admin.ts';
import { grantLifetimeToAll } from '#server/membership/plan.ts';
import { onDatabase, placeOf } from './db/running-database.ts';

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
    `"${name}" isn't a valid username. ${checked.error.issues.map(({ message }) => message).join(' ')}\n${USAGE}`,
  );

await onDatabase(async ({ db }, config) => {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const granted = await grantAdmin(db, checked.data, { nowMs: Date.now(), timeZone });
  if (granted.kind !== 'made') {
    console.log(
      `${checked.data} ${granted.kind === 'promoted' ? 'is now an admin' : 'is already an admin'}.`,
    );
    if (granted.isDisabled)
      console.log(
        'The account is disabled. Nobody can log in to it until another admin enables it in /admin/users.',
      );
    if (granted.deletesAt)
      console.log(
        `The account will be deleted on ${granted.deletesAt.toISOString().slice(0, 10)} unless its member logs in first.`,
      );
    return;
  }
  if (!config.publicSite) await grantLifetimeToAll(db);
  console.log(
    `There was no account "${checked.data}" in ${placeOf(config)}. It was created and is an admin.`,
  );
  console.log(`One-time password (shown only now): ${granted.password}`);
  console.log(
    'Its profile has placeholders (40 years, 170 cm, 70 kg, maintain). Correct them, or its daily targets will be wrong.',
  );
});
