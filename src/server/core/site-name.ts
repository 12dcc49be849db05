import { PROGRAM_NAME } from '#domain/site/identity.ts';

let name = PROGRAM_NAME;

/** Sets the server's name, once at start: it appears in mails, codes, passkeys, files and pages, far from any settings. */
export const setSiteName = (given: string): void => void (name = given);

/** The server's name. */
export const siteName = (): string => name;
