import { implement } from '@orpc/server';
import { account } from '#contract/account/account.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { beginPasskeySignIn } from '#server/auth/passkeys.ts';
import { endSession } from '#server/auth/session.ts';
import type { SignedIn } from '#server/auth/sign-in.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { Refusal } from '#server/core/refusal.ts';
import { pendingIdentity } from './oidc/pending-identity.ts';
import { logIn, logInSecondStep, logInWithPasskey } from './log-in.ts';
import { memberOf } from './queries.ts';
import { countAtAddress } from './rate-limits.ts';
import { signUp, type SignUpDeps } from './sign-up.ts';

export interface AccountDeps extends SignUpDeps {
  /** URL of the operator's social profile, linked in the top bar. */
  readonly socialUrl: string;
  /** Name of the identity provider; undefined without one. */
  readonly providerName: string | undefined;
}

/** API routes for registration, login, logout and the member's own account. */
export function accountRoutes(deps: AccountDeps) {
  const { db, auth, demoLogin, now } = deps;
  const os = implement(account).$context<ApiContext>();

  const signedIn = async (context: ApiContext, { actor, setCookies }: SignedIn) => {
    context.addCookies(setCookies);
    return memberOf(db, actor, now());
  };

  const providerOf = (headers: Headers) => {
    if (deps.providerName === undefined) return null;
    const waiting = pendingIdentity.read(deps, headers);
    return {
      name: deps.providerName,
      waiting: waiting ? { username: waiting.username, email: waiting.email } : null,
    };
  };

  return os.router({
    options: os.options.handler(({ context }) => ({
      demo: demoLogin ? { ...DEMO_MEMBER } : null,
      canMail: deps.mailer.canSend,
      registration: deps.registration,
      provider: providerOf(context.headers),
      socialUrl: deps.socialUrl,
    })),
    register: os.register.handler(async ({ input, context }) =>
      signedIn(context, await signUp(deps, input, context)),
    ),
    login: os.login.handler(async ({ input, context }) => {
      const begun = await logIn(deps, input, context);
      if (begun.actor) return signedIn(context, begun);
      context.addCookies(begun.setCookies);
      return { secondStep: true as const };
    }),
    secondStep: os.secondStep.handler(async ({ input, context }) =>
      signedIn(context, await logInSecondStep(deps, input, context)),
    ),
    passkeyOptions: os.passkeyOptions.handler(async ({ context }) => {
      await countAtAddress(db, 'passkey', context.clientAddress, now());
      const asked = await beginPasskeySignIn(auth, context.headers);
      if (!asked) throw new Refusal('UNAUTHORIZED');
      context.addCookies(asked.setCookies);
      return { ...asked.options };
    }),
    passkeyLogin: os.passkeyLogin.handler(async ({ input, context }) =>
      signedIn(context, await logInWithPasskey(deps, input, context)),
    ),
    logout: os.logout.handler(async ({ context }) => {
      context.addCookies(await endSession({ db, auth }, context.headers));
      return { loggedOut: true };
    }),
    me: os.me.use(membersOnly).handler(({ context }) => memberOf(db, context.actor, now())),
  });
}
