import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Busboy } from '@fastify/busboy';
import type { Context } from 'hono';
import { clientAddress } from '#server/http/client-address.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { BODY_PACE, incomingOf, receiveBody } from '#server/http/receive-body.ts';
import { slots, turns } from './slots.ts';

/** An unnamed uploaded file on disk, deleted when it is closed or the server exits. */
export interface SentFile {
  readonly fd: number;
  readonly sizeBytes: number;
  /** The other fields of a form. */
  readonly fields: Readonly<Record<string, string>>;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

export interface Upload {
  readonly userId: string;
  readonly maxBytes: number;
  /** What to do about a file that is too large. */
  readonly tooLarge: string;
  /** What to do about an empty file. */
  readonly empty: string;
  /** The file's field name, for uploads as a form. */
  readonly field: string;
}

export interface UploadOptions {
  readonly folder: string;
  readonly trustProxy: boolean;
}

/** Overhead of a form around its file. */
const FORM_BYTES = 16 * 1024;
const MAX_FIELDS = 8;
const MAX_FIELD_BYTES = 1024;
const INCOMPLETE = 'The upload was incomplete. Try again.';

/** Opens a file and removes its name. */
async function unnamedFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = path.join(folder, randomUUID());
  const handle = await open(place, 'wx+', 0o600);
  await rm(place);
  return handle;
}

/** @throws FileFault for a type without a boundary, or with one that no form can have */
function formReader(contentType: string) {
  const limits = { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, headerPairs: 20 };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw new FileFault(
      'We couldn’t read this form. Send the file by itself, or include the form’s boundary.',
    );
  }
}

/** Writes a form's file and collects its other fields. */
function formWriter(contentType: string, field: string, write: (piece: Buffer) => Promise<unknown>) {
  const fields: Record<string, string> = {};
  const form = formReader(contentType);
  let written: Promise<void> | undefined;
  const writeAll = async (content: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of content) await write(piece);
  };
  form.on('field', (name, value) => void (fields[name] = value));
  const over = new Promise<void>((resolve, reject) => {
    form.on('finish', resolve).on('error', () => reject(new FileFault(INCOMPLETE)));
    form.on('file', (name, content) => {
      if (name !== field) return void content.resume();
      content.once('error', () => reject(new FileFault(INCOMPLETE)));
      written = writeAll(content);
      written.catch(reject);
    });
  });
  over.catch(() => undefined);
  return {
    fields,
    take: (piece: Buffer) =>
      new Promise<void>((resolve, reject) => {
        over.catch(reject);
        form.write(piece, () => resolve());
      }),
    end: async () => {
      form.end();
      await over;
      await written;
    },
  };
}

/** Receives members' files on disk, a few at a time for each member; aborts stalled uploads. */
export function createUploads({ folder, trustProxy }: UploadOptions) {
  const ofMember = slots({ perKey: 4, total: 32 });
  const ofAddress = slots({ perKey: 16, total: 32 });

  async function receive(
    c: Context,
    { userId, maxBytes, tooLarge, field }: Omit<Upload, 'empty'>,
  ): Promise<SentFile> {
    const address = clientAddress({ incoming: incomingOf(c) } as never, c.req.raw.headers, trustProxy);
    const leave = [ofMember.enter(userId), ofAddress.enter(address)];
    const file = await unnamedFile(folder);
    let sizeBytes = 0;
    const write = async (piece: Buffer): Promise<void> => {
      sizeBytes += piece.length;
      if (sizeBytes > maxBytes) throw new FileFault(tooLarge, 'PAYLOAD_TOO_LARGE');
      await file.write(piece);
    };
    try {
      const type = c.req.header('content-type') ?? '';
      const form = /^multipart\//i.test(type) ? formWriter(type, field, write) : undefined;
      const limit = form ? maxBytes + FORM_BYTES : maxBytes;
      await receiveBody(c, { ...BODY_PACE, maxBytes: limit, tooLarge }, form?.take ?? write);
      await form?.end();
      return {
        fd: file.fd,
        sizeBytes,
        fields: form?.fields ?? {},
        bytes: async () => {
          const bytes = new Uint8Array(sizeBytes);
          const { bytesRead } = await file.read(bytes, 0, sizeBytes, 0);
          return bytes.subarray(0, bytesRead);
        },
        close: () => file.close(),
      };
    } catch (error) {
      await file.close();
      throw error;
    } finally {
      for (const each of leave) each();
    }
  }
  const turn = turns({ atOnce: 2, maxWaiting: 16 });

  return {
    /**
     * Receives a file and passes it to `read` in the member's turn.
     * @throws FileFault for a file that is empty, too large or stalled, or if there are too many uploads
     */
    async handle<Result>(
      c: Context,
      upload: Upload,
      read: (file: SentFile) => Promise<Result>,
    ): Promise<Result> {
      const file = await receive(c, upload);
      try {
        if (file.sizeBytes === 0) throw new FileFault(upload.empty);
        return await turn(upload.userId, c.req.raw.signal, () => read(file));
      } finally {
        await file.close();
      }
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
