import type { Logger } from 'pino';
import { faultOf } from './api-errors.ts';

/** A body that is read from the database as fast as the reader takes it; what was read before the headers went out comes first. */
export function streamedText(
  first: string,
  rest: AsyncGenerator<string>,
  log: Logger,
): ReadableStream<Uint8Array> {
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
