import { isUtf8 } from 'node:buffer';

const SAMPLE = 4096;
/** The bytes that a letter of UTF-8 may lack where the file was cut off. */
const LETTER_BYTES = 3;

/** The encoding of a text: by its mark, by zeros between Latin letters, by being UTF-8; what is none of these is Western European. */
export function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zerosAt = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  if (zerosAt(1) > sample.length / 4) return 'utf-16le';
  if (zerosAt(0) > sample.length / 4) return 'utf-16be';
  const isCutUtf8 = Array.from({ length: LETTER_BYTES + 1 }, (_, missing) => missing).some((missing) =>
    isUtf8(bytes.subarray(0, Math.max(0, bytes.length - missing))),
  );
  return isCutUtf8 ? 'utf-8' : 'windows-1252';
}
