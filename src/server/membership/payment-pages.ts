import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type {
  LifetimeOffers,
  PaymentNotice,
  PaymentSuccessView,
  PaymentView,
} from '#domain/membership/payment-views.ts';
import type { Actor } from '#server/core/actor.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { SiteView } from '#server/http/pages/pages.ts';
import { sendPage, type HttpVariables } from '#server/http/security-headers.ts';
import { addCookies } from '#server/http/require-member.ts';
import { formGuards } from '#server/http/pages/form-guards.ts';
import { GatewayUnavailable, type Gateway } from './gateway.ts';
import type { Payments } from './payments.ts';
import { isLifetime } from './plan.ts';
import { forgottenToken, storePurchaseToken, purchaseTokenOf } from './purchase-cookie.ts';
import { beginPurchase, leavePurchase, noteCheckout, type Begun } from './purchases.ts';
import { successViewOf } from './success-view.ts';
import { takesToken, unspentPurchase } from './token-purchase.ts';
import { newAttempt, purchaseOfAttempt, tokenOf } from './tokens.ts';

/** Buyers press the button once or twice, so this stops only abuse. */
const TRIES = { tries: 30, windowMs: 60 * 60_000 };
/** Seconds after which the page that waits for the gateway's message reloads, each time; about five minutes in total. */
const PAUSES_SECONDS = [5, 5, 5, 10, 10, 15, 20, 30, 40, 60, 90];
const NOTICES: readonly PaymentNotice[] = ['cancelled', 'unreachable', 'stale', 'too-many'];

export interface PaymentSite {
  readonly payment: (view: SiteView, shows: PaymentView) => string;
  readonly paymentSuccess: (view: SiteView, shows: PaymentSuccessView) => string;
}

export interface PaymentPageOptions {
  readonly db: Db;
  readonly payments: Payments;
  readonly site: PaymentSite;
  readonly offers: LifetimeOffers;
  /** Data for every site page, independent of the request. */
  readonly view: Omit<SiteView, 'isMember' | 'path'>;
  readonly readSession: ReadSession;
  /** Signs attempts and tokens. */
  readonly secret: string;
  readonly trustProxy: boolean;
  /** A visitor's source as used in the statistics; null if unknown. */
  readonly sourceOf: (headers: Headers, address: string) => Promise<string | null>;
  readonly now: () => number;
}

type PaymentContext = Context<{ Variables: HttpVariables }>;

const again = (notice: PaymentNotice): string => `/payment?notice=${notice}`;

const buyerOf = (c: PaymentContext, actor: Actor | undefined) => ({
  userId: actor?.userId,
  token: purchaseTokenOf(c.req.raw.headers),
});

/** Starts the payment at the gateway. @returns where to redirect the payer */
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

/** Handles the payment button. @returns where to redirect the payer */
async function pay(
  c: PaymentContext,
  options: PaymentPageOptions,
  actor: Actor | undefined,
): Promise<string> {
  const { db, payments, secret, now } = options;
  const { gateway } = payments;
  if (gateway === null || actor?.isDemo) return '/payment';
  const address = clientAddress(c.env as Partial<HttpBindings>, c.req.raw.headers, options.trustProxy);
  if ((await countAttempt(db, ['payment', address], TRIES, now())) > 0) {
    c.set('refusedFor', 'too many tries');
    return again('too-many');
  }
  const { attempt } = await c.req.parseBody();
  const id = typeof attempt === 'string' ? purchaseOfAttempt(secret, attempt, now()) : undefined;
  if (id === undefined) return again('stale');
  const buyer = buyerOf(c, actor);
  const source = await options.sourceOf(c.req.raw.headers, address);
  const begun = await beginPurchase(db, { id, gateway: gateway.name, buyer, source, secret }, now());
  if (!begun.purchase) return begun.next === 'has-plan' ? '/payment' : again('stale');
  storePurchaseToken(c, tokenOf(secret, begun.purchase.id), options.view.origin);
  return begun.next === 'confirming' ? '/payment-success' : onToGateway(options, gateway, begun.purchase);
}

/** @param reloads number of automatic reloads, from the query */
const asksSoFar = (reloads = ''): number => (/^\d{1,3}$/.test(reloads) ? Number(reloads) : 0);

async function paymentView(
  { db, payments, offers, secret, now }: PaymentPageOptions,
  actor: Actor | undefined,
  { token, asked }: { readonly token: string | undefined; readonly asked: string | undefined },
): Promise<PaymentView> {
  if (actor?.isDemo) return { kind: 'demo' };
  if (actor && (await isLifetime(db, actor.userId))) return { kind: 'has-plan' };
  if (token !== undefined && (await unspentPurchase(db, token, now()))) return { kind: 'paid', token };
  if (payments.gateway === null) return { kind: 'closed' };
  const notice = NOTICES.find((known) => known === asked) ?? null;
  return { kind: 'open', gateway: payments.gateway.name, offers, attempt: newAttempt(secret, now()), notice };
}

/** `/payment`, its button, and `/payment-success`, for everyone and without scripts. */
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
    const asked = c.req.query('notice');
    const buyer = buyerOf(c, actor);
    const { gateway } = options.payments;
    if (asked === 'cancelled' && gateway !== null) await leavePurchase(db, gateway.name, buyer, now());
    const shows = await paymentView(options, actor, { token: buyer.token, asked });
    // A signed-in user needs no new account: the next page assigns the purchase to them.
    if (actor && shows.kind === 'paid') return c.redirect('/payment-success', 303);
    return sendPage(c, site.payment(pageOf('/payment', actor), shows));
  });

  routes.post('/payment', ...formGuards(view.origin), async (c) =>
    c.redirect(await pay(c, options, await actorOf(c)), 303),
  );

  routes.get('/payment-success', async (c) => {
    const token = c.req.query('token');
    const stored = purchaseTokenOf(c.req.raw.headers);
    if (token !== undefined) {
      // Moves the token from the address bar and history into the cookie.
      if (await takesToken(db, token, stored, now())) storePurchaseToken(c, token, view.origin);
      return c.redirect('/payment-success', 303);
    }
    const actor = await actorOf(c);
    const found = await successViewOf(db, actor, stored, now());
    if (found.kind === 'active') addCookies(c, forgottenToken(view.origin));
    const asked = asksSoFar(c.req.query('asked'));
    const pause = found.kind === 'waiting' ? PAUSES_SECONDS[asked] : undefined;
    if (pause !== undefined) c.header('Refresh', `${pause}; url=/payment-success?asked=${asked + 1}`);
    const isOver = found.kind === 'waiting' && pause === undefined;
    const shows: PaymentSuccessView = isOver ? { kind: 'still-waiting' } : found;
    return sendPage(c, site.paymentSuccess(pageOf('/payment-success', actor), shows));
  });
  return routes;
}
