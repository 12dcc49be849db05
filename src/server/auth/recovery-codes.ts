import { readableCode } from './readable-code.ts';

const CODES = 10;

/** The recovery codes of a second factor, each good once: "k7mfa-x2nqd". */
export const recoveryCodes = (): string[] => Array.from({ length: CODES }, () => readableCode(2));
