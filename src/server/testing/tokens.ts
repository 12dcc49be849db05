import type { NewToken } from '#contract/tokens/tokens.ts';
import { TOKEN_SCOPES, type TokenScope } from '#domain/tokens/scopes.ts';
import { registrationOf, type Browser } from './test-app.ts';

/** A new token of Ada, or of the browser's member, with changes. */
export const newTokenInput = async (member: Browser, changes: Partial<NewToken> = {}): Promise<NewToken> => ({
  id: crypto.randomUUID(),
  name: 'Kitchen tablet',
  scopes: [...TOKEN_SCOPES],
  days: 90,
  password: registrationOf((await member.api.account.me()).username).password,
  ...changes,
});

/** The secret of a new token. */
export const secretOf = async (member: Browser, scopes: readonly TokenScope[] = TOKEN_SCOPES) =>
  (await member.api.tokens.create(await newTokenInput(member, { scopes: [...scopes] }))).secret;

export const bearer = (secret: string): Record<string, string> => ({ authorization: `Bearer ${secret}` });
