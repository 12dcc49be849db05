import { implement } from '@orpc/server';
import { accountSettings, type ExportSizes } from '#contract/account/settings.ts';
import { foodPreferenceRoutes as foodPreferenceContract } from '#contract/account/food-preferences.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { Deps } from '#server/db/deps.ts';
import { endSession } from '#server/auth/session.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { changeEmail } from './change-email.ts';
import { dismissKeptNotice, requestDeletion } from './deletion.ts';
import { foodPreferencesOf, putFoodPreferences } from './food-preferences.ts';
import { saveSettings, setGlucoseUnit, settingsOf } from './settings.ts';

export interface SettingsDeps extends AuthDeps {
  /** Size of a member's full export. */
  readonly exportSizesOf: (userId: string) => Promise<ExportSizes>;
}

/** API routes for a member's settings, export size and account deletion. */
export function settingsRoutes(deps: SettingsDeps) {
  const { db, auth, mailer, now, exportSizesOf } = deps;
  const os = implement(accountSettings).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(({ context: { actor } }) => settingsOf(db, actor, now())),
    save: os.save.handler(({ input, context: { actor } }) => saveSettings(db, actor, input, now())),
    setGlucoseUnit: os.setGlucoseUnit.handler(({ input: { glucoseUnit }, context: { actor } }) =>
      setGlucoseUnit(db, actor, glucoseUnit, now()),
    ),
    changeEmail: os.changeEmail.handler(async ({ input, context }) => {
      const { actor } = context;
      await changeEmail(deps, actor, input, context);
      mailer.sendSoon();
      return settingsOf(db, actor, now());
    }),
    exportSizes: os.exportSizes.handler(({ context: { actor } }) => exportSizesOf(actor.userId)),
    requestDeletion: os.requestDeletion.handler(async ({ input, context }) => {
      const deletesAt = await requestDeletion(deps, context.actor, input.password);
      mailer.sendSoon();
      context.addCookies(await endSession({ db, auth }, context.headers));
      return { deletesAt: deletesAt.toISOString() };
    }),
    dismissKeptNotice: os.dismissKeptNotice.handler(async ({ context: { actor } }) => {
      await dismissKeptNotice(db, actor.userId);
      return { acknowledged: true };
    }),
  });
}

/** API routes for dietary preferences. */
export function foodPreferenceRoutes({ db, now }: Deps) {
  const os = implement(foodPreferenceContract).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(({ context: { actor } }) => foodPreferencesOf(db, actor.userId)),
    put: os.put.handler(({ input, context: { actor } }) => putFoodPreferences(db, actor, input, now())),
  });
}
