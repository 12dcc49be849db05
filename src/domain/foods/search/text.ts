import { SPELLINGS } from './spellings.ts';

/**
 * Normalizes words for comparison: lowercase, no accents, singular, one spelling. Food names, aliases and members' texts all pass through
 * here, so both sides have the same form.
 */

/** Words listed with spaces between them. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** A word, number or punctuation mark of a text, with its position in the original. */
export interface TextToken {
  readonly kind: 'word' | 'number' | 'mark';
  /** Lowercase text without accents; punctuation stays. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital?: boolean;
}

const TOKEN =
  /\d+(?:[.,]\d+)?%|\d+(?:\.\d+)?e\+?\d+(?!\p{L})|\d{1,3}(?:,\d{3})+(?![\d,])|\d*[.,]?\d+|[¼½¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]|[\p{L}\p{M}]+(?:['’][\p{L}]+)*|[\n\t]|[^\s\p{L}\p{M}\d]/gu;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/’/g, "'");

/** Splits a text into tokens in linear time, without white space; "2%" is one word, "100g" a number and a word. */
export function tokenizeText(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    const start = match.index;
    const first = raw.codePointAt(0) ?? 0;
    const kind = /^[\d.,]*\d$|^\d[\d.]*e\+?\d+$|^[¼½¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]$/u.test(raw)
      ? 'number'
      : /[\p{L}\d]/u.test(raw)
        ? 'word'
        : 'mark';
    const plain =
      first < 128 && /^[\x20-\x7e]*$/.test(raw) ? raw.toLowerCase() : kind === 'number' ? raw : fold(raw);
    tokens.push({ kind, text: plain, start, end: start + raw.length, isCapital: /^\p{Lu}/u.test(raw) });
  }
  return tokens;
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    knives: 'knife',
    geese: 'goose',
    teeth: 'tooth',
    feet: 'foot',
    people: 'person',
  }),
);

const CACHE_LIMIT = 20_000;
const stems = new Map<string, string>();

/** One form for singular and plural, not a dictionary form ("cookies" and "cookie" both become "cooky"). */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  if (stems.size < CACHE_LIMIT) stems.set(word, stem);
  return stem;
}

function stemOf(word: string): string {
  const text = word.replace(/'s$|'$/, '').replace(/'/g, '');
  const irregular = IRREGULAR.get(text);
  if (irregular !== undefined) return irregular;
  if (text.length <= 3) return text;
  if (text.endsWith('ies')) return `${text.slice(0, -3)}y`;
  if (text.endsWith('ie')) return `${text.slice(0, -2)}y`;
  if (/(?:[sxz]|ch|sh|o)es$/.test(text) && text.length > 4)
    return text.slice(0, text.endsWith('ses') && !text.endsWith('sses') ? -1 : -2);
  if (text.endsWith('s') && !/(?:ss|us)$/.test(text) && (text.length > 4 || !text.endsWith('is')))
    return text.slice(0, -1);
  return text;
}

/** Whether a word is a plural in s: "nuggets", but not "hummus" or "molasses". */
export const isPlural = (word: string): boolean => word.endsWith('s') && !stemWord(word).endsWith('s');

const cache = new Map<string, readonly string[]>();

/** Normalized forms of a word: usually one, two for compounds ("hotdog"), none for fillers. */
export function canonicalWords(word: string): readonly string[] {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stem = stemWord(word);
  const forms = (SPELLINGS.get(stem) ?? SPELLINGS.get(word) ?? [stem]).map(stemWord);
  if (cache.size < CACHE_LIMIT) cache.set(word, forms);
  return forms;
}
