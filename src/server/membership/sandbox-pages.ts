import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SandboxView } from '#domain/membership/payment-views.ts';
import type { Db } from '#server/db/database.ts';
import type { SiteView } from '#server/http/pages/pages.ts';
import { sendPage, type HttpVariables } from '#server/http/security-headers.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { formGuards } from '#server/http/pages/form-guards.ts';
import { ForgedMessage } from './gateway.ts';
import type { Payments } from './payments.ts';
import { purchases } from './tables.ts';

export interface SandboxPageOptions {
  readonly db: Db;
  readonly payments: Payments;
  readonly site: { readonly sandbox: (view: SiteView, shows: SandboxView) => string };
  readonly view: Omit<SiteView, 'isMember' | 'path'>;
  /** Whether the payer enters an address for the receipt. Not if mail is really sent, because that would let anyone mail anyone. */
  readonly asksAddress: boolean;
}

const PATH = '/payment/sandbox';

async function pendingOf(db: Db, asked: string | undefined) {
  const id = z.uuid().safeParse(asked).data;
  if (id === undefined) return undefined;
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, id));
  return purchase?.gateway === 'sandbox' ? purchase : undefined;
}

/** `/payment/sandbox`: replaces a gateway's page, says that no money moves, and reports the pressed button to the server. */
export function sandboxPages({ db, payments, site, view, asksAddress }: SandboxPageOptions) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  routes.use(PATH, async (c, next) => {
    c.set('routeName', 'page payment-sandbox');
    await next();
    c.header('Cache-Control', 'private, no-store');
  });
  routes.get(PATH, async (c) => {
    const purchase = await pendingOf(db, c.req.query('purchase'));
    if (payments.gateway?.name !== 'sandbox' || !purchase) return c.redirect('/payment', 303);
    if (purchase.state !== 'pending') return c.redirect('/payment-success', 303);
    const { id: purchaseId, amountMinor, currency } = purchase;
    return sendPage(
      c,
      site.sandbox(
        { ...view, isMember: false, path: '/payment' },
        { purchaseId, amountMinor, currency, asksAddress },
      ),
    );
  });
  routes.post(PATH, ...formGuards(view.origin), async (c) => {
    const { gateway } = payments;
    if (gateway?.name !== 'sandbox') return wireAnswer(c, 'NOT_FOUND');
    const body = await c.req.text();
    if (new URLSearchParams(body).get('outcome') === 'cancel')
      return c.redirect('/payment?notice=cancelled', 303);
    try {
      const message = await gateway.parseEvent(body, undefined);
      if (message) await payments.take(gateway, message);
      return c.redirect('/payment-success', 303);
    } catch (error) {
      if (error instanceof ForgedMessage) return c.redirect('/payment', 303);
      throw error;
    }
  });
  return routes;
}
