import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { twoFactors } from '#server/auth/tables.ts';
import { sealerOf } from '#server/core/seal.ts';
import type { Db } from '#server/db/database.ts';
import { nightscoutConnections } from '#server/glucose/tables.ts';
import { connections } from '#server/imports/tables.ts';
import { pushKeys, reminderChannels } from '#server/reminders/tables.ts';
import { webhooks } from '#server/webhooks/tables.ts';

type Reencrypt = (text: string) => Promise<string>;

const SEALED: readonly (readonly [table: PgTable, column: string])[] = [
  [connections, 'sealedAccess'],
  [nightscoutConnections, 'sealedToken'],
  [webhooks, 'sealedSecret'],
  [webhooks, 'sealedOldSecret'],
  [reminderChannels, 'sealedTarget'],
  [pushKeys, 'sealedPrivateKey'],
];
/** The account library encrypts these with the secret itself, not a key derived from it. */
const SECOND_FACTORS: typeof SEALED = [
  [twoFactors, 'secret'],
  [twoFactors, 'backupCodes'],
];

/** Reencrypts a column, except rows that changed since they were read: those have the current secret. */
async function rotateColumn(db: Db, table: PgTable, name: string, reencrypt: Reencrypt): Promise<void> {
  const column = (table as unknown as Readonly<Record<string, PgColumn>>)[name];
  if (!column) throw new Error(`There is no column ${name}.`);
  const values = (await db.select({ value: column }).from(table)) as { value: string | null }[];
  for (const { value } of values) {
    if (value === null) continue;
    const renewed = await reencrypt(value);
    if (renewed !== value)
      await db
        .update(table)
        .set({ [name]: renewed })
        .where(eq(column, value));
  }
}

/**
 * Reencrypts everything stored with the previous secret, so that it can be deleted. Leaves values that neither secret opens. Safe to
 * repeat.
 */
export async function rotateSecrets(db: Db, previous: string, current: string): Promise<void> {
  const [before, now] = [sealerOf(previous), sealerOf(current)];
  const reseal: Reencrypt = async (sealed) => {
    const text = before.open(sealed);
    return text === undefined ? sealed : now.seal(text);
  };
  const reencrypt: Reencrypt = async (data) => {
    const text = await symmetricDecrypt({ key: previous, data }).catch(() => undefined);
    return text === undefined ? data : symmetricEncrypt({ key: current, data: text });
  };
  for (const [table, column] of SEALED) await rotateColumn(db, table, column, reseal);
  for (const [table, column] of SECOND_FACTORS) await rotateColumn(db, table, column, reencrypt);
}
