import { Hono } from 'hono';
import { z } from 'zod';
import { limitBody } from '#server/http/body-limit.ts';
import { tokenCalls } from '#server/http/api/token-calls.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import type { AssistantOptions, assistantHandler } from './assistant.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** The last protocol revision with batches; also the one that a request without a revision header uses. */
const LAST_WITH_BATCHES = '2025-03-26';

/** Errors with the codes of JSON-RPC. */
const BATCH = {
  code: -32_600,
  message: `Send one message per request: protocol revisions after ${LAST_WITH_BATCHES} don’t allow batches.`,
};
const CURSOR = { code: -32_602, message: 'Unknown cursor: each list has a single page.' };

const sentMessage = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.object({ cursor: z.unknown() }),
});

/** Refusal of what the library would accept: batches in a revision without them, and cursors, although no list has a second page. */
function refusalOf(body: unknown, revision: string) {
  if (Array.isArray(body))
    return revision > LAST_WITH_BATCHES ? ({ id: null, error: BATCH, status: 400 } as const) : undefined;
  const { data } = sentMessage.safeParse(body);
  if (data?.params.cursor === undefined || !data.method.endsWith('/list')) return undefined;
  return { id: data.id, error: CURSOR, status: 200 } as const;
}

export interface McpOptions extends AssistantOptions {
  readonly trustProxy: boolean;
}

/**
 * `/mcp`: the Model Context Protocol over Streamable HTTP, for a member's own assistant with an access token. Its library is loaded with
 * the first request, because most servers never get one.
 */
export function mcpRoutes({ trustProxy, ...options }: McpOptions) {
  const { db, now, readToken } = options;
  let handler: Promise<ReturnType<typeof assistantHandler>> | undefined;
  const loaded = () => (handler ??= import('./assistant.ts').then((file) => file.assistantHandler(options)));
  const routes = new Hono<{ Variables: HttpVariables }>();
  routes.use('/', ...tokenCalls({ db, readToken, now }));
  routes.use('/', limitBody({ maxBytes: MAX_BODY_BYTES, trustProxy, readSession: readToken }));
  routes.all('/', async (c) => {
    c.set('routeName', 'mcp');
    const revision = c.req.header('mcp-protocol-version') ?? LAST_WITH_BATCHES;
    // The library answers what isn't JSON.
    const body: unknown = await c.req.raw
      .clone()
      .json()
      .catch(() => undefined);
    const refusal = refusalOf(body, revision);
    if (refusal) return c.json({ jsonrpc: '2.0', id: refusal.id, error: refusal.error }, refusal.status);
    return (await loaded()).fetch(c.req.raw);
  });
  return routes;
}
