import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { shellOf } from '#server/http/pages/app-shell.ts';
import { openServices, type Services, depsOf } from './services.ts';
import { startMaintenance } from './maintenance.ts';
import { startConnections } from './connection-rounds.ts';
import { startReminders } from './reminder-rounds.ts';
import { uploadsOf } from './food-uploads.ts';
import type { MemberJob } from '#server/jobs/member-jobs.ts';
import { importJob } from '#server/foods/import-job.ts';
import { faultOf } from '#server/core/fault.ts';
import { importDeps } from './import-deps.ts';
import { importsJob } from './imports/import-job.ts';
import { webhookJob } from '#server/webhooks/deliver.ts';
import { hooksOf } from './webhook-queue.ts';
import { dueScores, scoreJob } from '#server/longevity/due-scores.ts';
import { withSettingsFile } from '#server/config/environment-settings.ts';

/**
 * Starts the background jobs.
 * @returns stops them after the current work
 */
function startJobs(services: Services): () => Promise<void> {
  const { jobs, log, tracing } = services;
  const due = dueScores(depsOf(services));
  const hooks = hooksOf(services);
  const work: readonly MemberJob[] = [
    scoreJob(depsOf(services)),
    importJob({ db: services.database.db, uploadFolder: uploadsOf(services).uploadFolder }),
    importsJob({
      ...importDeps(services),
      store: services.store,
      pictures: services.pictures,
      noteChange: (userId) => {
        due.note(userId);
        hooks.note(userId);
      },
    }),
    webhookJob(depsOf(services)),
  ];
  const begun = jobs
    .start(tracing ? work.map((job) => tracing.job(job)) : work)
    .catch((error: unknown) => log.error({ fault: faultOf(error) }, 'the background jobs could not start'));
  return async () => {
    await begun;
    await jobs.stop();
  };
}

/** Longer than the minute for which proxies keep a connection open, so that none is reused while it closes. */
const KEEP_ALIVE_MS = 65_000;
/** A large file takes long on a slow connection. */
const REQUEST_MS = 30 * 60_000;
/** How long requests may continue after a shutdown starts. */
const LAST_REQUESTS_MS = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
// The program that reads the output, such as `tee`, may end before the server does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}

async function stop(
  server: Server,
  services: Services,
  endBackground: () => Promise<unknown>,
): Promise<void> {
  const closed = once(server, 'close');
  // Responses in progress don't keep their connection open.
  server.keepAliveTimeout = 1;
  server.close();
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  await closed;
  clearTimeout(deadline);
  await endBackground();
  await services.close();
}

/** Listens, runs maintenance, and shuts down gracefully. */
async function serve(services: Services, listener: RequestListener): Promise<void> {
  const { host, port } = services.config;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS }, listener);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    await services.close();
    throw error;
  }
  const endMaintenance = startMaintenance(services);
  const endReminders = startReminders(services);
  const endConnections = startConnections(services);
  const endJobs = startJobs(services);
  services.mailer.start();
  services.foods.build().catch(complain);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      say('Finishing current requests before shutting down…');
      void stop(server, services, () =>
        Promise.all([endMaintenance(), endReminders(), endConnections(), endJobs(), services.mailer.stop()]),
      ).then(() => process.exit(0));
    });
  }
  say(`Perennial is ready: ${addressOf(server, host)}`);
}

/** By then, the first requests are done. */
const SETTLED_MS = 5000;

/** A third of the memory after start is garbage; by default the runtime would keep it until it needs room. */
function tidyUp(): void {
  const tidy = () => {
    // Otherwise it is written only on a graceful exit, and the process may be killed.
    flushCompileCache();
    void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
  };
  setTimeout(tidy, SETTLED_MS).unref();
}

/** Why the server doesn't start, without a stack trace. */
function complain(error: unknown): never {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    inUse
      ? `${reason}. Another program is using this port. Stop it, or choose a different port with PORT.\n`
      : `${reason}\n`,
  );
  process.exit(1);
}

/** Serves the built application. @param clientDir the folder of the built browser files */
async function openAndServe(clientDir: string): Promise<void> {
  const services = await openServices(withSettingsFile(process.env));
  // Without the embedded database there is memory to spare. Fewer collections answer a fifth more requests for about 25 MB.
  if (services.database.kind === 'postgres') setFlagsFromString('--heap-growing-percent=50');
  const read = (page: string): string => readFileSync(path.join(clientDir, page), 'utf8');
  const pages = { 'app.html': read('app.html'), 'auth.html': read('auth.html') };
  const app = createApp(services, {
    clientDir,
    shell: (url) => Promise.resolve(pages[shellOf(url)]),
    checksAnswers: false,
  });
  await serve(services, getRequestListener(app.fetch));
  tidyUp();
}

/** Entry point of `npm start`: serves the built application, or says why it can't. */
export const startProduction = (clientDir: string): Promise<void> => openAndServe(clientDir).catch(complain);

export interface Development {
  /** Vite's own routes: browser modules and hot reload. */
  readonly middlewares: (
    request: Parameters<RequestListener>[0],
    response: Parameters<RequestListener>[1],
    next: () => void,
  ) => void;
  readonly shell: (url: string) => Promise<string>;
  /** The application's module, reloaded when one of its sources changes. */
  readonly loadApp: () => Promise<{ createApp: typeof createApp }>;
}

/** Entry point of `npm run dev`: serves from the sources. Database and reference foods are opened once. */
export async function startDevelopment({ middlewares, shell, loadApp }: Development): Promise<void> {
  const services = await openServices(withSettingsFile(process.env)).catch(complain);
  let made: { from: unknown; listener: RequestListener } | undefined;
  const current = async (): Promise<RequestListener> => {
    const loaded = await loadApp();
    if (made?.from !== loaded.createApp) {
      const app = loaded.createApp(services, { clientDir: '', shell, isDevelopment: true });
      made = { from: loaded.createApp, listener: getRequestListener(app.fetch) as RequestListener };
    }
    return made.listener;
  };
  await serve(services, (request, response) =>
    middlewares(request, response, () => {
      current().then(
        (listener) => listener(request, response),
        (error: unknown) => {
          services.log.error(error, 'the server code could not be loaded');
          response
            .writeHead(500, { 'Content-Type': 'text/plain' })
            .end('The server code could not be loaded. See the log.');
        },
      );
    }),
  );
}
