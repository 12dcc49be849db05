import { authenticatorCode, Device } from '#server/auth/testing.ts';
import type { Attempt } from './attempt.ts';
import { ofAda } from './entries-of-ada.ts';
import { registrationOf, type Browser } from '#server/testing/test-app.ts';
import { ORIGIN } from '#server/testing/test-services.ts';

type Api = Browser['api'];

/** Mallory's original password. */
const ownPassword = async (api: Api): Promise<string> =>
  registrationOf((await api.account.me()).username).password;

async function askForCodes(api: Api) {
  const { secret } = await api.security.secondFactor.begin({ password: await ownPassword(api) });
  return api.security.secondFactor.confirm({ code: authenticatorCode(secret, Date.now()) });
}

/** Mallory's attempts on accounts, membership and settings. */
export const ACCOUNT_ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'account.secondStep': {
    ends: 'barred',
    act: ({ api }) => api.account.secondStep({ code: '123456' }),
  },
  'account.passkeyOptions': { ends: 'public', act: ({ api }) => api.account.passkeyOptions() },
  'account.passkeyLogin': {
    ends: 'barred',
    act: async ({ api }) => {
      const asked = await api.account.passkeyOptions();
      return api.account.passkeyLogin({ response: new Device(ORIGIN).sign(asked) });
    },
  },
  'security.forgot': { ends: 'public', act: ({ api }) => api.security.forgot({ login: 'Ada' }) },
  'security.reset': {
    ends: 'barred',
    act: ({ api }) => api.security.reset({ token: 'made up', password: 'a long enough password' }),
  },
  'security.changePassword': {
    ends: 'own',
    act: async ({ api }) =>
      api.security.changePassword({ current: await ownPassword(api), password: 'Mallory went for a swim' }),
  },
  'security.sessions.list': { ends: 'own', act: ({ api }) => api.security.sessions.list() },
  'security.sessions.revoke': {
    ends: 'refused',
    act: ({ api }) => api.security.sessions.revoke({ id: ofAda.id }),
  },
  'security.sessions.revokeOthers': { ends: 'own', act: ({ api }) => api.security.sessions.revokeOthers() },
  'security.activity': { ends: 'own', act: ({ api }) => api.security.activity() },
  'security.provider.get': { ends: 'own', act: ({ api }) => api.security.provider.get() },
  'security.provider.disconnect': {
    ends: 'refused',
    act: async ({ api }) => api.security.provider.disconnect({ password: await ownPassword(api) }),
  },
  'security.secondFactor.get': { ends: 'own', act: ({ api }) => api.security.secondFactor.get() },
  'security.secondFactor.begin': {
    ends: 'own',
    act: async ({ api }) => api.security.secondFactor.begin({ password: await ownPassword(api) }),
  },
  'security.secondFactor.confirm': { ends: 'own', act: ({ api }) => askForCodes(api) },
  'security.secondFactor.end': {
    ends: 'own',
    act: async ({ api }) => {
      await askForCodes(api);
      return api.security.secondFactor.end({ password: await ownPassword(api) });
    },
  },
  'security.secondFactor.renewCodes': {
    ends: 'own',
    act: async ({ api }) => {
      await askForCodes(api);
      return api.security.secondFactor.renewCodes({ password: await ownPassword(api) });
    },
  },
  'security.passkeys.list': { ends: 'own', act: ({ api }) => api.security.passkeys.list() },
  'security.passkeys.begin': {
    ends: 'own',
    act: async ({ api }) => api.security.passkeys.begin({ password: await ownPassword(api) }),
  },
  'security.passkeys.add': {
    ends: 'own',
    act: async (mallory) => {
      const { api } = mallory;
      const asked = await api.security.passkeys.begin({ password: await ownPassword(api) });
      return api.security.passkeys.add({ name: 'Phone', response: new Device(ORIGIN).create(asked) });
    },
  },
  'security.passkeys.rename': {
    ends: 'refused',
    act: ({ api }) => api.security.passkeys.rename({ id: ofAda.id, name: 'mine' }),
  },
  'security.passkeys.remove': {
    ends: 'refused',
    act: async ({ api }) => api.security.passkeys.remove({ id: ofAda.id, password: await ownPassword(api) }),
  },
  'accountSettings.get': { ends: 'own', act: ({ api }) => api.accountSettings.get() },
  'accountSettings.save': {
    ends: 'own',
    act: async ({ api }) => {
      const { username: _, email: __, isDemo: ___, ...stored } = await api.accountSettings.get();
      return api.accountSettings.save({ ...stored, name: 'Mallory' });
    },
  },
  'accountSettings.setGlucoseUnit': {
    ends: 'own',
    act: ({ api }) => api.accountSettings.setGlucoseUnit({ glucoseUnit: 'mmol/L' }),
  },
  'accountSettings.changeEmail': {
    ends: 'own',
    act: async ({ api }) =>
      api.accountSettings.changeEmail({ email: null, password: await ownPassword(api) }),
  },
  'accountSettings.exportSizes': { ends: 'own', act: ({ api }) => api.accountSettings.exportSizes() },
  'accountSettings.requestDeletion': {
    ends: 'own',
    act: async ({ api }) =>
      api.accountSettings.requestDeletion({ word: 'delete', password: await ownPassword(api) }),
  },
  'accountSettings.dismissKeptNotice': {
    ends: 'own',
    act: ({ api }) => api.accountSettings.dismissKeptNotice(),
  },
  'tokens.list': { ends: 'own', act: ({ api }) => api.tokens.list() },
  'tokens.create': {
    ends: 'own',
    act: async ({ api }) =>
      api.tokens.create({
        id: crypto.randomUUID(),
        name: 'Script',
        scopes: ['meals:read'],
        days: 90,
        password: await ownPassword(api),
      }),
  },
  'tokens.revoke': { ends: 'refused', act: ({ api }) => api.tokens.revoke({ id: ofAda.id }) },
  'tokens.revokeAll': { ends: 'own', act: ({ api }) => api.tokens.revokeAll() },
  'membership.get': { ends: 'own', act: ({ api }) => api.membership.get() },
  'membership.refund': { ends: 'refused', act: ({ api }) => api.membership.refund({ id: ofAda.id }) },
  'membership.lookUpToken': {
    ends: 'public',
    act: ({ api }) => api.membership.lookUpToken({ token: 'made up' }),
  },
  'foodPreferences.get': { ends: 'own', act: ({ api }) => api.foodPreferences.get() },
  'foodPreferences.put': {
    ends: 'own',
    act: async ({ api }) => {
      const stored = await api.foodPreferences.get();
      return api.foodPreferences.put({ ...stored, allergens: ['milk'], dislikes: ['liver'] });
    },
  },
};
