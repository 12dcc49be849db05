/** Formats of pictures that the server reads. */
const READ = ['jpeg', 'png', 'webp', 'avif'] as const;

/** What the first bytes of a file say it is. `heic` and `svg` are known to be refused with a better sentence. */
export type PictureFormat = (typeof READ)[number] | 'heic' | 'svg' | 'gif' | 'unknown';

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const HEIC = /heic|heix|hevc|hevx|heim|heis|mif1|msf1/;

/** The format of an ISO media file by its major brand, then by those it says it is compatible with. */
function brandOf(bytes: Uint8Array): PictureFormat {
  const brands = text(bytes, 8, Math.min(bytes.length, 64));
  if (/avif|avis/.test(brands)) return 'avif';
  return HEIC.test(brands) ? 'heic' : 'unknown';
}

/** Reads the format from a file's first bytes. What a browser or a file name says of it is not asked. */
export function formatOf(bytes: Uint8Array): PictureFormat {
  const head = text(bytes, 0, 12);
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  if (head.startsWith('GIF8')) return 'gif';
  if (head.slice(4, 8) === 'ftyp') return brandOf(bytes);
  return /^\s*(?:\u00EF\u00BB\u00BF)?\s*<(?:\?xml|!--|!DOCTYPE|svg)/i.test(text(bytes, 0, 256))
    ? 'svg'
    : 'unknown';
}

/** Whether the server reads pictures of this format. */
export const isRead = (format: PictureFormat): boolean => READ.some((name) => name === format);
