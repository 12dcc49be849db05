import type { HttpBindings } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { contactInput, type ContactField } from '#contract/content/messages.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import type { Actor } from '#server/core/actor.ts';
import { isInternalAddress } from '#server/auth/internal-address.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { users } from '#server/auth/tables.ts';
import { profiles } from '#server/account/tables.ts';
import type { Db } from '#server/db/database.ts';
import type { MailDeps } from '#server/db/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { formGuards } from '#server/http/pages/form-guards.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { addCookies } from '#server/http/require-member.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { sentBefore, storeMessage } from './message-commands.ts';
import type { PublishedPage, PublishedPages } from './published.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '#server/core/new-id.ts';

const TOKEN = /^(\d{1,15})\.([\da-f-]{36})\.([\w-]{43})$/;

/** A rendered form. */
interface ShownForm {
  /** Unique to one rendering of the form: two messages with the same id are a double submit. */
  readonly id: string;
  /** Time since rendering, ms. */
  readonly ageMs: number;
}

/** Signed field with the form's id and opening time. */
function formTime(secret: string) {
  const sign = (openedMs: number, id: string): string =>
    createHmac('sha256', secret).update(`contact form ${openedMs} ${id}`).digest('base64url');
  return {
    /** Initial values of the form. */
    issue(nowMs: number): string {
      const id = newId();
      return `${nowMs}.${id}.${sign(nowMs, id)}`;
    },
    /** @returns undefined for a forged field */
    read(token: string, nowMs: number): ShownForm | undefined {
      const [, opened = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
      if (signature === '') return undefined;
      const openedMs = Number(opened);
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(openedMs, id)));
      return isOurs ? { id, ageMs: nowMs - openedMs } : undefined;
    },
  };
}

const PATH = '/contact';
const SENT = `${PATH}?sent=true#contact-sent`;
const MAX_BYTES = 64 * 1024;
/** Only bots are faster. */
const MIN_MS = 3000;
const MESSAGES = { tries: 5, windowMs: 60 * MINUTE_MS };
const SENT_BEFORE = 'We got your last message. To send this one too, select Send message again.';
const FIELDS: readonly ContactField[] = ['name', 'email', 'subject', 'message'];

/** Values and errors of a rendered form. */
export interface ContactState {
  readonly values: Readonly<Record<ContactField, string>>;
  readonly errors: Readonly<Partial<Record<ContactField, string>>>;
  /** Error about the whole form. */
  readonly notice?: string;
  readonly opened: string;
  readonly isSent: boolean;
}

export interface ContactPageOptions extends MailDeps {
  readonly pages: PublishedPages;
  readonly readSession: ReadSession;
  readonly secret: string;
  readonly trustProxy: boolean;
  /** The page with its form as HTML. */
  readonly render: (page: PublishedPage, state: ContactState, isMember: boolean) => string;
}

type ContactContext = Context<{ Bindings: HttpBindings; Variables: HttpVariables }>;
type Values = ContactState['values'];

const EMPTY: Values = { name: '', email: '', subject: '', message: '' };

/** Known details of a member who writes; empty if there are none. */
async function knownOf(db: Db, actor: Actor | undefined): Promise<Values> {
  if (!actor) return EMPTY;
  const [found] = await db
    .select({ email: users.email, name: profiles.name })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, actor.userId));
  const email = found && !isInternalAddress(found.email) ? found.email : '';
  return { ...EMPTY, name: found?.name ?? '', email };
}

/** Normalizes the line breaks of forms. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '');

const minutesText = (waitMs: number): string => {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** First error of each field. */
function read(values: Values) {
  const { success, data, error } = contactInput.safeParse(values);
  if (success) return { input: data, errors: {} };
  const errors: Partial<Record<ContactField, string>> = {};
  for (const { path, message } of error.issues) {
    const field = FIELDS.find((each) => each === path[0]);
    if (field) errors[field] ??= message;
  }
  return { input: undefined, errors };
}

/** `/contact`: the page of that slug, with a form below it that works without a script. */
export function contactPage(options: ContactPageOptions) {
  const { db, pages, publicUrl, readSession, render, secret, trustProxy, now } = options;
  const time = formTime(secret);
  const routes = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();

  async function show(
    c: ContactContext,
    status: 200 | 400 | 429,
    isMember: boolean,
    state: Partial<ContactState>,
  ): Promise<Response> {
    const page = await pages.published(PATH.slice(1));
    if (!page) return wireAnswer(c, 'NOT_FOUND');
    const whole = { values: EMPTY, errors: {}, isSent: false, opened: time.issue(now()), ...state };
    return c.html(render(page, whole, isMember), status, {
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie',
    });
  }

  async function actorOf(c: ContactContext): Promise<Actor | undefined> {
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    addCookies(c, setCookies);
    return actor;
  }

  routes.get(PATH, async (c) => {
    c.set('routeName', 'page contact');
    const actor = await actorOf(c);
    const isSent = c.req.query('sent') === 'true';
    return show(c, 200, actor !== undefined, { isSent, values: await knownOf(db, actor) });
  });

  routes.post(PATH, ...formGuards(publicUrl, MAX_BYTES), async (c) => {
    c.set('routeName', 'contact.send');
    const form = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
    // A honeypot field that people don't see. Bots that fill it in get a success message.
    if (textOf(form['website']) !== '') return c.redirect(SENT, 303);
    const actor = await actorOf(c);
    const values: Values = {
      name: textOf(form['name']),
      email: textOf(form['email']),
      subject: textOf(form['subject']),
      message: textOf(form['message']),
    };
    const sent = textOf(form['opened']);
    const shown = time.read(sent, now());
    const isOpen = shown !== undefined && shown.ageMs <= DAY_MS;
    // Correcting a field doesn't restart the wait.
    const opened = isOpen ? sent : time.issue(now());
    const refuse = (state: Partial<ContactState>, status: 400 | 429 = 400) =>
      show(c, status, actor !== undefined, { values, opened, ...state });
    const { input, errors } = read(values);
    if (!input) return refuse({ errors });
    if (!isOpen)
      return refuse({
        notice: 'This page was open for a long time. Your message is still here. Send it again.',
      });
    if (shown.ageMs < MIN_MS)
      return refuse({
        notice: 'That was very quick. Send your message again to confirm you’re not a robot.',
      });
    const before = await sentBefore(db, shown.id, input);
    if (before === 'same') return c.redirect(SENT, 303);
    // The sender went back in their browser and sent another message with the same form.
    if (before === 'other') return refuse({ notice: SENT_BEFORE, opened: time.issue(now()) });
    const address = clientAddress(c.env, c.req.raw.headers, trustProxy);
    const waitMs = await countAttempt(db, ['contact', address], MESSAGES, now());
    if (waitMs > 0) {
      retryLater(c, waitMs);
      const notice = `Too many messages came from your connection. Your message is still here. Send it again in ${minutesText(waitMs)}.`;
      return refuse({ notice }, 429);
    }
    // Messages of demo visitors belong to them, not to the demo member: they survive a restore of the demo.
    await storeMessage(options, shown.id, input, actor?.isDemo ? undefined : actor);
    return c.redirect(SENT, 303);
  });
  return routes;
}
