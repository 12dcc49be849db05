import { implement } from '@orpc/server';
import { tokens } from '#contract/tokens/tokens.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { createToken, revokeAllTokens, revokeToken, type TokenDeps } from './commands.ts';
import { tokensOf } from './queries.ts';

const done = { done: true } as const;

/** Details of a request for the sign-in history. */
export interface TokenRouteDeps extends Omit<TokenDeps, 'note'> {
  readonly note: (
    tx: Parameters<TokenDeps['note']>[0],
    event: { readonly userId: string; readonly kind: 'token-created' | 'token-revoked'; asking: ApiContext },
  ) => Promise<void>;
  readonly mailer: { sendSoon(): void };
}

/** API routes for access tokens, for their member in a browser. */
export function tokenRoutes({ note, ...deps }: TokenRouteDeps) {
  const members = implement(tokens).$context<ApiContext>().use(membersOnly);
  const depsOf = (asking: ApiContext): TokenDeps => ({
    ...deps,
    note: (tx, userId, kind) => note(tx, { userId, kind, asking }),
  });
  return members.router({
    list: members.list.handler(({ context }) => tokensOf(deps.db, context.actor.userId)),
    create: members.create.handler(async ({ input, context }) => {
      const created = await createToken(depsOf(context), context.actor, input);
      deps.mailer.sendSoon();
      return created;
    }),
    revoke: members.revoke.handler(async ({ input, context }) => {
      await revokeToken(depsOf(context), context.actor, input.id);
      return done;
    }),
    revokeAll: members.revokeAll.handler(async ({ context }) => {
      await revokeAllTokens(depsOf(context), context.actor);
      return done;
    }),
  });
}
