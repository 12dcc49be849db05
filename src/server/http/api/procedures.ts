import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import type { AnyProcedure, AnyRouter } from '@orpc/server';
import { StandardHandler, type StandardHandlerOptions } from '@orpc/server/standard';
import type { Context } from 'hono';
import type { ApiContext } from './api-context.ts';
import { errorBody } from './api-errors.ts';
import { bufferedAnswer } from '#server/http/buffered-answer.ts';
import { writeJson } from './json-text.ts';

/** Serializes plain JSON directly, because the library's codec copies every value first. */
class JsonCodec extends StandardOpenAPICodec {
  override encode(output: unknown, procedure: AnyProcedure) {
    return { status: procedure['~orpc'].route.successStatus ?? 200, headers: {}, body: output };
  }
}

const jsonCodec = (): JsonCodec => {
  const values = new StandardOpenAPIJsonSerializer();
  const serializer = new StandardOpenAPISerializer(values, new StandardBracketNotationSerializer());
  return new JsonCodec(serializer, { customErrorResponseBodyEncoder: errorBody });
};

const bodyOf = async (c: Context): Promise<unknown> => {
  const text = await c.req.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** A router's procedures as the library calls them. */
export const procedureHandler = (router: AnyRouter, options: StandardHandlerOptions<ApiContext>) =>
  new StandardHandler<ApiContext>(router, new StandardOpenAPIMatcher(), jsonCodec(), options);

/**
 * Routes requests to procedures. oRPC's own adapter creates a `Request`, a `Response` and a stream for each; this one reads and writes
 * strings.
 * @returns undefined if no procedure has the address
 */
export const answerBy =
  (handler: StandardHandler<ApiContext>, prefix: `/${string}`) =>
  async (c: Context, context: ApiContext): Promise<Response | undefined> => {
    const request = {
      // The procedures don't know HEAD: it is a GET without the body.
      method: c.req.method === 'HEAD' ? 'GET' : c.req.method,
      url: new URL(c.req.url),
      headers: {},
      body: () => bodyOf(c),
      signal: undefined,
    };
    const { matched, response } = await handler.handle(request, { prefix, context });
    if (!matched) return undefined;
    const { body } = response;
    const status = response.status as Parameters<typeof bufferedAnswer>[3];
    return bufferedAnswer(c, body === undefined ? '' : writeJson(body), 'application/json', status);
  };
