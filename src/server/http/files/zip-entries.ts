import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { FileFault } from '#server/core/file-fault.ts';

/** A file inside a zip: its data's position and compression. */
export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  /** First byte of the data in the zip, and their number. */
  readonly start: number;
  readonly packedBytes: number;
}

const refused = (zip: Entry) =>
  new FileFault(
    `“${zip.fileName}” in the zip is encrypted or compressed in an unsupported way. Unpack the zip and import its files.`,
  );

const damaged = (why: string) =>
  new FileFault(`The zip is incomplete or damaged (${why}). Download it again.`);

async function placeOf(zip: ZipFile, entry: Entry): Promise<ZipEntry> {
  const isDeflated = entry.compressionMethod === 8;
  if (entry.isEncrypted() || (!isDeflated && entry.compressionMethod !== 0)) throw refused(entry);
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  return { name: entry.fileName, isDeflated, start: fileDataStart, packedBytes: entry.compressedSize };
}

/**
 * The files of a zip, from its directory, so that each can be streamed, and a damaged one up to the damage.
 * @throws FileFault if a zip is cut off, encrypted, or not compressed with deflate
 */
export async function zipEntries(path: string): Promise<ZipEntry[]> {
  try {
    const zip = await openPromise(path, { autoClose: false });
    const entries: ZipEntry[] = [];
    try {
      for await (const entry of zip.eachEntry())
        if (!entry.fileName.endsWith('/') && !entry.fileName.startsWith('__MACOSX/'))
          entries.push(await placeOf(zip, entry));
    } finally {
      zip.close();
    }
    if (entries.length === 0) throw damaged('it has no files');
    return entries;
  } catch (error) {
    if (error instanceof FileFault || (error instanceof Error && 'code' in error)) throw error;
    throw damaged(error instanceof Error ? error.message : String(error));
  }
}
