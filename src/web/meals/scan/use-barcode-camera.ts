import { useEffect, useRef, useState, type RefObject } from 'react';
import { readBarcode } from '#web/lib/pictures/read-barcode.ts';

/** State of a camera; `refused` by the member or their browser, `absent` if there is none. */
export type CameraState = 'starting' | 'looking' | 'refused' | 'absent' | 'broken';

/** Wide enough for the narrowest bar of a code that fills a third of the picture; more would only be slower. */
const FRAME_WIDTH_PX = 960;
const PAUSE_MS = 120;

async function openCamera(): Promise<MediaStream | CameraState> {
  if (!navigator.mediaDevices?.getUserMedia) return 'absent';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
    return name === 'NotFoundError' ? 'absent' : 'broken';
  }
}

async function show(stream: MediaStream, video: HTMLVideoElement): Promise<void> {
  video.srcObject = stream;
  await video.play();
}

/** One frame of a video, scaled down; undefined before the first has arrived. */
function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const scale = Math.min(1, FRAME_WIDTH_PX / video.videoWidth);
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  if (!width || !height) return undefined;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}

async function look(
  video: HTMLVideoElement,
  isOver: () => boolean,
  onCode: (code: string) => void,
): Promise<void> {
  const canvas = document.createElement('canvas');
  while (!isOver()) {
    const frame = frameOf(video, canvas);
    const code = frame && (await readBarcode(frame));
    if (code !== undefined && !isOver()) return onCode(code);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Shows a camera in a video and looks for a barcode until one is found; leaving the screen turns the camera off.
 * @param onCode called once, with the digits of the first code
 */
export function useBarcodeCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });
  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    const begin = async () => {
      const opened = await openCamera();
      if (typeof opened === 'string') return over || setState(opened);
      stream = opened;
      const shown = video.current;
      if (over || !shown) return stream.getTracks().forEach((track) => track.stop());
      await show(stream, shown);
      setState('looking');
      await look(
        shown,
        () => over,
        (code) => tell.current(code),
      );
    };
    begin().catch(() => over || setState('broken'));
    return () => {
      over = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [video]);
  return state;
}
