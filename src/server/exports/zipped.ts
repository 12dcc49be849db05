import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive; its bytes are asked for as they are needed. */
export interface ArchiveFile {
  readonly name: string;
  /** Already small, as pictures are: kept as it is. */
  readonly isPacked?: boolean;
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

/**
 * A zip archive of files, as it grows: no more than a piece of a file is in memory. Sizes stand behind each file, so the whole may not
 * reach 4 GB.
 * @param at when the files say they were changed
 */
export async function* zipped(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((fault, chunk) => {
    if (fault) throw fault;
    ready.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, isPacked = false, pieces } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of pieces()) {
      entry.push(piece);
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
