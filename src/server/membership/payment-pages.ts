import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { PaymentNotice, PaymentSuccessView, PaymentView } from '#domain/membership/payment-views.ts';
import type { Actor } from '#server/auth/actor.ts';
import { takeTry } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { SiteView } from '#server/http/pages.ts';
import { sendPage, type HttpVariables } from '#server/http/security-headers.ts';
import { addCookies } from '#server/http/signed-in.ts';
import { formGuards } from './form-guards.ts';
import { GatewayUnavailable, type Gateway } from './gateway.ts';
import type { Payments } from './payments.ts';
import { keepToken, keptToken } from './purchase-cookie.ts';
import { beginPurchase, hasPlan, noteCheckout, type Begun } from './purchases.ts';
import { successViewOf } from './success-view.ts';
import { newAttempt, purchaseOfAttempt, tokenOf } from './tokens.ts';

/** Somebody who buys presses the button once or twice. */
const TRIES = { tries: 30, windowMs: 60 * 60_000 };
/** How often the page that waits for the gateway's message asks again, seconds. */
const ASK_AGAIN_SECONDS = 5;
const NOTICES: readonly PaymentNotice[] = ['cancelled', 'unreachable', 'stale', 'too-many'];

export interface PaymentSite {
  readonly payment: (view: SiteView, shows: PaymentView) => string;
  readonly paymentSuccess: (view: SiteView, shows: PaymentSuccessView) => string;
}

export interface PaymentPageOptions {
  readonly db: Db;
  readonly payments: Payments;
  readonly site: PaymentSite;
  /** What every page of the site knows, but who asks and for what. */
  readonly view: Omit<SiteView, 'isMember' | 'path'>;
  readonly readSession: ReadSession;
  /** Signs attempts and tokens. */
  readonly secret: string;
  readonly trustProxy: boolean;
  /** Where a visitor came from, as the statistics call it; null where that is not known. */
  readonly sourceOf: (headers: Headers, address: string) => Promise<string | null>;
  readonly now: () => number;
}

type PaymentContext = Context<{ Variables: HttpVariables }>;

const again = (notice: PaymentNotice): string => `/payment?notice=${notice}`;

/** Has the gateway begin the payment. @returns where the payer goes on */
async function onToGateway(
  { db }: PaymentPageOptions,
  gateway: Gateway,
  purchase: NonNullable<Begun['purchase']>,
): Promise<string> {
  try {
    const { checkoutId, url } = await gateway.createCheckout({
      purchaseId: purchase.id,
      price: purchase,
      createdAtMs: purchase.createdAt.getTime(),
    });
    await noteCheckout(db, purchase.id, checkoutId);
    return url;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return again('unreachable');
    throw error;
  }
}

/** The button was pressed. @returns where the payer goes on */
async function pay(
  c: PaymentContext,
  options: PaymentPageOptions,
  actor: Actor | undefined,
): Promise<string> {
  const { db, payments, secret, now } = options;
  const { gateway } = payments;
  if (gateway === null || actor?.isDemo) return '/payment';
  const address = clientAddress(c.env as Partial<HttpBindings>, c.req.raw.headers, options.trustProxy);
  if ((await takeTry(db, ['payment', address], TRIES, now())) > 0) return again('too-many');
  const { attempt } = await c.req.parseBody();
  const id = typeof attempt === 'string' ? purchaseOfAttempt(secret, attempt, now()) : undefined;
  if (id === undefined) return again('stale');
  const buyer = { userId: actor?.userId, token: keptToken(c) };
  const source = await options.sourceOf(c.req.raw.headers, address);
  const begun = await beginPurchase(db, { id, gateway: gateway.name, buyer, source, secret }, now());
  if (!begun.purchase) return begun.next === 'has-plan' ? '/payment' : again('stale');
  keepToken(c, tokenOf(secret, begun.purchase.id), options.view.origin);
  return begun.next === 'confirming' ? '/payment-success' : onToGateway(options, gateway, begun.purchase);
}

async function paymentView(
  { db, payments, secret, now }: PaymentPageOptions,
  actor: Actor | undefined,
  asked: string | undefined,
): Promise<PaymentView> {
  if (payments.gateway === null) return { kind: 'closed' };
  if (actor?.isDemo) return { kind: 'demo' };
  if (actor && (await hasPlan(db, actor.userId))) return { kind: 'has-plan' };
  const notice = NOTICES.find((known) => known === asked) ?? null;
  return { kind: 'open', gateway: payments.gateway.name, attempt: newAttempt(secret, now()), notice };
}

/** `/payment`, its button, and `/payment-success`: for everybody, without any script. */
export function paymentPages(options: PaymentPageOptions) {
  const { db, site, view, readSession, now } = options;
  const routes = new Hono<{ Variables: HttpVariables }>();
  const actorOf = async (c: PaymentContext): Promise<Actor | undefined> => {
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    addCookies(c, setCookies);
    return actor;
  };
  const pageOf = (path: string, actor: Actor | undefined): SiteView => ({
    ...view,
    isMember: actor !== undefined,
    path,
  });

  for (const path of ['/payment', '/payment-success'])
    routes.use(path, async (c, next) => {
      c.set('routeName', `page ${path.slice(1)}`);
      c.header('Vary', 'Cookie');
      await next();
      c.header('Cache-Control', 'private, no-store');
    });

  routes.get('/payment', async (c) => {
    const actor = await actorOf(c);
    const shows = await paymentView(options, actor, c.req.query('notice'));
    return sendPage(c, site.payment(pageOf('/payment', actor), shows));
  });

  routes.post('/payment', ...formGuards(view.origin), async (c) =>
    c.redirect(await pay(c, options, await actorOf(c)), 303),
  );

  routes.get('/payment-success', async (c) => {
    const told = c.req.query('token');
    if (told !== undefined) {
      // Out of the address bar and the history, into the cookie.
      keepToken(c, told, view.origin);
      return c.redirect('/payment-success', 303);
    }
    const actor = await actorOf(c);
    const shows = await successViewOf(db, actor, keptToken(c), now());
    if (shows.kind === 'waiting') c.header('Refresh', String(ASK_AGAIN_SECONDS));
    return sendPage(c, site.paymentSuccess(pageOf('/payment-success', actor), shows));
  });
  return routes;
}
