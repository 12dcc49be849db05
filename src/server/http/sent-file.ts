import type { Context } from 'hono';
import type { Logger } from 'pino';
import { faultOf } from './api-errors.ts';

/** A body that is read from the database as fast as the reader takes it; what was read before the headers went out comes first. */
function streamedText(first: string, rest: AsyncGenerator<string>, log: Logger): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(first)),
      async pull(controller) {
        try {
          const { value, done } = await rest.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          // The headers are out: only a broken connection tells the reader that the file is not whole.
          log.error({ fault: faultOf(error) }, 'a download broke off');
          controller.error(error);
        }
      },
      cancel: () => void rest.return(undefined),
    },
    { highWaterMark: 1 },
  );
}

/** Sends a text as a file to keep. What fails before its first piece is a failed request, later a broken download. */
export async function sendAsFile(
  c: Context,
  { name, type }: { readonly name: string; readonly type: string },
  text: AsyncGenerator<string>,
  log: Logger,
): Promise<Response> {
  const { value: first } = await text.next();
  c.header('Content-Type', `${type}; charset=utf-8`);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(streamedText(first ?? '', text, log));
}
