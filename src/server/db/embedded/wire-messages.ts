/**
 * Framing of the PostgreSQL protocol, version 3, from the client's side
 * (https://www.postgresql.org/docs/18/protocol-message-formats.html).
 */

/** Codes in place of a first message's protocol version. */
export const SSL_REQUEST = 80877103;
export const GSS_REQUEST = 80877104;
export const CANCEL_REQUEST = 80877102;

/** Maximum message size, bytes: PostgreSQL's own limit. */
const MAX_MESSAGE_BYTES = 2 ** 30 - 1;

/** Cuts the bytes a client sends into whole messages. */
export class MessageCutter {
  #chunks: Buffer[] = [];
  #size = 0;
  #started = false;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /** From now on messages have a type byte; before it, only the startup message and requests for encryption arrive. */
  started(): void {
    this.#started = true;
  }

  /** The next complete message with its type byte and length; undefined until more has arrived. @throws RangeError */
  next(): Buffer | undefined {
    const typeSize = this.#started ? 1 : 0;
    const head = this.#peek(typeSize + 4);
    if (head === undefined) return undefined;
    const size = head.readInt32BE(typeSize) + typeSize;
    if (size < typeSize + 4 || size > MAX_MESSAGE_BYTES)
      throw new RangeError(`a message cannot be ${size} bytes long`);
    const joined = this.#peek(size);
    if (joined === undefined) return undefined;
    this.#size -= size;
    this.#chunks = this.#size === 0 ? [] : [joined.subarray(size)];
    return joined.subarray(0, size);
  }

  /** All bytes so far as one buffer, once there are at least `size`. */
  #peek(size: number): Buffer | undefined {
    if (this.#size < size) return undefined;
    const [first] = this.#chunks;
    if (first !== undefined && first.length >= size) return first;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}

/** Messages that name prepared statements or portals, with the positions of the names. */
const NAMES: Readonly<Record<string, { readonly skip: number; readonly count: number }>> = {
  P: { skip: 0, count: 1 },
  B: { skip: 0, count: 2 },
  E: { skip: 0, count: 1 },
  D: { skip: 1, count: 1 },
  C: { skip: 1, count: 1 },
};

/**
 * Adds `prefix` to every name of a statement or portal in a message, so that clients sharing one engine session don't collide. Unnamed ones
 * stay unnamed: a client's turn lasts as long as it needs them.
 */
export function withPrivateNames(message: Buffer, prefix: string): Buffer {
  const names = NAMES[String.fromCharCode(message[0] ?? 0)];
  if (names === undefined) return message;
  const parts: Buffer[] = [message.subarray(5, 5 + names.skip)];
  let at = 5 + names.skip;
  for (let index = 0; index < names.count; index += 1) {
    const end = message.indexOf(0, at) + 1;
    if (end === 0) return message;
    if (end - at > 1) parts.push(Buffer.from(prefix));
    parts.push(message.subarray(at, end));
    at = end;
  }
  parts.push(message.subarray(at));
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.writeUInt8(message.readUInt8(0), 0);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Builds a message from its type and body. */
export function message(type: string, body: Buffer | string = ''): Buffer {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

/** Startup message of a session of the engine's own user. */
export function startupMessage(): Buffer {
  const body = Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
  const size = Buffer.alloc(4);
  size.writeInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
}

/** An error that ends the connection, as PostgreSQL words it. `code` is an SQLSTATE. */
export function fatalError(code: string, text: string): Buffer {
  return message('E', `SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
}
