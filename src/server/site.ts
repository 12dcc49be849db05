import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { SHARE_PATH } from '#domain/reports/share-links.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { renderRegister } from '#site/account/register.tsx';
import { renderApiDocs } from '#site/api-docs/api-docs.tsx';
import { renderContact } from '#site/content/contact-form.tsx';
import { renderContent } from '#site/content/content.tsx';
import { renderFeatures } from '#site/features/features.tsx';
import { renderLanding } from '#site/landing/landing.tsx';
import { renderNotFound } from '#site/not-found.tsx';
import { renderSandbox } from '#site/plans/payment-sandbox.tsx';
import { renderPaymentSuccess } from '#site/plans/payment-success.tsx';
import { renderPayment } from '#site/plans/payment.tsx';
import { renderRefusedForm } from '#site/content/refused-form.tsx';
import { renderDeadLink, renderSharedReport } from '#site/shared/shared-report.tsx';
import { renderUnsubscribe } from '#site/unsubscribe.tsx';
import { apiDocs } from './api-docs/docs-page.ts';
import { providerPages } from './account/oidc/pages.ts';
import { registerForm } from './account/register-form.ts';
import { signInForm } from './account/sign-in-form.ts';
import { DEMO_MEMBER } from './auth/demo-member.ts';
import type { ReadSession } from './auth/session.ts';
import { contactPage } from './content/contact-page.ts';
import { pages, type PageOptions } from '#server/http/pages/pages.ts';
import { refusedForms } from '#server/http/pages/refused-forms.ts';
import type { HttpVariables } from './http/security-headers.ts';
import { siteAssets } from '#server/http/pages/site-assets.ts';
import { unsubscribePages } from './reminders/unsubscribe.ts';
import { sampleMeal, tryMealPage } from './meals/try-meal-page.ts';
import { offersOf, paymentApp } from './payment-app.ts';
import { reportDeps } from './report-deps.ts';
import { sharedPages } from './reports/links/shared-pages.ts';
import type { Services } from './services.ts';
import { signUpDeps } from './account-deps.ts';

/** What every public page shows. */
function siteView(services: Services, clientDir: string) {
  const { site, socialUrl, publicUrl, demoLogin } = services.config;
  return {
    ...siteAssets(clientDir),
    site,
    socialUrl,
    offers: offersOf(services),
    demo: demoLogin ? DEMO_MEMBER : null,
    origin: publicUrl,
  };
}

/** The documentation of the API: a page below `/api`, where requests are otherwise answered with data. */
export const apiDocsPages = (services: Services, readSession: ReadSession, clientDir: string) =>
  apiDocs({
    view: siteView(services, clientDir),
    readSession,
    render: renderApiDocs,
  });

/** Pages of shared reports: not counted as visits, because their addresses are secrets. */
export function sharedReports(services: Services, clientDir: string) {
  const { config, log } = services;
  const view = {
    ...siteView(services, clientDir),
    isMember: false,
    path: SHARE_PATH,
  };
  return sharedPages({
    ...reportDeps(services),
    log,
    trustProxy: config.trustProxy,
    render: (page) => renderSharedReport(view, page),
    renderDead: (why) => renderDeadLink(view, why),
  });
}

/** Pages that present and sell Perennial. */
const SELLING = (['landing', 'features', 'payment', 'paymentSuccess'] as const).map(
  (name) => SCREENS[name].path,
);

interface SiteOptions extends Pick<PageOptions, 'shell'> {
  /** The folder of the built browser files. */
  readonly clientDir: string;
}

/** Login and registration without JavaScript, and the pages of the identity provider. */
function accountForms(services: Services, readSession: ReadSession, view: ReturnType<typeof siteView>) {
  const { config, identityProvider } = services;
  const { publicUrl, trustProxy, registration } = config;
  const deps = signUpDeps(services);
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.route('/', signInForm({ deps, publicUrl, trustProxy }));
  app.route(
    '/',
    registerForm({
      deps,
      publicUrl,
      trustProxy,
      readSession,
      render: (form) => renderRegister({ ...view, isMember: false, path: '/auth/register' }, form),
    }),
  );
  if (identityProvider)
    app.route('/', providerPages({ deps, provider: identityProvider, registration, trustProxy }));
  return app;
}

/** All pages and their forms, for visitors and members. */
export function site(services: Services, readSession: ReadSession, { clientDir, shell }: SiteOptions) {
  const { config, database, pages: published } = services;
  const { publicUrl, trustProxy } = config;
  const view = siteView(services, clientDir);
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.use(refusedForms((status, path) => renderRefusedForm({ ...view, isMember: false, path }, status)));
  if (!config.publicSite)
    for (const path of SELLING) app.all(path, (c) => c.redirect(SCREENS.dashboard.path));
  app.route('/', accountForms(services, readSession, view));
  app.route(
    '/',
    contactPage({
      db: database.db,
      pages: published,
      readSession,
      publicUrl,
      secret: config.authSecret,
      trustProxy,
      mailer: services.mailer,
      now: services.now,
      render: (page, form, isMember) =>
        renderContact({ page, form, view: { ...view, isMember, path: '/contact' } }),
    }),
  );
  app.route(
    '/',
    unsubscribePages({
      db: database.db,
      sealer: services.sealer,
      now: services.now,
      render: (step, topic) =>
        renderUnsubscribe({ ...view, isMember: false, path: '/unsubscribe' }, { step, topic }),
    }),
  );
  app.route(
    '/',
    paymentApp(services, {
      site: { payment: renderPayment, paymentSuccess: renderPaymentSuccess, sandbox: renderSandbox },
      view,
      readSession,
    }),
  );
  app.route(
    '/',
    tryMealPage({
      db: database.db,
      foods: services.foods,
      now: services.now,
      trustProxy,
      readSession,
      render: (tried) => renderLanding({ ...view, isMember: false, path: SCREENS.landing.path }, tried, true),
    }),
  );
  app.route(
    '/',
    pages({
      site: {
        landing: (pageView) => renderLanding(pageView, sampleMeal(services.foods.index)),
        features: renderFeatures,
        notFound: renderNotFound,
        content: (pageView, page) => renderContent({ view: pageView, page }),
      },
      view,
      hasLanding: config.publicSite,
      readSession,
      shell,
      contentOf: (slug) => published.published(slug),
    }),
  );
  return app;
}
