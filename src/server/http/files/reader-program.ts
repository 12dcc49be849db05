import { fstatSync, readSync } from 'node:fs';
import { FileFault } from '#server/core/file-fault.ts';

/** Messages to a reader: first its input, then requests for one answer after another. */
export type ReaderMessage<Input> = { readonly input: Input } | 'next';

/** A reader's answers. An error with a code is the file owner's fault, one without is ours. */
export type ReaderReply<Answer> =
  | { readonly answer: Answer }
  | { readonly isEnd: true }
  | { readonly isReady: true }
  | { readonly fault: { readonly code?: FileFault['code'] | undefined; readonly message: string } };

/** The file descriptor of a reader's file. Its position is shared with the server, so always read at a position. */
const READER_FILE = 0;

async function said<Answer>(answers: AsyncIterator<Answer> | undefined): Promise<ReaderReply<Answer>> {
  try {
    const next = await answers?.next();
    return !next || next.done ? { isEnd: true } : { answer: next.value };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { fault: { code: error instanceof FileFault ? error.code : undefined, message } };
  }
}

/** Answers the server that started this process, one question at a time. */
export function serveReader<Input, Answer>(read: (input: Input) => AsyncGenerator<Answer>): void {
  let answers: AsyncGenerator<Answer> | undefined;
  process.on('message', (asked: ReaderMessage<Input>) => {
    if (asked !== 'next') answers = read(asked.input);
    else void said(answers).then((answer) => process.connected && process.send?.(answer));
  });
  // The time limit starts here, because starting may take longer than reading on a busy machine.
  process.send?.({ isReady: true } satisfies ReaderReply<Answer>);
  // The server is gone.
  process.on('disconnect', () => process.exit(0));
}

/** Bytes read on demand, valid until the next read. `Uint8Array` fits too. */
export interface FileBytes {
  readonly length: number;
  subarray(from: number, to: number): Uint8Array<ArrayBuffer>;
}

const CHUNK_BYTES = 1 << 16;

/** The file of this process. */
export function readerFile(): FileBytes {
  const { size } = fstatSync(READER_FILE);
  // Reuses one buffer, because garbage would be collected too late.
  const chunk = new Uint8Array(CHUNK_BYTES);
  return {
    length: size,
    subarray: (from, to) => {
      const length = Math.max(0, Math.min(to, size) - from);
      const bytes = length > CHUNK_BYTES ? new Uint8Array(length) : chunk;
      return bytes.subarray(0, readSync(READER_FILE, bytes, 0, length, from));
    },
  };
}
