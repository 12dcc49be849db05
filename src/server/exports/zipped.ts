import { once } from 'node:events';
import { createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough, type AsyncFlateStreamHandler } from 'fflate';

/** A file of an archive; its bytes are read when they are needed. */
export interface ArchiveFile {
  readonly name: string;
  /** Already compressed, like pictures: stored as is. */
  readonly isPacked?: boolean;
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

const DEFLATE = 8;

/** Compresses a file in zlib's own threads, so that no request waits. */
class PackedFile extends ZipPassThrough {
  override readonly compression = DEFLATE;
  readonly #deflate: DeflateRaw = createDeflateRaw();

  constructor(name: string) {
    super(name);
    this.#deflate.on('data', (chunk: Uint8Array<ArrayBuffer>) => this.ondata(null, chunk, false));
  }

  protected override process(chunk: Uint8Array): void {
    if (chunk.length > 0) this.#deflate.write(chunk);
  }

  /** Resolves once there is room for the next piece. */
  async drained(): Promise<void> {
    if (this.#deflate.writableNeedDrain) await once(this.#deflate, 'drain');
  }

  async end(): Promise<void> {
    const ended = once(this.#deflate, 'end');
    this.#deflate.end();
    await ended;
    this.ondata(null, new Uint8Array(), true);
  }
}

/**
 * A streamed zip archive: only a piece of a file is in memory. Sizes follow each file, so the archive must stay below 4 GB.
 * @param at the files' modification time
 */
export async function* zipped(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const onChunk: AsyncFlateStreamHandler = (fault, chunk) => {
    if (fault) throw fault;
    ready.push(chunk);
  };
  const zip = new Zip(onChunk);
  const taken = (): Uint8Array[] => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, isPacked = false, pieces } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new PackedFile(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of pieces()) {
      entry.push(piece);
      if (entry instanceof PackedFile) await entry.drained();
      yield* taken();
    }
    // A first empty push of the last piece completes the checksum.
    entry.push(new Uint8Array(), true);
    if (entry instanceof PackedFile) await entry.end();
    yield* taken();
  }
  zip.end();
  yield* taken();
}
