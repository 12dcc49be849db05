import { z } from 'zod';
import { TOKEN_DAYS } from '#domain/tokens/lifetimes.ts';
import { TOKEN_SCOPES } from '#domain/tokens/scopes.ts';
import { currentPassword } from '#contract/shared/password.ts';
import { base } from '#contract/shared/errors.ts';
import { instant } from '#contract/shared/time.ts';
import { typedText } from '#contract/shared/text.ts';

const scope = z.enum(TOKEN_SCOPES);

/** A personal access token, without the secret. */
const token = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Start of the secret, to recognize it by. */
  prefix: z.string(),
  scopes: z.array(scope),
  createdAt: instant,
  /** Null for a token without an end. */
  expiresAt: instant.nullable(),
  /** To some ten minutes; null if it was never used. */
  lastUsedAt: instant.nullable(),
});

export type AccessToken = z.infer<typeof token>;

const newToken = z.object({
  id: z.uuid(),
  name: typedText().min(1, 'Give the token a name.').max(60, 'Use 60 characters or fewer.'),
  scopes: z
    .array(scope)
    .min(1, 'Choose at least one permission.')
    .max(TOKEN_SCOPES.length, 'Select each permission once.'),
  /** Days until it expires; null for no end. */
  days: z.literal(TOKEN_DAYS).nullable(),
  password: currentPassword,
});

export type NewToken = z.infer<typeof newToken>;

const byId = z.object({ id: z.uuid() });
const done = z.object({ done: z.literal(true) });
const tags = ['tokens'];

/** Personal access tokens for `/api/v1` and `/mcp`. Tokens themselves can't use these. */
export const tokens = {
  list: base
    .route({ method: 'GET', path: '/tokens', tags, summary: 'List the member’s access tokens, newest first' })
    .output(
      z.object({
        tokens: z.array(token),
        /** Tokens that the plan allows at a time. */
        limit: z.number(),
      }),
    ),
  create: base
    .route({
      method: 'POST',
      path: '/tokens',
      successStatus: 201,
      tags,
      summary: 'Create an access token; its secret is returned only in this response',
    })
    .input(newToken)
    .output(token.extend({ secret: z.string() })),
  revoke: base
    .route({ method: 'DELETE', path: '/tokens/{id}', tags, summary: 'Revoke an access token' })
    .input(byId)
    .output(done),
  revokeAll: base
    .route({ method: 'DELETE', path: '/tokens', tags, summary: 'Revoke every access token' })
    .output(done),
};
