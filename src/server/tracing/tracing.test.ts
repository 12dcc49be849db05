import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { openTracing, tracingConfigOf, tracingNames } from './tracing.ts';

const received: { path: string | undefined; body: string; key: string | string[] | undefined }[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ path: request.url, body, key: request.headers['x-key'] });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const before = { ...process.env };
beforeAll(() => new Promise<void>((done) => collector.listen(0, '127.0.0.1', done)));
afterAll(() => {
  for (const name of Object.keys(process.env))
    if (!(name in before)) Reflect.deleteProperty(process.env, name);
  return new Promise((done) => collector.close(done));
});

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue: string } }[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        name: string;
        traceId: string;
        parentSpanId?: string;
        status: { code: number };
        attributes: readonly { key: string }[];
      }[];
    }[];
  }[];
}

test('Omar’s collector gets a span for each request and job, without an address or a member in it', async () => {
  const { port } = collector.address() as AddressInfo;
  const config = tracingConfigOf({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
    OTEL_SERVICE_NAME: 'village',
    PORT: '3000',
  });
  expect(config).not.toHaveProperty('PORT');
  const tracing = await openTracing(config ?? {});
  const app = new Hono<{ Variables: HttpVariables }>();
  app.use(tracing.middleware);
  app.get('/meals/:date', (c) => {
    c.set('routeName', 'meals.day');
    return c.text('soup', 500);
  });
  const trace = 'a'.repeat(32);
  await app.request('/meals/2026-11-20?who=grace', {
    headers: { traceparent: `00-${trace}-${'b'.repeat(16)}-01` },
  });
  const job = { name: 'score', delaySeconds: 0, work: () => Promise.reject(new Error('grace')) };
  await expect(tracing.job(job).work('grace-id', AbortSignal.abort())).rejects.toThrow('grace');
  await tracing.close();
  expect(received.map(({ path, key }) => [path, key])).toEqual([['/v1/traces', 'secret']]);
  const { resourceSpans }: Sent = JSON.parse(received[0]?.body ?? '');
  const service = resourceSpans[0]?.resource.attributes.find(({ key }) => key === 'service.name');
  expect(service?.value.stringValue).toBe('village');
  const spans = resourceSpans[0]?.scopeSpans[0]?.spans;
  expect(spans).toMatchObject([
    { name: 'GET meals.day', traceId: trace, parentSpanId: 'b'.repeat(16), status: { code: 2 } },
    { name: 'job score', status: { code: 2 }, attributes: [] },
  ]);
  expect(spans?.[0]?.attributes.map(({ key }) => key)).toEqual([
    'http.request.method',
    'http.route',
    'http.response.status_code',
  ]);
  // Random ids of spans may contain “ada”, but no g.
  expect(received[0]?.body).not.toMatch(/2026-11-20|grace|soup/);
});

test('without a collector’s address, or turned off, there are no traces', () => {
  expect(tracingConfigOf({ OTEL_SERVICE_NAME: 'village' })).toBeUndefined();
  const off = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' };
  expect(tracingConfigOf(off)).toBeUndefined();
  expect(tracingNames({ OTEL_EXPORTER_OTLP_HEADERS_FILE: '/run/secrets/otel', PORT: '1' })).toEqual([
    'OTEL_EXPORTER_OTLP_HEADERS',
  ]);
});
