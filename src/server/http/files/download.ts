import type { Context } from 'hono';
import type { Logger } from 'pino';
import { faultOf } from '#server/core/fault.ts';

/** Without this mark some spreadsheets read UTF-8 as the machine's old code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Who takes nothing for so long is gone: nothing is held for them any more. */
const PATIENCE_MS = 60_000;

/**
 * A body that is read from the database as fast as the reader takes it, and ends broken where they take nothing. What was read before the
 * headers went out comes first.
 */
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
      controller.error(new Error('Nobody takes this download.'));
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
          // The headers are out: only a broken connection tells the reader that the file is not whole.
          log.error({ fault: faultOf(error) }, 'a download broke off');
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

/** Whether the headers alone are asked for: nothing is read, counted or written down for them. */
export const isHead = (c: Context): boolean => c.req.raw.method === 'HEAD';

/** What is sent as text, of the types that files have here. */
const TEXT = /^text\/|json$/;

/** Sends a text, or bytes, as a file to keep. What fails before its first piece is a failed request, later a broken download. */
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
