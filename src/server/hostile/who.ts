/** The sender of a request. */
export const WHO = [
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
export type Who = (typeof WHO)[number];

/** Programs send their token to the versioned address. */
export const isProgram = (who: Who): boolean => who === 'token' || who === 'write-token';
