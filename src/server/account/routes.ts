import { implement } from '@orpc/server';
import { account, type Registration } from '#contract/account/account.ts';
import type { RegistrationMode } from '#domain/account/registration-modes.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { beginPasskeySignIn } from '#server/auth/passkeys.ts';
import { endSession } from '#server/auth/session.ts';
import type { SignedIn } from '#server/auth/sign-in.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { Refusal } from '#server/core/refusal.ts';
import { register } from './commands.ts';
import { pendingIdentity } from './oidc/pending-identity.ts';
import { logIn, logInRegistered, logInSecondStep, logInWithPasskey, type LogInDeps } from './log-in.ts';
import { memberOf } from './queries.ts';
import { countAtAddress } from './rate-limits.ts';

export interface AccountDeps extends LogInDeps {
  /** URL of the operator's social profile, linked in the top bar. */
  readonly socialUrl: string;
  readonly registration: RegistrationMode;
  /** Name of the identity provider; undefined without one. */
  readonly providerName: string | undefined;
  /** Lets a person register, in the transaction that creates their account. @throws Refusal FORBIDDEN */
  readonly admit: (tx: Db, form: Registration, headers: Headers) => Promise<void>;
  /** Counts a new member for the statistics, in the transaction that creates them. */
  readonly noteSignUp: (
    tx: Db,
    userId: string,
    from: Pick<ApiContext, 'headers' | 'clientAddress'>,
    nowMs: number,
  ) => Promise<void>;
  /** Adds the weight of a new member as their first weigh-in, in the transaction that creates them. */
  readonly addWeight: (
    tx: Db,
    userId: string,
    form: Pick<Registration, 'massKg' | 'timeZone'>,
    nowMs: number,
  ) => Promise<void>;
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
    register: os.register.handler(async ({ input, context }) => {
      await countAtAddress(db, 'register', context.clientAddress, now());
      await register(db, input, now(), {
        admit: (tx) => deps.admit(tx, input, context.headers),
        noteSignUp: (tx, userId) => deps.noteSignUp(tx, userId, context, now()),
        addWeight: (tx, userId) => deps.addWeight(tx, userId, input, now()),
      });
      return signedIn(context, await logInRegistered(deps, { ...input, login: input.username }, context));
    }),
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
