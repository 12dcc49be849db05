import type { extractImages } from 'unpdf';
import type { ScannedPage } from './reading.ts';

/** Small print of a page stays readable at this size. */
const MAX_SIDE_PX = 2000;

type Dots = Awaited<ReturnType<typeof extractImages>>[number];

/** A page as models read it, of the dots that its program stored. */
export async function pagePicture({ data, width, height, channels }: Dots): Promise<ScannedPage> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: 'white' })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
}
