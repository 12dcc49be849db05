import type { Context } from 'hono';
import type { Logger } from 'pino';
import { faultOf } from '#server/core/fault.ts';

/** Without this mark some spreadsheets read UTF-8 as the machine's old code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A client that reads nothing for this long is considered gone. */
const PATIENCE_MS = 60_000;

/** A body generated as fast as the client reads it, aborted if the client stops. Chunks read before the headers were sent come first. */
function streamed<Piece extends string | Uint8Array>(
  first: Piece | undefined,
  rest: AsyncGenerator<Piece>,
  log: Logger,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const bytes = (piece: Piece): Uint8Array => (typeof piece === 'string' ? encoder.encode(piece) : piece);
  let idle: NodeJS.Timeout | undefined;
  const offer = (controller: ReadableStreamDefaultController<Uint8Array>, piece: Piece): void => {
    controller.enqueue(bytes(piece));
    idle = setTimeout(() => {
      controller.error(new Error('The client stopped reading this download.'));
      void rest.return(undefined);
    }, PATIENCE_MS);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        if (first !== undefined) offer(controller, first);
      },
      async pull(controller) {
        clearTimeout(idle);
        try {
          const { value, done } = await rest.next();
          if (done) controller.close();
          else offer(controller, value);
        } catch (error) {
          // The headers are sent, so only a broken connection shows that the file is incomplete.
          log.error({ fault: faultOf(error) }, 'a download was interrupted');
          controller.error(error);
        }
      },
      cancel: () => {
        clearTimeout(idle);
        void rest.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

/** Whether only headers are requested: then nothing is read, counted or recorded. */
export const isHead = (c: Context): boolean => c.req.raw.method === 'HEAD';

/** Content types of text files. */
const TEXT = /^text\/|json$/;

/** Sends text or bytes as a file download. A failure before the first chunk is a failed request, later a broken download. */
export async function sendDownload<Piece extends string | Uint8Array>(
  c: Context,
  { name, type }: { readonly name: string; readonly type: string },
  pieces: AsyncGenerator<Piece>,
  log: Logger,
): Promise<Response> {
  const first = isHead(c) ? undefined : (await pieces.next()).value;
  c.header('Content-Type', TEXT.test(type) ? `${type}; charset=utf-8` : type);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  c.header('Cache-Control', 'private, no-store');
  return isHead(c) ? c.body(null) : c.body(streamed<Piece>(first, pieces, log));
}
