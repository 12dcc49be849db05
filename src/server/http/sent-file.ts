import type { Context } from 'hono';
import type { Logger } from 'pino';
import { faultOf } from './api-errors.ts';

/** A body that is read from the database as fast as the reader takes it; what was read before the headers went out comes first. */
function streamed<Piece extends string | Uint8Array>(
  first: Piece | undefined,
  rest: AsyncGenerator<Piece>,
  log: Logger,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const bytes = (piece: Piece): Uint8Array => (typeof piece === 'string' ? encoder.encode(piece) : piece);
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        if (first !== undefined) controller.enqueue(bytes(first));
      },
      async pull(controller) {
        try {
          const { value, done } = await rest.next();
          if (done) controller.close();
          else controller.enqueue(bytes(value));
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

/** Sends a text, or bytes, as a file to keep. What fails before its first piece is a failed request, later a broken download. */
export async function sendAsFile<Piece extends string | Uint8Array>(
  c: Context,
  { name, type }: { readonly name: string; readonly type: string },
  pieces: AsyncGenerator<Piece>,
  log: Logger,
): Promise<Response> {
  const { value: first } = await pieces.next();
  c.header('Content-Type', typeof first === 'string' ? `${type}; charset=utf-8` : type);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(streamed<Piece>(first, pieces, log));
}
