import { createMiddleware } from 'hono/factory';
import type { Span } from '@opentelemetry/api';
import { VERSION } from '#server/core/version.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import type { MemberJob } from '#server/jobs/member-jobs.ts';

/** The environment variables of OpenTelemetry that are set. */
export type TracingConfig = Readonly<Record<string, string>>;

/** Spans of requests and jobs. They name the procedure or page and the result: no address, member, text or figure. */
export interface Tracing {
  readonly middleware: ReturnType<typeof requestSpans>;
  /** The same job with a span for each run. */
  job(job: MemberJob): MemberJob;
  /** Sends what is left. */
  close(): Promise<void>;
}

const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/** Names of OpenTelemetry's variables in an environment; `NAME_FILE` counts as NAME. */
export const tracingNames = (env: Readonly<Record<string, string | undefined>>): string[] => [
  ...new Set(
    Object.keys(env)
      .filter((name) => name.startsWith('OTEL_'))
      .map((name) => name.replace(/_FILE$/, '')),
  ),
];

/** @param given settings. @returns undefined unless they name a collector */
export function tracingConfigOf(given: Readonly<Record<string, string>>): TracingConfig | undefined {
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('OTEL_')));
  const isOn = ENDPOINTS.some((name) => own[name] !== undefined) && own['OTEL_SDK_DISABLED'] !== 'true';
  return isOn ? own : undefined;
}

type Api = typeof import('@opentelemetry/api');
type Open = (name: string, kind: number, headers?: Headers) => Span;

const requestSpans = (open: Open, { SpanKind, SpanStatusCode }: Api) =>
  createMiddleware<{ Variables: HttpVariables }>(async (c, next) => {
    const { method, raw } = c.req;
    const span = open(method, SpanKind.SERVER, raw.headers);
    await next();
    const route = c.get('routeName') ?? 'file';
    span.updateName(`${method} ${route}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': c.res.status,
    });
    if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });

const jobSpans = (open: Open, { SpanKind, SpanStatusCode }: Api, job: MemberJob): MemberJob => ({
  ...job,
  work: async (...run) => {
    const span = open(`job ${job.name}`, SpanKind.CONSUMER);
    try {
      await job.work(...run);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  },
});

/**
 * Loads OpenTelemetry's packages and starts sending spans. Nothing is registered globally: other libraries would then add spans with the
 * parameters of database statements, which are health data.
 */
export async function openTracing(config: TracingConfig): Promise<Tracing> {
  // The packages read the environment, and settings may come from a file.
  Object.assign(process.env, config);
  const [api, core, resources, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const named = resources.resourceFromAttributes({ 'service.name': 'perennial', 'service.version': VERSION });
  const provider = new sdk.BasicTracerProvider({
    resource: named.merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('perennial', VERSION);
  const propagator = new core.W3CTraceContextPropagator();
  const getter = {
    get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
    keys: (headers: Headers) => [...headers.keys()],
  };
  const open: Open = (name, kind, headers) =>
    tracer.startSpan(
      name,
      { kind },
      headers ? propagator.extract(api.ROOT_CONTEXT, headers, getter) : api.ROOT_CONTEXT,
    );
  return {
    middleware: requestSpans(open, api),
    job: (job) => jobSpans(open, api, job),
    close: () => provider.shutdown(),
  };
}
