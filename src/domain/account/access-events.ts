/** Changes to sign-in methods, and signs of a stranger. Members get a mail about each. */
export const NOTIFIED_ACCESS_EVENTS = [
  'codes-turned-on',
  'codes-turned-off',
  'codes-ended-by-admin',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'provider-connected',
  'provider-disconnected',
  'code-used-again',
  'token-created',
] as const;
export type NotifiedAccessEvent = (typeof NOTIFIED_ACCESS_EVENTS)[number];

/** Sign-in events of an account, stored in its history for `ACCESS_HISTORY_DAYS`. */
export const ACCESS_EVENTS = [
  'signed-in',
  'signed-in-by-passkey',
  'signed-in-by-provider',
  'wrong-password',
  'wrong-code',
  'password-changed',
  'email-changed',
  'token-revoked',
  ...NOTIFIED_ACCESS_EVENTS,
] as const;
export type AccessEvent = (typeof ACCESS_EVENTS)[number];

export const ACCESS_HISTORY_DAYS = 90;
