import sharp from 'sharp';
import { FileFault } from '#server/core/file-fault.ts';
import { formatOf, isRead, type PictureFormat } from './photo-format.ts';
import { limitOf } from './photo-turns.ts';

/** A picture as it is kept: an upright JPEG with nothing in it but the picture. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = 2048;
const SMALL_SIDE_PX = 320;

// A cache of operations pays nothing where every picture is another, and holds memory for good.
sharp.cache(false);

/** Two pictures of 50 megapixels hold 300 MB while they are decoded. */
const oneOfTwo = limitOf(2);

const REFUSALS: Readonly<Partial<Record<PictureFormat, string>>> = {
  heic: 'This is a HEIC picture, which the server cannot read. Choose it in Safari, which converts it, or set the camera to “Most compatible” (JPEG).',
  svg: 'This is a drawing (SVG). Choose a photo: JPEG, PNG, WebP or AVIF.',
  gif: 'This is a GIF. Choose a photo: JPEG, PNG, WebP or AVIF.',
};

const NO_PICTURE = 'This is not a picture that can be read. Choose a JPEG, PNG, WebP or AVIF.';

/** The size that a file says it has, read before anything is decoded. */
async function assertSize(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new FileFault(NO_PICTURE, 'UNSUPPORTED_MEDIA_TYPE');
    });
  if (width * height > MAX_PIXELS)
    throw new FileFault(
      `This picture has ${Math.ceil((width * height) / 1e6)} megapixels; at most 50 are taken. Choose a smaller one.`,
      'PAYLOAD_TOO_LARGE',
    );
}

/**
 * Turns an uploaded file into the picture that is kept: upright, at most 2048 px long, sRGB, JPEG, without location, time, camera or
 * any other data. Of a moving picture the first frame.
 * @throws FileFault with a sentence for the member
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
        throw new FileFault(
          'This picture is damaged or was not sent whole. Choose it again, or take another.',
        );
      });
    return { bytes: data, widthPx: info.width, heightPx: info.height };
  });
}

/** A kept picture small enough for a list, at most 320 px long. */
export const smallPicture = (bytes: Uint8Array): Promise<Uint8Array> =>
  oneOfTwo(() =>
    sharp(bytes)
      .resize({ width: SMALL_SIDE_PX, height: SMALL_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer(),
  );
