/** The sender of a request. */
export const SENDER_ROLES = [
  'nobody',
  'member',
  'admin',
  'disabled',
  'expired',
  'forged',
  'cross-site',
  'token',
  'write-token',
] as const;
export type SenderRole = (typeof SENDER_ROLES)[number];

/** Programs send their token to the versioned address. */
export const isProgram = (who: SenderRole): boolean => who === 'token' || who === 'write-token';
