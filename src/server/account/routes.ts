import { implement } from '@orpc/server';
import { account } from '#contract/account.ts';
import type { Auth } from '#server/auth/auth.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { endSession } from '#server/auth/session.ts';
import { signIn, type SignedIn } from '#server/auth/sign-in.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api-context.ts';
import { Refusal } from '#server/http/refusal.ts';
import { register } from './commands.ts';
import { memberOf } from './queries.ts';
import { countLogin, countRegistration } from './tries.ts';

export interface AccountDeps {
  readonly db: Db;
  readonly auth: Auth;
  readonly demoLogin: boolean;
  readonly now: () => number;
}

const WRONG = 'This username and password do not belong together.';

/** Registration, login, logout and the member's own account over the wire. */
export function accountRoutes({ db, auth, demoLogin, now }: AccountDeps) {
  const os = implement(account).$context<ApiContext>();

  async function begin(login: string, password: string): Promise<SignedIn> {
    const isClosedDemo = !demoLogin && login.toLowerCase() === DEMO_MEMBER.username;
    const begun = isClosedDemo ? undefined : await signIn(auth, login, password);
    if (!begun) throw new Refusal('UNAUTHORIZED', { said: WRONG });
    return begun;
  }

  return os.router({
    options: os.options.handler(() => ({ demo: demoLogin ? { ...DEMO_MEMBER } : null })),
    register: os.register.handler(async ({ input, context }) => {
      await countRegistration(db, context.clientAddress, now());
      await register(db, input, now());
      const { actor, setCookies } = await begin(input.username, input.password);
      context.addCookies(setCookies);
      return memberOf(db, actor, now());
    }),
    login: os.login.handler(async ({ input, context }) => {
      const succeeded = await countLogin(db, context.clientAddress, input.login, now());
      const { actor, setCookies } = await begin(input.login, input.password);
      await succeeded();
      context.addCookies(setCookies);
      return memberOf(db, actor, now());
    }),
    logout: os.logout.handler(async ({ context }) => {
      context.addCookies(await endSession(auth, context.headers));
      return { loggedOut: true };
    }),
    me: os.me.use(membersOnly).handler(({ context }) => memberOf(db, context.actor, now())),
  });
}
