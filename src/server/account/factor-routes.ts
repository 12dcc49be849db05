import { implement } from '@orpc/server';
import { security, type Passkey } from '#contract/account/security.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import {
  beginPasskey,
  savePasskey,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from '#server/auth/passkeys.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  isSecondFactorOn,
  otpAddress,
  recoveryCodesOf,
  renewRecoveryCodes,
  tidyCode,
} from '#server/auth/second-factor.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { notifyOfAccess, notifyOfAccessNow } from './access-events.ts';
import { confirmPassword } from './confirm-password.ts';
import { refuseDemo } from './password-commands.ts';
import { countOwnPassword, noteCodeAccepted, wasCodeUsed } from './rate-limits.ts';

const done = { done: true } as const;

const MAX_PASSKEYS = 20;

const isOff = () =>
  new Refusal('CONFLICT', {
    issues: [{ field: 'secondFactor', message: 'You don’t have an authenticator app to turn off.' }],
  });

/** Authenticator app codes in addition to the password. */
export function secondFactorRoutes(deps: AuthDeps) {
  const { db, auth, now } = deps;
  const os = implement(security.secondFactor).$context<ApiContext>();
  const members = os.use(membersOnly);
  return os.router({
    get: members.get.handler(async ({ context }) => {
      const isOn = await isSecondFactorOn(db, context.actor.userId);
      return { isOn, codesLeft: isOn ? (await recoveryCodesOf(auth, context.actor.userId)).length : 0 };
    }),
    begin: members.begin.handler(async ({ input, context: { actor, headers } }) => {
      refuseDemo(actor);
      await confirmPassword(db, actor, input.password, now());
      const secret = await beginSecondFactor(auth, input.password, headers);
      if (secret === undefined)
        throw new Refusal('CONFLICT', {
          issues: [{ field: 'secondFactor', message: 'You’ve already set up an authenticator app.' }],
        });
      return { secret, uri: otpAddress(actor.username, secret) };
    }),
    confirm: members.confirm.handler(async ({ input, context }) => {
      const { userId } = context.actor;
      refuseDemo(context.actor);
      const giveBack = await countOwnPassword(db, userId, now());
      const wasOn = await isSecondFactorOn(db, userId);
      const code = tidyCode(input.code);
      const isUsed = await wasCodeUsed(db, userId, code, now());
      const cookies = isUsed ? undefined : await confirmSecondFactor(auth, input.code, context.headers);
      if (!cookies)
        throw refuseField(
          'BAD_REQUEST',
          'code',
          'That code is incorrect. Wait for the next one, and check your phone’s clock.',
        );
      await giveBack();
      context.addCookies(cookies);
      await noteCodeAccepted(db, userId, code, now());
      if (!wasOn) await notifyOfAccessNow(deps, { userId, kind: 'codes-turned-on', asking: context });
      return { recoveryCodes: [...(await recoveryCodesOf(auth, userId))] };
    }),
    end: members.end.handler(async ({ input, context }) => {
      refuseDemo(context.actor);
      await confirmPassword(db, context.actor, input.password, now());
      const cookies = await endSecondFactor(auth, input.password, context.headers);
      if (!cookies) throw isOff();
      context.addCookies(cookies);
      await notifyOfAccessNow(deps, {
        userId: context.actor.userId,
        kind: 'codes-turned-off',
        asking: context,
      });
      return done;
    }),
    renewCodes: members.renewCodes.handler(async ({ input, context }) => {
      const { actor, headers } = context;
      refuseDemo(actor);
      await confirmPassword(db, actor, input.password, now());
      const codes = await renewRecoveryCodes(auth, input.password, headers);
      if (!codes) throw isOff();
      await notifyOfAccessNow(deps, {
        userId: actor.userId,
        kind: 'recovery-codes-renewed',
        asking: context,
      });
      return { recoveryCodes: [...codes] };
    }),
  });
}

async function passkeyAnswers(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await passkeysOf(db, userId);
  return rows.map(({ name, createdAt, ...rest }) => ({
    ...rest,
    name: name ?? 'Passkey',
    createdAt: createdAt.toISOString(),
  }));
}

/** Passkeys, which replace password and second factor. */
export function passkeyRoutes(deps: AuthDeps) {
  const { db, auth, now } = deps;
  const os = implement(security.passkeys).$context<ApiContext>();
  const members = os.use(membersOnly);
  return os.router({
    list: members.list.handler(({ context }) => passkeyAnswers(db, context.actor.userId)),
    begin: members.begin.handler(async ({ input, context }) => {
      const { actor, headers } = context;
      refuseDemo(actor);
      await confirmPassword(db, actor, input.password, now());
      if ((await passkeysOf(db, actor.userId)).length >= MAX_PASSKEYS)
        throw refuseField(
          'CONFLICT',
          'passkeys',
          `You can have up to ${MAX_PASSKEYS} passkeys. Delete one you don’t use.`,
        );
      const asked = await beginPasskey(auth, actor, headers);
      if (!asked) throw new Refusal('UNAUTHORIZED');
      context.addCookies(asked.setCookies);
      return { ...asked.options };
    }),
    add: members.add.handler(async ({ input, context }) => {
      const { actor, headers } = context;
      refuseDemo(actor);
      const id = await savePasskey(auth, input, headers);
      const kept = (await passkeyAnswers(db, actor.userId)).find((each) => each.id === id);
      if (!kept) throw refuseField('BAD_REQUEST', 'passkey', 'We couldn’t verify this passkey. Try again.');
      await notifyOfAccessNow(deps, { userId: actor.userId, kind: 'passkey-added', asking: context });
      return kept;
    }),
    rename: members.rename.handler(async ({ input, context: { actor } }) => {
      refuseDemo(actor);
      if (!(await renamePasskey(db, actor.userId, input.id, input.name))) throw new Refusal('NOT_FOUND');
      return done;
    }),
    remove: members.remove.handler(async ({ input, context }) => {
      const { actor } = context;
      refuseDemo(actor);
      await confirmPassword(db, actor, input.password, now());
      await db.transaction(async (tx) => {
        if (!(await removePasskey(tx, actor.userId, input.id))) throw new Refusal('NOT_FOUND');
        await notifyOfAccess(tx, deps, { userId: actor.userId, kind: 'passkey-removed', asking: context });
      });
      deps.mailer.sendSoon();
      return done;
    }),
  });
}
