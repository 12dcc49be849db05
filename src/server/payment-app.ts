import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { LifetimeOffers } from '#domain/membership/payment-views.ts';
import type { ReadSession } from './auth/session.ts';
import type { SiteView } from '#server/http/pages/pages.ts';
import type { HttpVariables } from './http/security-headers.ts';
import { paymentPages, type PaymentSite } from './membership/payment-pages.ts';
import { sandboxPages, type SandboxPageOptions } from './membership/sandbox-pages.ts';
import type { StripeConfig } from './membership/stripe-settings.ts';
import type { Services } from './services.ts';

const STRIPE_CHECKOUT = 'https://checkout.stripe.com';

/** Origins that the payment button may redirect to, in addition to this server. */
export const payeeOriginsOf = (stripe: StripeConfig | undefined): readonly string[] => {
  if (stripe === undefined) return [];
  return stripe.apiUrl === undefined ? [STRIPE_CHECKOUT] : [STRIPE_CHECKOUT, new URL(stripe.apiUrl).origin];
};

/** Limits that lifetime access removes on this server. */
export const offersOf = ({ coachModel, mealModel }: Services): LifetimeOffers => ({
  hasCoachModel: coachModel !== null,
  hasMealModel: mealModel !== null,
  readsPhotos: (mealModel?.visionName ?? null) !== null,
});

export interface PaymentAppOptions {
  readonly site: PaymentSite & SandboxPageOptions['site'];
  readonly view: Omit<SiteView, 'isMember' | 'path'>;
  readonly readSession: ReadSession;
}

/** The pages of the payment. */
export function paymentApp(services: Services, { site, view, readSession }: PaymentAppOptions) {
  const {
    config,
    database: { db },
    insights,
    mailer,
    payments,
    now,
  } = services;
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.route('/', sandboxPages({ db, payments, site, view, asksAddress: !mailer.canSend }));
  app.route(
    '/',
    paymentPages({
      db,
      payments,
      site,
      view,
      readSession,
      offers: offersOf(services),
      secret: config.authSecret,
      trustProxy: config.trustProxy,
      sourceOf: (headers, address) => insights.sourceOf(db, { headers, clientAddress: address }, now()),
      now,
    }),
  );
  return app;
}
