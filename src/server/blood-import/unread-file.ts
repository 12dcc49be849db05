import { fileTypeFromBuffer } from 'file-type';

/** What files are that are neither text nor PDF, by their media type, and what to do about it. */
const KINDS: readonly (readonly [mediaType: RegExp, what: string])[] = [
  [/^image\//, 'a picture. Save the report as PDF, or enter the values'],
  [/spreadsheet|excel/, 'a spreadsheet. Save it as CSV'],
  [/wordprocessing|opendocument\.text|rtf/, 'a text document. Save it as PDF'],
  [/x-cfb/, 'of an old office program. Save it as CSV or PDF'],
  [/zip|tar|7z|rar|xz|zstd|lz/, 'packed. Unpack it first'],
];
const UNKNOWN = 'neither text nor a PDF: a program’s own file, or one that is damaged';

/** What a file is that cannot be read, and what to do about it, for its owner. */
export async function unreadFileWords(bytes: Uint8Array): Promise<string> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const what = KINDS.find(([mediaType]) => mediaType.test(type?.mime ?? ''))?.[1] ?? UNKNOWN;
  return `This file is ${what}. PDF, FHIR in JSON and CSV can be read.`;
}
