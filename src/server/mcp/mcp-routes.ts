import { Hono } from 'hono';
import { limitBody } from '#server/http/body-limit.ts';
import { tokenCalls } from '#server/http/api/token-calls.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import type { AssistantOptions, assistantHandler } from './assistant.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** The last protocol revision with batches; also the one that a request without a revision header uses. */
const LAST_WITH_BATCHES = '2025-03-26';
const INVALID_REQUEST = -32_600;

const NO_BATCHES = {
  code: INVALID_REQUEST,
  message: `Send one message per request: protocol revisions after ${LAST_WITH_BATCHES} don’t allow batches.`,
};

const isBatch = async (request: Request): Promise<boolean> => /^\s*\[/.test(await request.text());

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
    if (c.req.method === 'POST' && revision > LAST_WITH_BATCHES && (await isBatch(c.req.raw.clone())))
      return c.json({ jsonrpc: '2.0', id: null, error: NO_BATCHES }, 400);
    return (await loaded()).fetch(c.req.raw);
  });
  return routes;
}
