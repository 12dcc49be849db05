import { symmetricDecrypt } from 'better-auth/crypto';
import { describe, expect, test } from 'vitest';
import { twoFactors } from '#server/auth/tables.ts';
import { authenticatorCode } from '#server/auth/testing.ts';
import { sealerOf } from '#server/core/seal.ts';
import { testDatabases } from '#server/db/testing.ts';
import { nightscoutConnections } from '#server/glucose/tables.ts';
import { connections } from '#server/imports/tables.ts';
import { idOfMember } from '#server/imports/testing.ts';
import { pushKeys, reminderChannels } from '#server/reminders/tables.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf } from '#server/testing/test-app.ts';
import { webhooks } from '#server/webhooks/tables.ts';
import { rotateSecrets } from './rotate-secrets.ts';

const NEW = 'another secret of the tests, long enough';

describe.each(testDatabases())('secrets at rest on $name', (place) => {
  const app = opened(() => openTestApp(place));
  const ada = signedUp(app, 'Ada');

  async function stored(): Promise<Readonly<Record<string, string | null>>> {
    const { db } = app.database;
    const { rows } = await db.execute(`
      SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name LIKE 'sealed\\_%' ORDER BY 1, 2`);
    const all: Record<string, string | null> = {};
    for (const { table_name, column_name } of rows) {
      const read = await db.execute(`SELECT ${String(column_name)} AS value FROM ${String(table_name)}`);
      all[`${String(table_name)}.${String(column_name)}`] = read.rows[0]?.['value'] as string | null;
    }
    return all;
  }

  test('everything encrypted with the previous secret is reencrypted, and repeating changes nothing', async () => {
    const { db } = app.database;
    const { sealer, config } = app.services;
    const userId = await idOfMember(app, 'ada');
    const at = new Date();
    await db.insert(connections).values({
      userId,
      provider: 'oura',
      sealedAccess: sealer.seal('oura’s token'),
      createdAt: at,
      nextAt: at,
    });
    await db.insert(nightscoutConnections).values({
      userId,
      importId: crypto.randomUUID(),
      url: 'https://night.test',
      sealedToken: sealer.seal('a read token'),
      createdAt: at,
      nextAt: at,
    });
    await db.insert(webhooks).values({
      id: crypto.randomUUID(),
      userId,
      url: 'https://hook.test',
      events: [],
      sealedSecret: sealer.seal('a signing secret'),
      sealedOldSecret: sealer.seal('the one before'),
    });
    await db.insert(reminderChannels).values({
      id: crypto.randomUUID(),
      userId,
      kind: 'ntfy',
      name: 'ntfy',
      sealedTarget: sealer.seal('an address'),
      createdAt: at,
    });
    await db
      .insert(pushKeys)
      .values({ id: 'test', publicKey: '', sealedPrivateKey: sealer.seal('a push key'), createdAt: at });
    const { secret } = await ada.api.security.secondFactor.begin({
      password: registrationOf('Ada').password,
    });
    const code = authenticatorCode(secret, Date.now());
    const { recoveryCodes } = await ada.api.security.secondFactor.confirm({ code });

    await rotateSecrets(db, config.authSecret, NEW);
    const rotated = await stored();
    const opens = ({ open }: typeof sealer) =>
      Object.fromEntries(Object.entries(rotated).map(([name, value]) => [name, open(value ?? '')]));
    expect(opens(sealerOf(NEW))).toEqual({
      'connections.sealed_access': 'oura’s token',
      'nightscout_connections.sealed_token': 'a read token',
      'push_keys.sealed_private_key': 'a push key',
      'reminder_channels.sealed_target': 'an address',
      'webhooks.sealed_old_secret': 'the one before',
      'webhooks.sealed_secret': 'a signing secret',
    });
    expect(Object.values(opens(sealer)).filter((text) => text !== undefined)).toEqual([]);
    const [factor] = await db.select().from(twoFactors);
    const codes = await symmetricDecrypt({ key: NEW, data: factor?.backupCodes ?? '' });
    expect(JSON.parse(codes)).toEqual(recoveryCodes);
    expect(await symmetricDecrypt({ key: NEW, data: factor?.secret ?? '' })).not.toBe('');
    await expect(symmetricDecrypt({ key: config.authSecret, data: factor?.secret ?? '' })).rejects.toThrow();

    await rotateSecrets(db, config.authSecret, NEW);
    expect(await stored()).toEqual(rotated);
    expect(await db.select().from(twoFactors)).toEqual([factor]);
  });
});
