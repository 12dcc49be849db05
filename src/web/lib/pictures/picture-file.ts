/** Maximum size of the server's pictures, px. */
const MAX_SIDE_PX = 2048;
const QUALITY = 0.86;

/** A picture ready to send: upright, small enough, JPEG. Otherwise why the file can't be used, for people. */
export type PreparedPicture = { readonly picture: Blob } | { readonly fault: string };

const HEIC = /hei[cf]|hevc|mif1/;

const HEIC_FAULT =
  'This browser can’t open HEIC photos. Use Safari, or set your camera to “Most Compatible” (JPEG) and retake the photo.';
const FAULT = 'We can’t open this file as an image. Choose a JPEG, PNG, WebP or AVIF.';

async function faultOf(file: Blob): Promise<string> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 32).arrayBuffer());
  return head.startsWith('ftyp') && HEIC.test(head) ? HEIC_FAULT : FAULT;
}

/** A canvas as JPEG. @throws Error if the browser returns none */
export const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Your browser couldn’t create the image.'))),
      'image/jpeg',
      QUALITY,
    ),
  );

/** A white canvas of that size. */
export function whiteCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Your browser can’t draw the image.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** Resizes and rotates a file the browser can open before it is sent. HEIC is converted if the browser opens it, as Safari does. */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
    const { canvas, context } = whiteCanvas(bitmap.width * scale, bitmap.height * scale);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return { picture: await jpegOf(canvas) };
  } catch {
    return { fault: await faultOf(file) };
  }
}

/** The selected part of a picture after rotation. @param area px of the rotated picture @param turnDegrees clockwise */
export async function croppedPicture(
  picture: Blob,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  turnDegrees: number,
): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const { canvas, context } = whiteCanvas(area.width, area.height);
  const turn = (turnDegrees * Math.PI) / 180;
  const [width, height] =
    turnDegrees % 180 === 0 ? [bitmap.width, bitmap.height] : [bitmap.height, bitmap.width];
  context.translate(width / 2 - area.x, height / 2 - area.y);
  context.rotate(turn);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  bitmap.close();
  return jpegOf(canvas);
}
