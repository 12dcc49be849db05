import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Doc = PDFKit.PDFDocument;
type Weight = 'plain' | 'bold';

const { resolve } = createRequire(import.meta.url);

const fileOf = (name: string): string => resolve(`@expo-google-fonts/${name}.ttf`);

/** The heading face, found from the source and from a build. */
function headingFile(): string {
  const file = ['../../../../data/fonts', '../../../data/fonts', '../../data/fonts']
    .map((place) => path.join(import.meta.dirname, place, 'fraunces-print.ttf'))
    .find((place) => existsSync(place));
  if (file === undefined) throw new Error(`Couldn’t find data/fonts near ${import.meta.dirname}.`);
  return file;
}

// TrueType, because unpacking WOFF takes a quarter of a second for each document.
const FILES = {
  plain: fileOf('figtree/400Regular/Figtree_400Regular'),
  bold: fileOf('figtree/600SemiBold/Figtree_600SemiBold'),
  plainWide: fileOf('noto-sans/400Regular/NotoSans_400Regular'),
  boldWide: fileOf('noto-sans/600SemiBold/NotoSans_600SemiBold'),
  heading: headingFile(),
};

const ASCII = /^[ -~]*$/;
/** Replaces letters that are in none of the fonts. */
const UNKNOWN = '?';

/** Font of the document. */
export const FIRST_FONT = FILES.plain;

/** Names of the fonts. The wide ones have Latin of all languages, Greek and Cyrillic, and are loaded for texts that need them. */
export function registerFonts(doc: Doc): void {
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, file);
}

/** Whether the current font has a character; the library doesn't type its fonts. */
function has(doc: Doc, character: string): boolean {
  const { font } = (
    doc as unknown as {
      readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    }
  )._font;
  return /\s/.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Sets the heading face, or a wider one if it lacks a letter. @returns the printable text */
export function setHeadingFont(doc: Doc, text: string): string {
  doc.font('heading');
  return Array.from(text).every((character) => has(doc, character)) ? text : setFont(doc, 'bold', text);
}

/**
 * Sets a font for a text, a wide one if the default lacks a letter of it.
 * @returns the printable text
 */
export function setFont(doc: Doc, weight: Weight, text: string): string {
  doc.font(weight);
  if (ASCII.test(text)) return text;
  const characters = Array.from(text.normalize('NFC'));
  if (characters.every((character) => has(doc, character))) return characters.join('');
  doc.font(`${weight}Wide`);
  return characters.map((character) => (has(doc, character) ? character : UNKNOWN)).join('');
}
