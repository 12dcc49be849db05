import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { readSession, type ReadSession } from './auth/session.ts';
import { connectionDeps } from './connection-deps.ts';
import { connectionCallback } from './imports/connections/routes.ts';
import { api } from '#server/http/api/api.ts';
import { faultOf } from '#server/core/fault.ts';
import { afterSuccess, requestSessions } from '#server/http/after-success.ts';
import { health } from './http/health.ts';
import { countVisits } from './insights/count-visits.ts';
import { featureOf, isQuestion } from './insights/request-feature.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders, type HttpVariables } from './http/security-headers.ts';
import { siteFiles } from '#server/http/pages/site-files.ts';
import { staticFiles } from './http/static-files.ts';
import { removeTrailingSlash } from '#server/http/trailing-slash.ts';
import { drainBody } from '#server/http/drain-body.ts';
import { failedAnswer, wireAnswer } from './http/wire-answer.ts';
import { changesScore, dueScores } from './longevity/due-scores.ts';
import type { Services } from './services.ts';
import { filesOf } from './files.ts';
import { SHARE_PATH } from '#domain/reports/share-links.ts';
import { CALENDAR_PATH } from '#domain/calendar/address.ts';
import { calendarFeed } from './calendar/feed-file.ts';
import { hooksOf } from './webhook-queue.ts';
import { monitoring } from './monitoring.ts';
import { movesReminder, reminderNotes } from './reminder-rounds.ts';
import { isReported } from './webhooks/deliver.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { imageFiles } from './content/image-files.ts';
import { readToken } from './auth/api-token.ts';
import { conditionalAnswers } from './http/api/conditional.ts';
import { tokenCalls } from './http/api/token-calls.ts';
import { stripeWebhook } from './membership/stripe-webhook.ts';
import { payeeOriginsOf } from './payment-app.ts';
import { routerOf } from './router.ts';
import { apiDocsPages, sharedReports, site } from './site.ts';

export interface AppOptions {
  /** The folder of the built browser files. */
  readonly clientDir: string;
  /** The members' page for an address, with the placeholder `__NONCE__` for this response's nonce. */
  readonly shell: (url: string) => Promise<string>;
  readonly isDevelopment?: boolean;
  /** Validates every answer against the contract, as tests and development do. */
  readonly checksAnswers?: boolean;
}

/** Addresses that hold secrets, and so aren't counted as visits. */
function secretAddresses(services: Services, clientDir: string, read: ReadSession) {
  const { config, database, now } = services;
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.route(CALENDAR_PATH, calendarFeed({ db: database.db, now, publicUrl: config.publicUrl }));
  app.route(SHARE_PATH, sharedReports(services, clientDir));
  app.route('/integrations/callback', connectionCallback(connectionDeps(services), read));
  return app;
}

/** The whole HTTP server as a function from request to response. */
export function createApp(
  services: Services,
  { clientDir, shell, isDevelopment = false, checksAnswers = true }: AppOptions,
) {
  const { config, database, auth, log } = services;
  const sessions = requestSessions((headers) => readSession({ db: database.db, auth }, headers, config));
  const tokens = requestSessions((headers) => readToken(database.db, headers, services.now()));
  const actorOf = async (headers: Headers) =>
    (await sessions.actorOf(headers)) ?? (await tokens.actorOf(headers));
  const hooks = hooksOf(services);
  const reminders = reminderNotes(services);
  const due = dueScores({ ...services, db: database.db });
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.route('/', monitoring(services));
  app.use(drainBody);
  app.use(requestId());
  app.use(requestLog(log, actorOf));
  app.use(
    securityHeaders({
      publicUrl: config.publicUrl,
      payeeOrigins: payeeOriginsOf(config.stripe),
      isDevelopment,
    }),
  );
  app.use(compress());
  app.route('/', health(database.db));
  app.use(
    '/api/*',
    afterSuccess(actorOf, ({ actor, path, isWrite, isConfirmed }) => {
      if (isWrite && isReported(path)) hooks.note(actor.userId);
      if (isWrite && movesReminder(path)) reminders.note(actor.userId);
      if (isWrite && changesScore(path) && !isQuestion(path, isConfirmed)) due.note(actor.userId);
      const feature = featureOf(path, isWrite, isConfirmed);
      if (feature) services.insights.noteFeature(actor, feature);
    }),
  );
  app.route('/content-images', imageFiles({ db: database.db, store: services.store }));
  app.route('/api/stripe', stripeWebhook(services.payments, log));
  app.route('/', secretAddresses(services, clientDir, sessions.read));
  const router = routerOf(services, due);
  const files = filesOf(services, [due, hooks]);
  const { publicUrl, trustProxy } = config;
  const calls = { router, publicUrl, trustProxy, log, checksAnswers };
  app.use('/api/v1/*', ...tokenCalls({ db: database.db, readToken: tokens.read, now: services.now }));
  app.use('/api/v1/today', ...conditionalAnswers);
  app.route('/api/v1', files(tokens.read));
  app.route('/api/v1', api({ ...calls, readSession: tokens.read, prefix: '/api/v1' }));
  app.route('/api/docs', apiDocsPages(services, sessions.read, clientDir));
  app.route('/api', files(sessions.read));
  app.route('/api', api({ ...calls, readSession: sessions.read, prefix: '/api' }));
  app.route(
    '/mcp',
    mcpRoutes({
      db: database.db,
      now: services.now,
      publicUrl,
      trustProxy,
      log,
      readToken: tokens.read,
      request: async (request) => app.fetch(request),
    }),
  );
  app.route('/', staticFiles(clientDir));
  app.route('/', siteFiles({ ...config, publishedPages: () => services.pages.all() }));
  app.use(removeTrailingSlash);
  app.use(
    countVisits({
      readSession: sessions.read,
      trustProxy: config.trustProxy,
      noteVisit: (facts) => services.insights.noteVisit(facts),
    }),
  );
  app.route('/', site(services, sessions.read, { clientDir, shell }));
  app.notFound((c) => wireAnswer(c, 'NOT_FOUND'));
  app.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), fault: faultOf(error) }, 'a request failed');
    return failedAnswer(c, error);
  });
  return app;
}
