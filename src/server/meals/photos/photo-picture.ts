import sharp from 'sharp';
import { FileFault } from '#server/core/file-fault.ts';
import { limitOf } from './photo-turns.ts';

/** Formats of pictures that the server reads. */
const READ = ['jpeg', 'png', 'webp', 'avif'] as const;

/** Format from a file's first bytes. `heic` and `svg` are recognized to be refused with a better message. */
type PictureFormat = (typeof READ)[number] | 'heic' | 'svg' | 'gif' | 'unknown';

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const HEIC = /heic|heix|hevc|hevx|heim|heis|mif1|msf1/;

/** Format of an ISO media file, by its major brand, then its compatible brands. */
function brandOf(bytes: Uint8Array): PictureFormat {
  const brands = text(bytes, 8, Math.min(bytes.length, 64));
  if (/avif|avis/.test(brands)) return 'avif';
  return HEIC.test(brands) ? 'heic' : 'unknown';
}

/** Detects the format from a file's first bytes, ignoring its name and type. */
function formatOf(bytes: Uint8Array): PictureFormat {
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
const isRead = (format: PictureFormat): boolean => READ.some((name) => name === format);

/** A stored picture: an upright JPEG without metadata. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = 2048;
const SMALL_SIDE_PX = 320;

// The operation cache is useless, because every picture is different, and never frees memory.
sharp.cache(false);

/** Two pictures of 50 megapixels take 300 MB while they are decoded. */
const oneOfTwo = limitOf(2);

const REFUSALS: Readonly<Partial<Record<PictureFormat, string>>> = {
  heic: 'We can’t read HEIC photos. Upload this one from Safari, which converts it, or set your camera to “Most Compatible” (JPEG).',
  svg: 'This is a drawing (SVG). Choose a photo: JPEG, PNG, WebP or AVIF.',
  gif: 'This is a GIF. Choose a photo: JPEG, PNG, WebP or AVIF.',
};

const NO_PICTURE = 'We can’t read this photo. Choose a JPEG, PNG, WebP or AVIF.';

/** The size in a file's header, read before anything is decoded. */
async function assertSize(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new FileFault(NO_PICTURE, 'UNSUPPORTED_MEDIA_TYPE');
    });
  if (width * height > MAX_PIXELS)
    throw new FileFault(
      `This photo is ${Math.ceil((width * height) / 1e6)} megapixels. The limit is 50. Choose a smaller one.`,
      'PAYLOAD_TOO_LARGE',
    );
}

/**
 * Converts an uploaded file to a stored picture: upright, at most 2048 px long, sRGB, JPEG, without location, time, camera or other
 * metadata. Uses the first frame of an animation.
 * @throws FileFault with a message for the member
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  const format = formatOf(bytes);
  if (!isRead(format)) throw new FileFault(REFUSALS[format] ?? NO_PICTURE, 'UNSUPPORTED_MEDIA_TYPE');
  await assertSize(bytes);
  return oneOfTwo(async () => {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new FileFault('This photo is damaged or incomplete. Choose it again, or take another.');
      });
    return { bytes: data, widthPx: info.width, heightPx: info.height };
  });
}

/** A thumbnail of a stored picture, at most 320 px long. */
export const smallPicture = (bytes: Uint8Array): Promise<Uint8Array> =>
  oneOfTwo(() =>
    sharp(bytes)
      .resize({ width: SMALL_SIDE_PX, height: SMALL_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer(),
  );
