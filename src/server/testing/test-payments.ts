import { eq } from 'drizzle-orm';
import { profiles } from '#server/account/tables.ts';
import { users } from '#server/auth/tables.ts';
import { mails } from '#server/mail/tables.ts';
import { purchases } from '#server/membership/tables.ts';
import {
  sessionOf,
  signedMessage,
  stripeEvent,
  type LoopbackCheckout,
  type LoopbackStripe,
} from '#server/membership/testing.ts';
import { signUp, type Browser, type TestApp } from './test-app.ts';

/** A plain HTML form submission. */
export const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

export const page = async (browser: Browser, path: string): Promise<string> =>
  (await browser.fetch(path)).text();

/** Heading of the page after the payment. */
export const title = async (browser: Browser): Promise<string> =>
  /<h1>([^<]+)</.exec(await page(browser, '/payment-success'))?.[1] ?? '';

/** Token of this browser's purchase without an account. */
export const tokenOn = async (browser: Browser): Promise<string> =>
  /payment_success=true&amp;token=([\w-]+)/.exec(await page(browser, '/payment-success'))?.[1] ?? '';

/** Form values of the payment button. */
export const attemptOn = async (browser: Browser): Promise<string> =>
  /name="attempt" value="([^"]+)"/.exec(await page(browser, '/payment'))?.[1] ?? '';

/** Goes to the sandbox's page. @returns the purchase id */
export async function begin(browser: Browser): Promise<string> {
  const attempt = await attemptOn(browser);
  const to = (await browser.fetch('/payment', form({ attempt }))).headers.get('location') ?? '';
  return /^\/payment\/sandbox\?purchase=(.+)$/.exec(to)?.[1] ?? '';
}

/** Presses a button on the sandbox's page. @returns the purchase id */
export async function buy(browser: Browser, outcome = 'pay', email = ''): Promise<string> {
  const purchase = await begin(browser);
  await browser.fetch('/payment/sandbox', form({ purchase, outcome, email }));
  return purchase;
}

/** A user's plan, by lowercase username. */
export async function planAt({ database: { db } }: TestApp, username: string) {
  const [row] = await db
    .select({ plan: profiles.plan })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(users.username, username));
  return row?.plan;
}

/** Presses the payment's button. */
export async function press(browser: Browser, attempt?: string) {
  const answer = await browser.fetch('/payment', form({ attempt: attempt ?? (await attemptOn(browser)) }));
  return { status: answer.status, to: answer.headers.get('location') ?? '' };
}

/** Sends events of a loopback Stripe to the server, and reads the results. @param open once both are open */
export function stripeDesk(open: () => { readonly app: TestApp; readonly stripe: LoopbackStripe }) {
  const tell = async (event: object, how: Parameters<typeof signedMessage>[1] = {}) => {
    const answer = await open().app.browser().fetch('/api/stripe/webhook', signedMessage(event, how));
    return { status: answer.status, body: (await answer.json()) as { taken?: string } };
  };
  const taken = async (type: string, object: object) => (await tell(stripeEvent(type, object))).body.taken;
  const lastCheckout = (): LoopbackCheckout => {
    const checkout = open().stripe.checkouts.at(-1);
    if (!checkout) throw new Error('nothing was asked of Stripe');
    return checkout;
  };
  const mailsSent = () => open().app.database.db.select().from(mails).orderBy(mails.createdAt);
  return {
    tell,
    taken,
    lastCheckout,
    paid: (checkout: LoopbackCheckout, changes: object = {}) =>
      taken('checkout.session.completed', sessionOf(checkout, changes)),
    plans: async () =>
      (await open().app.database.db.select({ plan: profiles.plan }).from(profiles)).map(({ plan }) => plan),
    states: async () =>
      (await open().app.database.db.select().from(purchases).orderBy(purchases.createdAt)).map(
        ({ state }) => state,
      ),
    mailKinds: async () => (await mailsSent()).map(({ kind }) => kind),
    mailTexts: async () => (await mailsSent()).map(({ text }) => text),
    /** Ada is signed in and on Stripe's page. */
    adaAtStripe: async () => {
      const ada = await signUp(open().app, 'ada');
      await press(ada);
      return { ada, checkout: lastCheckout() };
    },
  };
}
