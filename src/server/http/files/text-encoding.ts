import type { FileBytes } from './reader-program.ts';

const SAMPLE = 4096;
const CHUNK_BYTES = 1 << 16;

/** Whether all bytes are UTF-8; the last letter may be cut off. */
function isUtf8(bytes: FileBytes): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Detects a text's encoding: by its byte order mark, by zeros between Latin letters, or as valid UTF-8; otherwise Western European. */
export function encodingOf(bytes: FileBytes): string {
  const sample = bytes.subarray(0, SAMPLE);
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  const zerosAt = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  if (zerosAt(1) > sample.length / 4) return 'utf-16le';
  if (zerosAt(0) > sample.length / 4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
