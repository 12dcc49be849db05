import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { jobQueues } from './admin/jobs.ts';
import { backupsIn } from './backups/backups.ts';
import { VERSION } from '#server/core/version.ts';
import type { HttpVariables } from './http/security-headers.ts';
import type { Services } from './services.ts';

/** Seconds; the product's own limit for a request is in the middle. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const seconds = (ms: number): number => ms / 1000;

/** Metrics for operators besides those of the process: jobs, maintenance and backups. Nothing identifies a member. */
function addOwnMetrics(register: Registry, { database, config, maintenance }: Services): void {
  const registers = [register];
  new Gauge({ name: 'perennial_info', help: 'Server version.', labelNames: ['version'], registers })
    .labels(VERSION)
    .set(1);
  new Gauge({
    name: 'perennial_jobs',
    help: 'Background jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const { name, counts } of await jobQueues(database.db))
        for (const [state, count] of Object.entries(counts)) this.labels(name, state).set(count);
    },
  });
  new Gauge({
    name: 'perennial_maintenance_failed_tasks',
    help: 'Tasks that failed in the last maintenance run.',
    registers,
    collect() {
      this.set(maintenance.last?.failed ?? 0);
    },
  });
  const { backups } = config;
  if (!backups) return;
  new Gauge({
    name: 'perennial_last_backup_timestamp_seconds',
    help: 'Midnight UTC on the day of the last backup; 0 if there is none.',
    registers,
    async collect() {
      const last = (await backupsIn(backups.folder)).at(-1);
      this.set(last === undefined ? 0 : seconds(Date.parse(last)));
    },
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Traces, and `/metrics` in the Prometheus format for a monitor with the token; disabled unless the settings contain one. */
export function monitoring(services: Services) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  if (services.tracing) routes.use(services.tracing.middleware);
  const { metricsToken } = services.config;
  if (metricsToken === undefined) return routes;
  const register = new Registry();
  collectDefaultMetrics({ register });
  addOwnMetrics(register, services);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by procedure or page.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  routes.use(async (c, next) => {
    const startMs = performance.now();
    await next();
    durations
      .labels(c.req.method, c.get('routeName') ?? 'file', String(c.res.status))
      .observe(seconds(performance.now() - startMs));
  });
  const expected = digest(`Bearer ${metricsToken}`);
  routes.get('/metrics', async (c) => {
    c.set('routeName', 'metrics');
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.text('Send the token set in METRICS_TOKEN.\n', 401);
    }
    c.header('Content-Type', register.contentType);
    c.header('Cache-Control', 'no-store');
    return c.body(await register.metrics());
  });
  return routes;
}
