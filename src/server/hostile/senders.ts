import { eq } from 'drizzle-orm';
import { TOKEN_SCOPES } from '#domain/tokens/scopes.ts';
import { sessions, users } from '#server/auth/tables.ts';
import type { HostileRequest } from './requests.ts';
import type { SenderRole } from './sender-roles.ts';
import { registrationOf, type TestApp } from '#server/testing/test-app.ts';
import { ORIGIN } from '#server/testing/test-services.ts';

export interface Sender {
  readonly username: string;
  readonly headers: Readonly<Record<string, string>>;
}

const FORGED = 'perennial.session_token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.c2lnbmF0dXJl';

/** The senders of a run, each with a session. */
export class Senders {
  readonly #app: TestApp;
  readonly #known = new Map<SenderRole, Sender>();
  #members = 0;

  constructor(app: TestApp) {
    this.#app = app;
  }

  async of(who: SenderRole): Promise<Sender> {
    const known = this.#known.get(who) ?? (await this.#make(who));
    this.#known.set(who, known);
    return known;
  }

  /** Registers a replacement for a sender whose password, session or role a request may have changed. */
  async renew({ who, template: { name } }: Pick<HostileRequest, 'who' | 'template'>): Promise<void> {
    if (who !== 'member' && who !== 'admin' && who !== 'cross-site') return;
    if (/^(?:account|security)/.test(name)) this.#known.delete(who);
    if (!name.startsWith('admin.users')) return;
    const { headers } = await this.of(who);
    const request = new Request(`${ORIGIN}/api/account/me`, { headers: { cookie: headers['cookie'] ?? '' } });
    const answer = await this.#app.request(request);
    const isAsBefore =
      answer.ok &&
      ((await answer.json()) as { role: string }).role === (who === 'admin' ? 'admin' : 'member');
    if (!isAsBefore) this.#known.delete(who);
  }

  async #register(name: string): Promise<Sender> {
    this.#members += 1;
    const username = `${name}${this.#members}`;
    const body = JSON.stringify(registrationOf(username));
    const headers = { 'content-type': 'application/json' };
    const answer = await this.#app.request(
      new Request(`${ORIGIN}/api/account/register`, { method: 'POST', headers, body }),
    );
    if (!answer.ok) throw new Error(`${username} could not register: ${await answer.text()}`);
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    return { username, headers: { cookie } };
  }

  /** A member's program: it sends a token instead of a cookie. */
  async #withToken({ username, headers }: Sender, who: 'token' | 'write-token'): Promise<Sender> {
    const { password } = registrationOf(username);
    const scopes = who === 'token' ? TOKEN_SCOPES : TOKEN_SCOPES.filter((scope) => scope.endsWith(':write'));
    const answer = await this.#app.request(
      new Request(`${ORIGIN}/api/tokens`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), name: who, scopes, days: null, password }),
      }),
    );
    const { secret } = (await answer.json()) as { secret: string };
    return { username, headers: { authorization: `Bearer ${secret}` } };
  }

  async #make(who: SenderRole): Promise<Sender> {
    const { db } = this.#app.database;
    if (who === 'nobody') return { username: 'nobody', headers: {} };
    if (who === 'forged') return { username: 'nobody', headers: { cookie: FORGED } };
    const asker = await this.#register(who.replaceAll('-', ''));
    const [user] = await db.select().from(users).where(eq(users.username, asker.username));
    if (!user) throw new Error(`${asker.username} is not there.`);
    if (who === 'token' || who === 'write-token') return this.#withToken(asker, who);
    if (who === 'admin') await db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    if (who === 'disabled') await db.update(users).set({ banned: true }).where(eq(users.id, user.id));
    if (who === 'expired')
      await db
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.userId, user.id));
    return who === 'cross-site'
      ? { ...asker, headers: { ...asker.headers, 'sec-fetch-site': 'cross-site' } }
      : asker;
  }
}
