import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { localDate } from '#domain/time/local-date.ts';
import type { TokenScope } from '#domain/tokens/scopes.ts';
import { CallRefused, type ApiCalls } from './api-calls.ts';

/** Who an assistant acts for. */
export interface Assisted {
  readonly userId: string;
  readonly timeZone: string;
  readonly scopes: readonly TokenScope[];
  readonly call: ApiCalls;
  readonly now: () => number;
}

export const todayOf = ({ now, timeZone }: Assisted): string => localDate(now(), timeZone);

/** A tool's effect on a member's data. */
const HINTS = {
  reads: { readOnlyHint: true, openWorldHint: false },
  adds: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  removes: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
} as const;

interface Tool<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly does: keyof typeof HINTS;
  readonly input: Input;
  /** @throws CallRefused */
  readonly run: (input: z.output<Input>) => Promise<object>;
}

/** Registers a tool. A refusal is a result that the assistant can act on; anything else is a server error. */
export function addTool<Input extends z.ZodObject>(
  server: McpServer,
  { name, title, description, does, input, run }: Tool<Input>,
): void {
  server.registerTool(
    name,
    { title, description, inputSchema: input, annotations: { title, ...HINTS[does] } },
    // The library's types can't follow a schema that is a type parameter; it has validated the input.
    (async (given: z.output<Input>) => {
      try {
        return { content: [{ type: 'text' as const, text: JSON.stringify(await run(given)) }] };
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        return { content: [{ type: 'text' as const, text: error.message }], isError: true };
      }
    }) as never,
  );
}

interface Resource {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Its address, with its parts in braces. */
  readonly template: string;
  /** @throws CallRefused */
  readonly read: (parts: Readonly<Record<string, string>>) => Promise<object>;
}

/** Registers a resource as JSON. An address that the API refuses is the client's error, not the server's. */
export function addResource(server: McpServer, { name, title, description, template, read }: Resource): void {
  const mimeType = 'application/json';
  server.registerResource(
    name,
    new ResourceTemplate(template, { list: undefined }),
    { title, description, mimeType },
    async (uri, parts) => {
      try {
        const text = JSON.stringify(await read(parts as Record<string, string>));
        return { contents: [{ uri: uri.href, mimeType, text }] };
      } catch (error) {
        if (!(error instanceof CallRefused) || error.code === 'INTERNAL') throw error;
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
      }
    },
  );
}
